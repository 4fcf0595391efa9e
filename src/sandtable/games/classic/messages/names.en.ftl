## Factions

faction-atreides = Atreides
faction-bene-gesserit = Bene Gesserit
faction-emperor = Emperor
faction-fremen = Fremen
faction-guild = Spacing Guild
faction-harkonnen = Harkonnen

## Leaders

leader-thufir-hawat = Thufir Hawat
leader-lady-jessica = Lady Jessica
leader-gurney-halleck = Gurney Halleck
leader-duncan-idaho = Duncan Idaho
leader-dr-yueh = Dr. Wellington Yueh
leader-alia = Alia
leader-lady-fenring = Margot Lady Fenring
leader-mother-ramallo = Mother Ramallo
leader-princess-irulan = Princess Irulan
leader-wanna-yueh = Wanna Yueh
leader-count-fenring = Hasimir Fenring
leader-captain-aramsham = Captain Aramsham
leader-caid = Caid
leader-burseg = Burseg
leader-bashar = Bashar
leader-stilgar = Stilgar
leader-chani = Chani
leader-otheym = Otheym
leader-shadout-mapes = Shadout Mapes
leader-jamis = Jamis
leader-staban-tuek = Staban Tuek
leader-master-bewt = Master Bewt
leader-esmar-tuek = Esmar Tuek
leader-soo-soo-sook = Soo-Soo Sook
leader-guild-rep = Guild Representative
leader-feyd-rautha = Feyd-Rautha
leader-beast-rabban = Beast Rabban
leader-piter-de-vries = Piter de Vries
leader-captain-iakin-nefud = Captain Iakin Nefud
leader-umman-kudu = Umman Kudu
leader-kwisatz-haderach = the Kwisatz Haderach

## Treachery cards

card-crysknife = Crysknife
card-maula-pistol = Maula Pistol
card-slip-tip = Slip Tip
card-stunner = Stunner
card-chaumas = Chaumas
card-chaumurky = Chaumurky
card-ellaca-drug = Ellaca Drug
card-gom-jabbar = Gom Jabbar
card-lasgun = Lasgun
card-shield = Shield
card-snooper = Snooper
card-cheap-hero = Cheap Hero
card-karama = Karama
card-truthtrance = Truthtrance
card-tleilaxu-ghola = Tleilaxu Ghola
card-hajr = Hajr
card-weather-control = Weather Control
card-family-atomics = Family Atomics
card-baliset = Baliset
card-jubba-cloak = Jubba Cloak
card-kulon = Kulon
card-la-la-la = La, La, La
card-trip-to-gamont = Trip to Gamont

## Spice cards

card-spice-cielago-south = Cielago South, 12 spice
card-spice-cielago-north = Cielago North, 8 spice
card-spice-south-mesa = South Mesa, 10 spice
card-spice-red-chasm = Red Chasm, 8 spice
card-spice-minor-erg = The Minor Erg, 8 spice
card-spice-sihaya-ridge = Sihaya Ridge, 6 spice
card-spice-old-gap = Old Gap, 6 spice
card-spice-broken-land = Broken Land, 8 spice
card-spice-hagga-basin = Hagga Basin, 6 spice
card-spice-rock-outcroppings = Rock Outcroppings, 6 spice
card-spice-funeral-plain = Funeral Plain, 6 spice
card-spice-great-flat = The Great Flat, 10 spice
card-spice-habbanya-erg = Habbanya Erg, 8 spice
card-spice-wind-pass-north = Wind Pass North, 6 spice
card-spice-habbanya-ridge-flat = Habbanya Ridge Flat, 10 spice
card-shai-hulud = Shai-Hulud

## Phases

phase-setup = set-up
phase-storm = storm
phase-spice-blow = spice blow and nexus
phase-charity = CHOAM charity
phase-bidding = bidding
phase-revival = revival
phase-ship-move = shipment and movement
phase-battle = battle
phase-collection = spice collection
phase-mentat-pause = mentat pause
phase-over = the end

## Advantages that a Karama can stop

advantage-bidding-look = looking at cards up for auction (Atreides)
advantage-spice-look = looking at the spice deck (Atreides)
advantage-prescience = prescience (Atreides)
advantage-kwisatz-haderach = the Kwisatz Haderach (Atreides)
advantage-accompany = sending a force along with a shipment (Bene Gesserit)
advantage-voice = the Voice (Bene Gesserit)
advantage-sure-charity = charity whatever they own (Bene Gesserit)
advantage-intrusion = fighters who become advisors (Bene Gesserit)
advantage-take-up-arms = advisors who take up arms (Bene Gesserit)
advantage-worthless-karama = a worthless card as Karama (Bene Gesserit)
advantage-card-income = the price of the card (Emperor)
advantage-ally-revival = paying for the ally’s forces (Emperor)
advantage-sardaukar = the strength of Sardaukar (Emperor)
advantage-gift = a gift of spice to the ally (Emperor)
advantage-desert-march = the longer march (Fremen)
advantage-worm-riders = safety from the worm, and the ride (Fremen)
advantage-protect-ally = protecting the ally from the worm (Fremen)
advantage-ally-free-revival = free revivals for the ally (Fremen)
advantage-storm-look = looking at the storm card (Fremen)
advantage-call-worm = placing a further worm (Fremen)
advantage-storm-hardy = half losses in the storm (Fremen)
advantage-land-in-storm = bringing reserves into the storm (Fremen)
advantage-fedaykin = the strength of Fedaykin (Fremen)
advantage-free-support = full strength without spice (Fremen)
advantage-ship-income = the price of the shipment (Guild)
advantage-cross-ship = shipping between territories or back (Guild)
advantage-half-price = the half price (Guild)
advantage-ally-shipping = the ally’s shipping at Guild rates (Guild)
advantage-own-timing = choosing the moment to ship and move (Guild)
advantage-free-card = the free card (Harkonnen)
advantage-capture = taking a leader (Harkonnen)
advantage-ally-traitor = calling traitors for the ally (Harkonnen)
