# Porada kogoś, kto patrzy naprzód.

counsel-worlds = Szansa na wygraną to potem { $first }{"\u00A0"}% ({ $worlds ->
    [one] { $worlds } wyobrażony świat
    [few] { $worlds } wyobrażone światy
   *[many] { $worlds } wyobrażonych światów
}), po drugim wyborze { $second }{"\u00A0"}%.
counsel-alike = Prawie nie ma między nimi różnicy.
counsel-instead = Spojrzenie naprzód przemawia przeciw temu, co lepsze na pierwszy rzut oka.
counsel-turned = Na pierwszy rzut oka lepszy jest drugi wybór, ale spojrzenie naprzód przemawia za tym.
counsel-unproven = Drugi wypadł tam lepiej, ale nie bardziej, niż tłumaczy przypadek.
counsel-nearer = Drugi wygrywał tam częściej, ale ogólnie po tym jest bliżej do wygranej.
counsel-more = Zwykle daje to więcej: { $what }.
counsel-less = Zwykle zostaje potem mniej: { $what }.
counsel-short = Zabrakło czasu, by spojrzeć naprzód.
