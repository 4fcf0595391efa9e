## KHOAM: nazwy

faction-choam = KHOAM
    .gen = KHOAM
    .dat = KHOAM
    .acc = KHOAM
    .ins = KHOAM
    .num = one
leader-frankos-aru = Frankos Aru
    .gen = Frankosa Aru
    .acc = Frankosa Aru
leader-lady-jalma = Lady Jalma
    .gen = lady Jalmy
    .acc = lady Jalmę
leader-rajiv-londine = Rajiv Londine
    .gen = Rajiva Londine’a
    .acc = Rajiva Londine’a
leader-duke-verdun = Książę Verdun
    .gen = księcia Verduna
    .acc = księcia Verduna
leader-viscount-tull = Wicehrabia Tull
    .gen = wicehrabiego Tulla
    .acc = wicehrabiego Tulla
leader-auditor = Audytor
    .gen = Audytora
    .acc = Audytora
advantage-choam-charity = dochód z jałmużny (KHOAM)
advantage-choam-cards = sprzedaż kart i moc bezużytecznych (KHOAM)
advantage-choam-revival = tanie przywrócenie bez limitu (KHOAM)
advantage-inflation = żeton inflacji (KHOAM)
advantage-battle-income = udział we wsparciu bitewnym (KHOAM)
advantage-audit = audyt (KHOAM)
advantage-card-exchange = wymiana kart z sojusznikiem (KHOAM)
advantage-ally-support = opłacanie oddziałów sojusznika w bitwie (KHOAM)
option-exchange-cards = wymień kartę z sojusznikiem
option-double-charity = podwój jałmużnę
option-cancel-charity = wstrzymaj jałmużnę
option-audit = audyt
option-buy-off = wykup się od audytu
option-show-cards = pokaż karty
option-sell-cards = zamień karty na przyprawę Karamą

## KHOAM: lobby

setting-expansion = Grają KHOAM i ród Richese
setting-exp-tooth-artillery = „Ząb z trucizną” i „Ostrzał artyleryjski” w talii podstępu
choice-choam = KHOAM
choice-richese = Ród Richese
