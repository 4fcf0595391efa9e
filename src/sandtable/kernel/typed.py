"""Options of a game as people type them: NAME=VALUE."""

from typing import Final

from sandtable.kernel.errors import BadSetup
from sandtable.kernel.game import Game, Setting, Value

# How Python and others spell a flag.
FLAGS: Final = {"true": "yes", "false": "no"}


def spelled(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def options_given(game: Game, given: list[str]) -> dict[str, Value]:
    """NAME=VALUE, each value turned into the one of its setting's choices that is spelled so.

    Of numbered options (`rival_0`, `rival_1`) the bare name means the first that was not given yet.
    """
    settings: dict[str, Setting] = {setting.name: setting for setting in game.settings}
    options: dict[str, Value] = {}
    for item in given:
        name, equals, value = item.partition("=")
        if not equals:
            raise BadSetup(f"--option takes NAME=VALUE, not {item!r}")
        numbered = [other for other in settings if other.rpartition("_")[0] == name and other not in options]
        if name not in settings and numbered and numbered[0][-1].isdigit():
            name = numbered[0]
        if name not in settings:
            raise BadSetup(f"{game.id} has no option {name!r}; it has: {', '.join(settings) or 'none'}")
        choices = {spelled(choice): choice for choice in settings[name].choices}
        if value.lower() in FLAGS and choices.keys() == set(FLAGS.values()):
            value = FLAGS[value.lower()]
        if value not in choices:
            raise BadSetup(f"{name} cannot be {value!r}; it can be: {', '.join(choices)}")
        options[name] = choices[value]
    return options
