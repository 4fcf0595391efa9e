# Porada kogoś, kto patrzy naprzód.

counsel-worlds = Po tym wyborze szansa na wygraną to { $first }{"\u00A0"}% ({ $worlds ->
    [one] { $worlds } wyobrażony świat
    [few] { $worlds } wyobrażone światy
   *[many] { $worlds } wyobrażonych światów
}), po drugim { $second }{"\u00A0"}%.
counsel-alike = Prawie nie ma między nimi różnicy.
counsel-instead = Patrząc naprzód, gorsze okazuje się to, co na pierwszy rzut oka lepsze.
counsel-turned = Na pierwszy rzut oka lepszy jest drugi wybór, ale patrząc naprzód – ten.
counsel-unproven = Drugi wypadł tam lepiej, ale różnica nie jest większa niż przypadkowa.
counsel-nearer = Drugi wygrywał tam częściej, ale ogólnie ten bardziej przybliża do wygranej.
counsel-more = Zwykle daje to więcej: { $what }.
counsel-less = Zwykle zostaje potem mniej: { $what }.
counsel-short = Zabrakło czasu, by spojrzeć naprzód.
