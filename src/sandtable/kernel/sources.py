"""What no source confirms: said openly, before a game begins and on the component itself."""

from sandtable.kernel.messages import named


class Unconfirmed:
    """A component, or `count` alike, of which no source confirms everything.

    `component` is the message that names it; `facts` say what is not confirmed: `unconfirmed-copies` tells "copies".
    """

    def __init__(self, component: str, facts: tuple[str, ...], count: int = 1) -> None:
        self.component = component
        self.facts = facts
        self.count = count


def part(ident: str, facts: tuple[str, ...], count: int = 1) -> Unconfirmed:
    """Something of the box that has no name in the game's own words."""
    return Unconfirmed(named("unconfirmed-part", ident), facts, count)
