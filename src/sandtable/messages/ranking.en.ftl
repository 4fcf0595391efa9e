# How an option compares with the one that the sensible player chooses.

ranking-less = Weighed less than the choice.
ranking-even = Weighed as much as the choice, which is offered first.
ranking-more = Weighed more by itself; a plan or a rule of thumb decides for the choice.
ranking-unweighed = Not weighed: the choice stands without it.
ranking-set-aside = The choice goes before anything that is weighed.
