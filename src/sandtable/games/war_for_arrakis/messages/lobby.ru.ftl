# The game’s card in the lobby, and what can be decided before it begins.

game-title = Дюна: Война за Арракис
game-about = Атрейдесы и фримены против мощи Харконненов: война за всю планету.
game-length = 2–3 часа

setting-side-0 = Сторона игрока 1
choice-random = По жребию
choice-atreides = Атрейдесы
choice-harkonnen = Харконнены
setting-opponent = За Харконненов играет
choice-player = игрок
choice-mahdi = Махди

mode-duel = Дуэль
mode-duel-about = Один ведёт Атрейдесов, другой – Харконненов.
mode-teams = Две команды
mode-teams-about = Трое или четверо; союзники делят сторону, но карты у каждого свои.
mode-mahdi = Против Махди
mode-mahdi-about = Один или двое за Атрейдесов против автомата, который играет за Харконненов.

setting-side-about = Какой стороной управляет первое место.
setting-opponent-about = Играет ли за Харконненов кто-то за столом или автомат.
setting-shared-side-about = Этой стороной управляют двое; третий ведёт другую в одиночку.

unconfirmed-part-rimwall-west = Западный край стены
unconfirmed-part-atreides-die = Кубик действий Атрейдесов
unconfirmed-part-atreides-deployment = Жетоны дислокации Атрейдесов
unconfirmed-part-harkonnen-deployment = Жетоны начальной дислокации Харконненов
unconfirmed-part-wormsigns = Жетоны следов червя каждого вида
unconfirmed-part-stations = Экологические станции
unconfirmed-part-prescience-track = Трек предвидения
unconfirmed-part-boards = Планшеты дома Атрейдесов и союзников-фрименов
unconfirmed-part-tanks = Восстановительные резервуары малых планшетов
unconfirmed-part-objectives = Тайные цели
