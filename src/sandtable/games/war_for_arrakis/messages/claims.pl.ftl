# Czego wymaga jeszcze karta jasnowidzenia; obok stoi, ile jest i ile trzeba.

need-legions-in-plateau = Płaskowyże z legionem Atrydów
need-legions-in-mountain = Obszary gór z legionem Atrydów
need-legions-in-minor-erg = Małe ergi z legionem Atrydów
need-legions-in-desert-without-sietch = Obszary pustyni bez siczy, z legionem Atrydów
need-paul-in-desert = Paul jest na pustyni, poza siczami
need-paul-in-deep-desert = Paul jest na głębokiej pustyni, poza siczami
need-jessica-in-deep-desert = Jessika jest na głębokiej pustyni, poza siczami
need-paul-beside-worm = Paul jest obok czerwia pustyni
need-paul-in-sietch = Paul jest w siczy
need-jessica-in-sietch = Jessika jest w siczy
need-together = Paul i Jessika są w tym samym obszarze
need-harvesters = Kombajny na planszy, najwyżej
need-leaders-in-tank = Imienni dowódcy Harkonnenów w zbiorniku regeneracyjnym
need-worms-beside-legions = Czerwie pustyni obok legionu Harkonnenów
need-fedaykin = Fedajkini w jednym legionie poza siczami
need-quiet-sietch = Sicze, obok których nie ma legionów Harkonnenów
need-families = Takie sicze z żetonem rozmieszczenia albo 2 zwykłymi oddziałami
need-paul-on-board = Paul jest na planszy
need-quiet-sector = W sektorze Paula nie ma legionów Harkonnenów
need-paul-beside-settlement = Paul jest obok osady Harkonnenów
need-paul-on-hidden-sietch = Paul jest w zakrytej siczy
need-tokens-with-paul = Żetony rozmieszczenia tam, gdzie jest Paul
need-no-ornithopter-above = Nad Paulem nie ma ornitoptera
need-die = Niewykorzystana kość
