# По чему оценивают положение: так это называет совет.

matter-prescience = недостающие очки предвидения
matter-supremacy = превосходство
matter-regular = обычные отряды
matter-elite = элитные отряды
matter-special = особые элитные отряды
matter-leaders = командиры на поле
matter-cards = карты планирования
matter-settlements = поселения
matter-tokens = жетоны Бене Гессерит
matter-imperium = жетоны Империи
matter-bans = имперские запреты
matter-harvesters = комбайны
matter-worms = песчаные черви
matter-danger = поселения под угрозой
