## Umiejętności przywódców

skill-mentat = Mentat
skill-swordmaster-of-ginaz = Mistrz miecza z Ginaz
skill-master-of-assassins = Mistrz asasynów
skill-prana-bindu-adept = Adept prana-bindu
skill-killer-medic = Medyk zabójca
skill-warmaster = Wódz
skill-spice-banker = Bankier przyprawy
skill-bureaucrat = Biurokrata
skill-diplomat = Dyplomata
skill-suk-graduate = Absolwent Szkoły Suk
skill-rihani-decipherer = Rihański deszyfrant
skill-sandmaster = Mistrz piasków
skill-smuggler = Przemytnik
skill-planetologist = Planetolog

option-in-front = zostaw przed zasłonką
option-behind = zabierz za zasłonkę
option-levy = wyślij część do banku

prompt-keep-skill = Którą umiejętność zatrzymujesz?
prompt-skilled-leader = Który przywódca otrzymuje umiejętność „{ $skill }”?
prompt-mentat = O jaką broń Twój Mentat pyta { $opponent-acc }?
prompt-show-mentat = Mentat { $opponent-gen } pyta o kartę „{ $card }”. Którą kartę pokazujesz?
prompt-place-skilled = Gdzie w tej bitwie jest { $leader }?
prompt-plan-bank = Ile przyprawy wzmacnia Twojego Bankiera przyprawy?
prompt-copy-defence = Która bezużyteczna karta kopiuje osłonę przeciwnika „{ $card }”?
prompt-retreat = Twój Dyplomata może ocalić oddziały. Dokąd się wycofują?
prompt-retreat-count = Ile oddziałów wycofuje się { $where-to }?
prompt-retreat-starred = Ile z wycofujących się { $where-to } ma gwiazdkę? (razem: { $count })
prompt-decipher = Którego z tych zdrajców zatrzymujesz?
prompt-give-up-traitor = Którego swojego zdrajcę pokazujesz i oddajesz?
prompt-levy = { $payer } → { $to }: wysyłasz z tej zapłaty do banku { $count }?
prompt-smuggle = Czy Przemytnik przewozi za darmo jeszcze jeden oddział { $where-to }?
prompt-take-sand = Gdzie po drodze Mistrz piasków zabiera przyprawę ({ $count })?
prompt-second-group = Skąd rusza druga grupa { $where-to }?

event-skills-drawn = { $who } { $who-num ->
       *[one] ogląda
        [many] oglądają
    } { $count } { $count ->
        [one] kartę umiejętności
        [few] karty umiejętności
       *[many] kart umiejętności
    }.
event-skills-seen = Umiejętności do wyboru: { $skills-quoted }.
event-skill-kept = { $leader } ({ $who }) otrzymuje umiejętność „{ $skill }”.
event-skill-lost = { $leader } traci umiejętność „{ $skill }”, karta zostaje wtasowana do talii.
event-skill-taken = { $who } { $who-num ->
       *[one] zabiera
        [many] zabierają
    } przywódcę z umiejętnością „{ $skill }”: { $leader }.
event-skill-returns = { $leader } wraca do { $who-gen } z umiejętnością „{ $skill }”.
event-mentat-silent = Mentat { $who-gen } o nic nie pyta.
event-mentat-asks = Mentat { $who-gen } pyta { $opponent-acc } o kartę „{ $card }”.
event-mentat-nothing = { $who } nie { $who-num ->
       *[one] ma
        [many] mają
    } takiej karty.
event-mentat-shown = { $who } { $who-num ->
       *[one] pokazuje
        [many] pokazują
    } kartę Mentatowi { $opponent-gen }.
event-mentat-sees = { $who } { $who-num ->
       *[one] pokazuje
        [many] pokazują
    } kartę „{ $card }”.
event-skilled-behind = { $who } { $who-num ->
       *[one] zabiera
        [many] zabierają
    } przywódcę za zasłonkę: { $leader }.
event-skilled-in-front = { $who } { $who-num ->
       *[one] zostawia
        [many] zostawiają
    } przywódcę przed zasłonką: { $leader }.
event-plan-bank = { $who } { $who-num ->
       *[one] dodaje
        [many] dodają
    } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy dla Bankiera przyprawy.
