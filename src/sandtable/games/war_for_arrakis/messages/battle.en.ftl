### Battles, casualties, retreat and advance, settlements.

rolled = { $hits ->
    [one] 1 Hit
   *[other] { $hits } Hits
}, { $shields ->
    [one] 1 Shield
   *[other] { $shields } Shields
}, { $specials ->
    [one] 1 Special
   *[other] { $specials } Specials
}

event-combat-round = Combat round { $round }.
prompt-throw-cards = You roll { $dice } dice, at most { $most }. Discard a card for one more?
event-throws-nothing = { $who } discards no cards.
event-combat-roll = { $who } rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { rolled }.
prompt-specials = Which leader uses a Special ({ $specials } left)?
event-leader-uses-special = { $leader } turns a Special into { $hits ->
    [one] 1 Hit
   *[other] { $hits } Hits
} and { $shields ->
    [one] 1 Shield
   *[other] { $shields } Shields
}.
event-special-unused = { $who } lets a Special go.
event-shields-broken = { $who }: Special Elite Units break { $count ->
    [one] 1 Shield
   *[other] { $count } Shields
}.
event-no-hits = Nobody is hit.
event-takes-hits = { $who }: { $count ->
    [one] 1 hit
   *[other] { $count } hits
} in { $where }.
prompt-casualties = What takes a hit in { $where } ({ $hits } to go)?
prompt-continue = { $hits ->
    [0] Continue the attack on { $where }?
   *[other] Continue the attack on { $where }? It costs a hit.
}
event-continue = { $who } continues the attack.
event-cease = { $who } ceases the attack.
prompt-stand = Your legion in { $where }: fight on or retreat?
event-fights-on = { $who } fights on.
prompt-retreat-to = Where does the legion in { $where } retreat to?
event-retreats = { $who }: { $legion } retreat from { $where } to { $to }.
event-battle-won = { $who } wins the battle for { $where }.
event-battle-undecided = Nobody is left in the battle for { $where }.
prompt-advance = Advance into { $where }?
event-advances = { $who }: { $legion } advance into { $where }.
event-stays = { $who } holds back.
event-settlement-destroyed = The settlement { $where } ({ $who }, rank { $rank }) is destroyed.
