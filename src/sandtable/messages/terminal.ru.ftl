# Игра в терминале.

command-table = стол
command-hand = рука
command-card = карта
command-log = журнал
command-advice = совет
command-undo = отмена
command-save = сохранить
command-alone = самостоятельно
command-help = помощь
command-quit = выход

terminal-which-mode = Во что сыграем? (1–{ $count })
terminal-you-play = Вы играете за: { $names }.
terminal-bots = За остальных играют боты; уровень: { $level }.
terminal-level-easy = лёгкий
terminal-level-heuristic = обычный
terminal-level-hard = сильный
terminal-level-expert = мастер
terminal-level-random = случайный
terminal-kept-in = После каждого хода игра сохраняется в файл { $file }.
terminal-how-to = Введите обозначение варианта или «{ $help }».
terminal-coach = Наставник:
terminal-coach-until = «{ $alone }» – играть дальше без наставника.
terminal-coach-leaves = Теперь вы играете без наставника.
terminal-no-coach = Наставника здесь нет: «sandtable play --coach» начинает первую партию с ним.
terminal-hand-over = { $name }: ваш ход. Нажмите Enter, когда никто другой не смотрит.
terminal-hand-over-may = { $name }: вы можете действовать, этого никто не ждёт. Нажмите Enter, когда никто другой не смотрит.
terminal-may = Вы можете: { $prompt }
terminal-may-pass = Вас никто не ждёт: Enter – пропустить.
terminal-nothing-typed = Выберите один из вариантов ({ $labels }) или введите «{ $help }».
terminal-not-understood = «{ $typed }» здесь не вариант и не команда. Выберите один из вариантов ({ $labels }) или введите «{ $help }».
terminal-why-not = «{ $typed }» сейчас выбрать нельзя. { $reason }
terminal-ambiguous = «{ $typed }» может означать: { $names }. Введите больше букв или обозначение варианта.
terminal-back-to-all = Просто Enter снова покажет все варианты.
terminal-no-rule = В каталоге нет правила { $rule }.
terminal-example = Пример:
terminal-rule-before = Перед ним, { $rule }: { $text }
terminal-rule-after = После него, { $rule }: { $text }
terminal-no-such-card = Карты «{ $typed }» нет.
terminal-no-card = Карты «{ $typed }» нет. Карты в игре: { $names }.
terminal-no-cards = У вас нет карт, которые можно назвать. Все карты: { $names }.
terminal-advice-people = Советы – только для тех, кто играет с ботами один.
terminal-advice-none = Для этой игры советов нет.
terminal-advice-let-be = Сейчас ничего делать не стоит: Enter – пропустить.
terminal-advice-usual = На первый взгляд: { $option }.
terminal-advice-ahead = Если смотреть вперёд: { $option }.
terminal-advice-second = Второй вариант: { $option }.
terminal-weighed = { $option } ({ $chance }{"\u00A0"}%)
terminal-no-undo = Это нельзя отменить: что-то было раскрыто, или кто-то другой уже сделал ход.
terminal-taken-back = Отменено.
terminal-saved = Сохранено в файл { $file }.
terminal-no-file = Игра не сохраняется: введите «сохранить ФАЙЛ», чтобы указать файл.
terminal-goodbye = Игра сохранена в файл { $file }. Продолжить: { $how }
terminal-goodbye-lost = Игра не сохранена.
terminal-winners =
    { $count ->
        [0] Никто из игроков не победил
        [one] Победитель: { $names }
       *[other] Победители: { $names }
    }
terminal-score =
    { $score ->
        [one] { $name }: { $score } очко
        [few] { $name }: { $score } очка
       *[many] { $name }: { $score } очков
    }

terminal-help-options = Вариант можно выбрать обозначением ({ $labels }), записью или началом названия.
terminal-help-rule = правило, по которому задан вопрос («? { $rule }» покажет другое)
terminal-help-table = весь стол
terminal-help-hand = что у вас на руке
terminal-help-card = что делает карта («карта НАЗВАНИЕ») или все карты на руке
terminal-help-log = последние события («журнал 50» покажет больше)
terminal-help-advice = что выбрал бы разумный игрок и что видно впереди; только с ботами
terminal-help-undo = отменить последний выбор, пока ничего не раскрыто
terminal-help-save = сохранить игру сейчас («сохранить ФАЙЛ» сохранит копию)
terminal-help-alone = играть дальше без наставника
terminal-help-help = этот список
terminal-help-quit = выйти; игра сохранится

terminal-replay-only = [только { $names }] { $text }
terminal-replay-begin = Запись игры { $title }: { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }, зерно { $seed }
terminal-replay-next = Enter: следующий ход, q: выход
terminal-replay-open = Игра не окончена.

terminal-verify-good = Запись в порядке: тайное число подходит к обещанию ниже, а тайное число, числа мест и { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
} дают именно эту игру.
terminal-verify-nonce = число места { $seat }: { $nonce }
terminal-verify-compare = Сравните обещание с тем, что стол показал перед игрой, а своё число с тем, что показывает ваш браузер.
terminal-verify-given = случай этой игры взят из числа, заданного вручную ({ $seed }): тот, кто его задал, мог знать, что будет
terminal-verify-secret = тайное число в этой записи не подходит к её обещанию
terminal-verify-commitment = обещание в этой записи не то, что видели вы
terminal-verify-unfinished = игра в этой записи не доведена до конца
