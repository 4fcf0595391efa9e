# Чего не подтверждает ни один источник.

unconfirmed-name = название
unconfirmed-copies = количество
unconfirmed-keepable = остаётся ли после боя
unconfirmed-effect = действие
unconfirmed-play = когда разыгрывается
unconfirmed-strength = сила
unconfirmed-territories = территории
unconfirmed-amounts = количество Пряности
unconfirmed-start = начальное положение
unconfirmed-box = ячейки кубиков
unconfirmed-special = особое действие
unconfirmed-gains = что она даёт
unconfirmed-condition = условие
unconfirmed-faces = грани
unconfirmed-symbols = символы
unconfirmed-length = длина
unconfirmed-spaces = число мест
unconfirmed-scores = значения
unconfirmed-atomics = какие границы открывает ядерный удар
