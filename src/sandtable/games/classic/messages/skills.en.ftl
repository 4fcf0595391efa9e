## Leader skills

skill-mentat = Mentat
skill-swordmaster-of-ginaz = Swordmaster of Ginaz
skill-master-of-assassins = Master of Assassins
skill-prana-bindu-adept = Prana Bindu Adept
skill-killer-medic = Killer Medic
skill-warmaster = Warmaster
skill-spice-banker = Spice Banker
skill-bureaucrat = Bureaucrat
skill-diplomat = Diplomat
skill-suk-graduate = Suk Graduate
skill-rihani-decipherer = Rihani Decipherer
skill-sandmaster = Sandmaster
skill-smuggler = Smuggler
skill-planetologist = Planetologist

option-in-front = leave in front of the shield
option-behind = take behind the shield
option-levy = send part of it to the bank

prompt-keep-skill = Which skill do you keep?
prompt-skilled-leader = Which of your leaders becomes { $skill }?
prompt-mentat = Your Mentat may ask { $opponent } for one weapon. For which?
prompt-show-mentat = The Mentat of { $opponent } asks for { $card }. Which card do you show?
prompt-place-skilled = Where does { $leader } stand in this battle?
prompt-plan-bank = How much spice makes your Spice Banker stronger?
prompt-copy-defence = Which worthless card copies the opponent’s { $card }?
prompt-retreat = Your Diplomat may save forces. Where do they retreat to?
prompt-retreat-count = How many forces retreat to { $where }?
prompt-retreat-starred =
    { $count ->
        [one] { $count } force retreats to { $where }. Does it carry a star?
       *[other] { $count } forces retreat to { $where }. How many with a star?
    }
prompt-decipher = Which of these traitors do you keep?
prompt-give-up-traitor = Which of your traitors do you show and give up?
prompt-levy = { $payer } paid { $to }. Does your Bureaucrat send { $count } spice of it to the bank?
prompt-smuggle = Does your Smuggler bring one more force to { $where } for nothing?
prompt-take-sand = Where on the way does your Sandmaster take { $count } spice?
prompt-second-group = From where does a second group go to { $where }?

event-skills-drawn =
    { $count ->
        [one] { $who } looks at { $count } skill card.
       *[other] { $who } looks at { $count } skill cards.
    }
event-skills-seen = You choose from: { $skills }.
event-skill-kept = { $leader } ({ $who }) becomes { $skill }.
event-skill-lost = { $leader } is { $skill } no longer; the card is shuffled into the deck.
event-skill-taken = { $who } takes { $leader } with the skill of the { $skill }.
event-skill-returns = { $leader } is { $skill } for { $who } again.
event-mentat-silent = The Mentat of { $who } asks nothing.
event-mentat-asks = The Mentat of { $who } asks { $opponent } for { $card }.
event-mentat-nothing = { $who } has no card to show.
event-mentat-shown = { $who } shows the Mentat of { $opponent } a card.
event-mentat-sees = { $who } shows { $card }.
event-skilled-behind = { $who } takes { $leader } behind the shield.
event-skilled-in-front = { $who } leaves { $leader } in front of the shield.
event-plan-bank = { $who } adds { $count } spice for the Spice Banker.
event-pays-banked = { $who } pays { $count } spice for the Spice Banker.
event-copies-defence = { $who } lets { $card } count as { $copied }.
event-no-copy = { $who } copies no defence.
event-smuggles =
    { $sector ->
        [0] { $who } smuggles { $count } spice out of { $where }.
       *[other] { $who } smuggles { $count } spice out of { $where }, sector { $sector }.
    }
event-retreat =
    { $special ->
        [0] { $count } of { $who } retreat from { $origin }, sector { $origin_sector }, to { $where }, sector { $sector }.
       *[other] { $count } of { $who }, { $special } of them with a star, retreat from { $origin }, sector { $origin_sector }, to { $where }, sector { $sector }.
    }
event-no-retreat = { $who } retreats nowhere.
event-suk-stays =
    { $special ->
        [0] The Suk Graduate of { $who } saves a force in { $where }, sector { $sector }; it stays.
       *[other] The Suk Graduate of { $who } saves a force with a star in { $where }, sector { $sector }; it stays.
    }
event-suk-returns =
    { $special ->
        [0] The Suk Graduate of { $who } saves a force from { $where }, sector { $sector }; it returns to the reserves.
       *[other] The Suk Graduate of { $who } saves a force with a star from { $where }, sector { $sector }; it returns to the reserves.
    }
event-sandmaster-finds = The Sandmaster of { $who } finds { $count } spice in { $where }, sector { $sector }.
event-deciphers =
    { $count ->
        [one] { $who } looks at { $count } card of the traitor deck.
       *[other] { $who } looks at { $count } cards of the traitor deck.
    }
event-deciphers-seen = You see { $leaders }.
event-traitor-changed = { $who } shows { $leader }, gives the traitor up and keeps another.
event-traitor-gained = Your new traitor is { $leader }.
event-traitor-not-changed = { $who } exchanges no traitor.
event-bank-share = The Spice Banker of { $who } lays { $count } spice in front of the shield.
event-levy = The Bureaucrat of { $who } sends { $count } spice of { $to } to the bank.
event-no-levy = The Bureaucrat of { $who } lets the payment pass.
event-smuggled =
    { $special ->
        [0] The Smuggler of { $who } brings one more force to { $where }, sector { $sector }, for nothing.
       *[other] The Smuggler of { $who } brings one more force with a star to { $where }, sector { $sector }, for nothing.
    }
event-smuggles-nothing = The Smuggler of { $who } brings nobody.
event-no-second-group = { $who } sends no second group.
event-sandmaster-takes = The Sandmaster of { $who } takes { $count } spice in { $where }, sector { $sector }.
event-sandmaster-leaves = The Sandmaster of { $who } leaves the spice.

## Stronghold cards

event-stronghold-card = { $who } takes the card of { $where }.
event-stronghold-card-aside = The card of { $where } is put aside.
event-stronghold-income = The card of { $where } brings { $who } { $count } spice.
event-bank-supports = The bank pays { $count } spice of the support of { $who }.

## The table in a terminal

table-skills = Skills
table-skills-offered = You choose from: { $skills }.
table-traitors-seen = You have drawn { $leaders }.
table-stronghold-cards = Stronghold cards
table-behind = { $name } has the skilled leader behind the shield.
table-plan-bank = { $count } spice for the Spice Banker