event-pays-banked = { $who } { $who-num ->
       *[one] płaci
        [many] płacą
    } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy za Bankiera przyprawy.
event-copies-defence = { $who } { $who-num ->
       *[one] używa
        [many] używają
    } karty „{ $card }” jako karty „{ $copied }”.
event-no-copy = { $who } nie { $who-num ->
       *[one] kopiuje
        [many] kopiują
    } osłony.
event-smuggles = { $who } { $who-num ->
       *[one] wywozi
        [many] wywożą
    } ukradkiem { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy { $where-from }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-retreat = { $who } { $who-num ->
       *[one] wycofuje
        [many] wycofują
    } { $count } { $count ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }{ $special ->
        [0] {""}
       *[other] {" "}({ $special } z gwiazdką)
    } { $origin-from }{ $origin_sector ->
        [0] {""}
       *[other] {" "}(sektor { $origin_sector })
    } { $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-no-retreat = { $who } nie { $who-num ->
       *[one] wycofuje
        [many] wycofują
    } się.
event-suk-stays = Absolwent Szkoły Suk { $who-gen } ratuje { $special ->
        [0] oddział
       *[other] oddział z gwiazdką
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }: pozostaje na miejscu.
event-suk-returns = Absolwent Szkoły Suk { $who-gen } ratuje { $special ->
        [0] oddział
       *[other] oddział z gwiazdką
    } { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }: wraca do rezerwy.
event-sandmaster-finds = Mistrz piasków { $who-gen } znajduje { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-deciphers = { $who } { $who-num ->
       *[one] ogląda
        [many] oglądają
    } { $count } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    } talii zdrajców.
event-deciphers-seen = Widzisz karty zdrajców: { $leaders }.
event-traitor-changed = { $who } { $who-num ->
       *[one] pokazuje
        [many] pokazują
    } zdrajcę ({ $leader }), { $who-num ->
       *[one] oddaje
        [many] oddają
    } go i { $who-num ->
       *[one] zatrzymuje
        [many] zatrzymują
    } innego.
event-traitor-gained = Twój nowy zdrajca: { $leader }.
event-traitor-not-changed = { $who } nie { $who-num ->
       *[one] wymienia
        [many] wymieniają
    } zdrajcy.
event-bank-share = Bankier przyprawy { $who-gen } kładzie { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy przed zasłonką.
event-levy = Biurokrata { $who-gen } wysyła do banku { $count } z tego, co { $to-num ->
       *[one] otrzymuje
        [many] otrzymują
    } { $to }.
event-no-levy = Biurokrata { $who-gen } nie przeszkadza w zapłacie.
event-smuggled = Przemytnik { $who-gen } przewozi za darmo jeszcze jeden oddział { $special ->
        [0] {""}
       *[other] z gwiazdką{" "}
    }{ $where-to }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-smuggles-nothing = Przemytnik { $who-gen } nikogo nie przewozi.
event-no-second-group = { $who } nie { $who-num ->
       *[one] wysyła
        [many] wysyłają
    } drugiej grupy.
event-sandmaster-takes = Mistrz piasków { $who-gen } zabiera { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy { $where-in }{ $sector ->
        [0] {""}
       *[other] {" "}(sektor { $sector })
    }.
event-sandmaster-leaves = Mistrz piasków { $who-gen } zostawia przyprawę.

## Karty warowni

event-stronghold-card = { $who } { $who-num ->
       *[one] bierze
        [many] biorą
    } kartę warowni: { $where }.
event-stronghold-card-aside = Karta warowni zostaje odłożona: { $where }.
event-stronghold-income = { $who } { $who-num ->
       *[one] otrzymuje
        [many] otrzymują
    } { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy z karty warowni: { $where }.
event-bank-supports = Bank płaci { $count } { $count ->
        [one] jednostkę
        [few] jednostki
       *[many] jednostek
    } przyprawy za wsparcie { $who-gen }.

## Stół w terminalu

table-skills = Umiejętności
table-skills-offered = Umiejętności do wyboru: { $skills }.
table-traitors-seen = Dobrane karty zdrajców: { $leaders }.
table-stronghold-cards = Karty warowni
table-behind = Przywódca z umiejętnością za zasłonką: { $name }.
table-plan-bank = dla Bankiera przyprawy { $count }
