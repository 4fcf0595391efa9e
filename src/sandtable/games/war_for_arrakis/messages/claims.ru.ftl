# Чего ещё требует карта предвидения; рядом стоит, сколько есть и сколько нужно.

need-legions-in-plateau = Плоскогорья с легионом Атрейдесов
need-legions-in-mountain = Области гор с легионом Атрейдесов
need-legions-in-minor-erg = Малые эрги с легионом Атрейдесов
need-legions-in-desert-without-sietch = Области пустыни без сиетча с легионом Атрейдесов
need-paul-in-desert = Пол в пустыне, вне сиетчей
need-paul-in-deep-desert = Пол в бескрайней пустыне, вне сиетчей
need-jessica-in-deep-desert = Джессика в бескрайней пустыне, вне сиетчей
need-paul-beside-worm = Пол рядом с песчаным червём
need-paul-in-sietch = Пол в сиетче
need-jessica-in-sietch = Джессика в сиетче
need-together = Пол и Джессика в одной области
need-harvesters = Комбайны на поле, не больше
need-leaders-in-tank = Именитые командиры Харконненов в восстановительном резервуаре
need-worms-beside-legions = Песчаные черви рядом с легионом Харконненов
need-fedaykin = Федайкины в одном легионе вне сиетчей
need-quiet-sietch = Сиетчи, рядом с которыми нет легионов Харконненов
need-families = Такие сиетчи с жетоном дислокации или 2 обычными отрядами
need-paul-on-board = Пол на поле
need-quiet-sector = В секторе Пола нет легионов Харконненов
need-paul-beside-settlement = Пол рядом с поселением Харконненов
need-paul-on-hidden-sietch = Пол в закрытом сиетче
need-tokens-with-paul = Жетоны дислокации там, где Пол
need-no-ornithopter-above = Над Полом нет орнитоптера
need-die = Неиспользованный кубик
