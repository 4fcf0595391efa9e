# Dlaczego nie można teraz tego wybrać.

## Agenci

reason-own-agent = Twój agent już tu jest.
reason-occupied = Pole zajmuje już { $who }, a nie obserwuje go żaden Twój szpieg.
reason-swordmaster = Masz już mistrza miecza.
reason-no-swordmaster = Na tym poziomie trudności nie można zatrudnić mistrza miecza.
reason-solari-short = Potrzeba solari: { $cost }, a masz { $have }.
reason-spice-short = Potrzeba przyprawy: { $cost }, a masz { $have }.
reason-water-short = Potrzeba wody: { $cost }, a masz { $have }.
reason-influence-short = Potrzeba wpływu: { $need }, a masz { $have } ({ $faction }).
reason-no-icon = Na karcie „{ $card }” nie ma symbolu tego pola ({ $icon }).
reason-no-agents = W tej rundzie nie masz już agentów.
reason-no-card = Żadna karta na ręce nie ma symbolu tego pola ({ $icon }).
reason-card-first = Pole jest dla Ciebie otwarte. Najpierw wybierz kartę: { $cards-quoted }.
reason-no-icons = Ta karta nie ma symboli agenta: działa w turze odkrycia.
reason-no-space = Pola z symbolami tej karty są zajęte, za drogie albo wymagają większego wpływu.
reason-just-sent = Ten agent został wysłany przed chwilą.
reason-no-own-agent = Nie ma tu Twojego agenta.

## Karty

reason-persuasion-short = Karta kosztuje { $cost }, a masz punktów perswazji: { $have }.
reason-too-cheap = Karta kosztuje { $cost }, a musi co najmniej { $least }.
reason-too-dear = Karta kosztuje { $cost }, a może najwyżej { $most }.
reason-acquire-later = Karty pozyskuje się w turze odkrycia.
reason-not-trashable = Ten efekt nie usuwa tej karty.
reason-chosen = Już wybrane.
reason-no-pair = Z tą kartą nie ma pary: jest zakryta albo nie ma symbolu bitewnego.
reason-intrigue-plot = Karty spisku zagrywa się we własnej turze.
reason-intrigue-combat = Karty walki zagrywa się podczas walki.
reason-intrigue-endgame = Karty końca gry zagrywa się na koniec gry.
reason-intrigue-later = Efekt już trwa: kartę spisku można zagrać przed nim albo po nim.
reason-intrigue-unmet = Warunek karty nie jest teraz spełniony albo nie masz czym zapłacić.

## Szpiedzy, frakcje, liderzy

reason-post-unfit = Na tym posterunku nie można umieścić szpiega.
reason-own-spy = Twój szpieg już tu jest.
reason-their-spy = Jest tu już szpieg: { $who }.
reason-no-own-spy = Nie ma tu Twojego szpiega.
reason-no-spy-watches = Stąd żaden Twój szpieg nie obserwuje tego pola.
reason-recall-in-vain = Odwołanie tego szpiega nie zwolni żadnego posterunku.
reason-track-top = Twój wpływ tutaj już nie wzrośnie.
reason-track-bottom = Nie masz tu wpływu do stracenia.
reason-faction-unfit = Ten efekt nie dotyczy tej frakcji.
reason-leader-taken = Tym liderem gra już ktoś inny.
