"""The catalogue rule behind every event of leader skills and stronghold cards."""

from typing import Final

SKILL_EVENT_RULES: Final[dict[str, str]] = {
    # Who has which skill.
    "event-skills-drawn": "CHR-SKILL-02",
    "event-skills-seen": "CHR-SKILL-02",
    "event-skill-kept": "CHR-SKILL-03",
    "event-skill-lost": "CHR-SKILL-18",
    "event-skill-taken": "CHR-SKILL-21",
    "event-skill-returns": "CHR-SKILL-25",
    # Before the plans.
    "event-mentat-silent": "CHR-SKCARD-01",
    "event-mentat-asks": "CHR-SKCARD-01",
    "event-mentat-nothing": "CHR-SKCARD-03",
    "event-mentat-shown": "CHR-SKCARD-01",
    "event-mentat-sees": "CHR-SKCARD-01",
    "event-skilled-behind": "CHR-SKILL-10",
    "event-skilled-in-front": "CHR-SKILL-10",
    # Plans and their outcome.
    "event-plan-bank": "CHR-SKCARD-10",
    "event-pays-banked": "CHR-SKCARD-11",
    "event-copies-defence": "CHR-SKCARD-14",
    "event-no-copy": "CHR-SKCARD-14",
    "event-smuggles": "CHR-SKCARD-23",
    "event-retreat": "CHR-SKCARD-15",
    "event-no-retreat": "CHR-SKCARD-15",
    "event-suk-stays": "CHR-SKCARD-17",
    "event-suk-returns": "CHR-SKCARD-16",
    "event-sandmaster-finds": "CHR-SKCARD-21",
    "event-deciphers": "CHR-SKCARD-18",
    "event-deciphers-seen": "CHR-SKCARD-18",
    "event-traitor-changed": "CHR-SKCARD-19",
    "event-traitor-gained": "CHR-SKCARD-19",
    "event-traitor-not-changed": "CHR-SKCARD-19",
    # Payments.
    "event-bank-share": "CHR-SKCARD-09",
    "event-levy": "CHR-SKCARD-12",
    "event-no-levy": "CHR-SKCARD-12",
    # On the way.
    "event-smuggled": "CHR-SKCARD-22",
    "event-smuggles-nothing": "CHR-SKCARD-22",
    "event-no-second-group": "CHR-SKCARD-24",
    "event-sandmaster-takes": "CHR-SKCARD-20",
    "event-sandmaster-leaves": "CHR-SKCARD-20",
    # Stronghold cards.
    "event-stronghold-card": "CHR-HOLD-03",
    "event-stronghold-card-aside": "CHR-HOLD-05",
    "event-stronghold-income": "CHR-HOLD-08",
    "event-bank-supports": "CHR-HOLD-09",
}
