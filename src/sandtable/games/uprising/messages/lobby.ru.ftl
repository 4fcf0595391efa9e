# The game’s card in the lobby, and what can be decided before it begins.

game-about = Рассылайте агентов по Арракису и Ландсрааду, собирайте колоду, внедряйте шпионов и ведите в бой песчаных червей. Для победы нужно десять очков.
game-length = 60–120 минут

mode-standard = Втроём или вчетвером
mode-standard-about = Полная игра, все против всех.
mode-hagal-solo = Дом Хагаль: соло
mode-hagal-solo-about = Вы одни против двух оппонентов, которыми управляют карты.
mode-hagal-two = Дом Хагаль: вдвоём
mode-hagal-two-about = Двое друг против друга, и оппонент между ними.

setting-choam-about = Контракты, которые нужно выполнить, и ещё два лидера.
setting-leaders-about = Как игроки получают лидеров.
setting-leader-about = Выберите лидера для этого места или оставьте выбор настройке выше.
setting-mandatory-spy-placement-about = Версия автора: кто может поместить шпиона, обязан это сделать.
setting-difficulty-about = С чем начинают оппоненты и по каким правилам они играют.
setting-rival-about = Какой оппонент сядет за стол.
setting-imperium-row-churn-about = После каждого вашего раскрытия кубики убирают карты с рынка Империи.
setting-streamlined-rivals-about = Оппонент попроще, который не может победить.
setting-brutal-escalation-about = В конфликтах уровня III мечи каждого оппонента определяют две карты.
setting-expert-deployment-about = Оппоненты берегут отряды там, где лидируют, и отправляют все на уровне III.
setting-smart-politics-about = Оппоненты обходят фракции, где гонка уже выиграна или проиграна.
setting-measured-deployment-about = Оппоненты размещают лишь столько отрядов, чтобы лидировать на три.
