# Advice from somebody who looks ahead.

counsel-worlds = It led to a chance to win of { $first }{"\u00A0"}% in { $worlds ->
    [one] { $worlds } imagined world
   *[other] { $worlds } imagined worlds
}, the second to { $second }{"\u00A0"}%.
counsel-alike = Between the two it makes hardly any difference.
counsel-instead = Looking ahead speaks against what looks best at first glance.
counsel-turned = At first glance the second looks better; looking ahead speaks for this one.
counsel-unproven = The second did better there, but by no more than luck explains.
counsel-nearer = The second won more often there; on the whole this one leaves you nearer to a win.
counsel-more = It tends to leave you with more: { $what }.
counsel-less = It tends to leave you with less: { $what }.
counsel-short = There was too little time to look ahead.
