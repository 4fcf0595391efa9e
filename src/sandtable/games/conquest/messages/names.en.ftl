## Factions and alliances

faction-atreides = Atreides
faction-fremen = Fremen
faction-harkonnen = Harkonnen
faction-imperium = Imperium
faction-atreides-fremen = Atreides and Fremen
faction-harkonnen-imperium = Harkonnen and Imperium

## Pairings of the two-player game

duel-kin = Kin
duel-quarrel = Quarrel
duel-kanly = Kanly
duel-desert-rats = Desert Rats
duel-suspicion = Suspicion
duel-opposites = Opposites

## Leaders

leader-duke-leto = Duke Leto Atreides
leader-lady-jessica = Lady Jessica
leader-paul-atreides = Paul Atreides
leader-thufir-hawat = Thufir Hawat
leader-gurney-halleck = Gurney Halleck
leader-duncan-idaho = Duncan Idaho
leader-dr-yueh = Dr. Wellington Yueh
leader-stilgar = Stilgar
leader-liet-kynes = Liet Kynes
leader-chani = Chani
leader-shadout-mapes = Shadout Mapes
leader-jamis = Jamis
leader-baron-harkonnen = Baron Vladimir Harkonnen
leader-beast-rabban = Glossu “Beast” Rabban
leader-piter-de-vries = Piter de Vries
leader-harkonnen-captain = Harkonnen Captain
leader-harkonnen-servant = Harkonnen Servant
leader-reverend-mother-mohiam = Reverend Mother Mohiam
leader-sardaukar-bashar = Sardaukar Bashar
leader-sardaukar-captain = Sardaukar Captain
leader-bene-gesserit-sister = Bene Gesserit Sister
leader-herald-of-the-change = Herald of the Change

## Battle cards

-projectile-weapon = Projectile weapon. Kills the opposing leader unless a projectile defence protects that leader. The winner may keep it.
-poison-weapon = Poison weapon. Kills the opposing leader unless a poison defence protects that leader. The winner may keep it.
-worthless-card = Worthless. Fills the weapon or the defence slot and does nothing. Always discarded after the battle.

card-maula-pistol = Maula Pistol
card-maula-pistol-text = { -projectile-weapon }
card-crysknife = Crysknife
card-crysknife-text = { -projectile-weapon }
card-slip-tip = Slip Tip
card-slip-tip-text = { -projectile-weapon }
card-stunner = Stunner
card-stunner-text = { -projectile-weapon }
card-gom-jabbar = Gom Jabbar
card-gom-jabbar-text = { -poison-weapon }
card-chaumas = Chaumas
card-chaumas-text = { -poison-weapon }
card-chaumurky = Chaumurky
card-chaumurky-text = { -poison-weapon }
card-ellaca-drug = Ellaca Drug
card-ellaca-drug-text = { -poison-weapon }
card-shield = Shield
card-shield-text = Projectile defence. Protects your leader from projectile weapons. Explodes if a lasgun is in either plan. The winner may keep it.
card-snooper = Snooper
card-snooper-text = Poison defence. Protects your leader from poison weapons. The winner may keep it.
card-lasgun = Lasgun
card-lasgun-text = Special weapon. Kills the opposing leader; no defence stops it. If a shield is in either plan, everything explodes: both sides lose, both leaders die, and all forces and spice in the territory are destroyed. The winner may keep it.
card-hunter-seeker = Hunter-Seeker
card-hunter-seeker-text = Special weapon. Set it to projectile or to poison in your plan; it kills the opposing leader unless a defence of that type protects that leader. Discarded after the battle.
card-weirding-way = Weirding Way
card-weirding-way-text = As a weapon: special; kills the opposing leader unless a projectile defence protects that leader. As a defence: protects your leader from projectile weapons, and is no shield. Discarded after the battle.
card-baliset = Baliset
card-baliset-text = { -worthless-card }
card-jubba-cloak = Jubba Cloak
card-jubba-cloak-text = { -worthless-card }
card-kulon = Kulon
card-kulon-text = { -worthless-card }
card-la-la-la = La, La, La
card-la-la-la-text = { -worthless-card }
card-trip-to-gamont = Trip to Gamont
card-trip-to-gamont-text = { -worthless-card }

## Market cards

card-counter-attack = Counter-Attack
card-counter-attack-text = In your battle, after plans are revealed: add 4 to your strength. Your losses do not change.
card-poison-tooth = Poison Tooth
card-poison-tooth-text = In your battle, after plans are revealed: both leaders die, whatever defences were played.
card-prana-bindu = Prana-Bindu
card-prana-bindu-text = In your battle, after plans are revealed: your leader survives the weapon played against you. It helps neither against an explosion nor against treason or Poison Tooth.
card-under-cover-of-sand = Under Cover of Sand
card-under-cover-of-sand-text = After a battle you lost: send up to 3 of your forces that were not dialled to your reserve instead of the tanks.
card-spy = Spy
card-spy-text = Before the plans of any battle are made: look at the battle cards of one opponent.
card-weather-control = Weather Control
card-weather-control-text = Before the storm roll: choose how far the storm moves, 0 to 6 sectors, instead of the roll.
card-thumper = Thumper
card-thumper-text = From round 2, before the first spice card: a worm strikes the two territories on the top location card of the discard pile, as if a worm card had been revealed.
card-spice-harvester = Spice Harvester
card-spice-harvester-text = When you harvest: in one territory each of your forces collects 4 spice instead of 2.
card-hajr = Hajr
card-hajr-text = After your movement: move one more group under the normal movement rules.
card-ornithopters = Ornithopters
card-ornithopters-text = Before your movement: one of your groups may move up to 6 territories this turn.
card-smugglers = Smugglers
card-smugglers-text = Before you ship: ship up to 4 forces without paying. The Fremen may bring 2 more forces to the polar sink instead.
card-tleilaxu-ghola = Tleilaxu Ghola
card-tleilaxu-ghola-text = In your revival: revive one leader, or up to 5 forces, at no cost and on top of the usual revival.
card-barter = Barter
card-barter-text = Before you draw battle cards: discard any battle cards from your hand, worthless ones included.

## Spice cards

card-sandworm = Sandworm
card-sandworm-text = From round 2: destroys all forces and spice in the two territories on the top location card of the discard pile. Fremen forces survive and may ride the worm.
