"""The checks of the words find what they are there for."""

import pytest

from tools.check_words import Found, answer_faults, check_forms, check_names, check_terms, faults, messages


@pytest.mark.parametrize(
    ("lang", "text", "fault"),
    [
        ("ru", "Применить? наймите 1 отряд", "a small letter after a question mark"),
        ("pl", "Którą kartę usuwasz? (możesz usunąć kartę (z ręki))", "two closing brackets"),
        ("ru", "Харконнены: за убитых лидеров получено Пряности: 5.", "two colons"),
        ("en", "You draw a card, if you hold the city.", "a condition after a comma"),
        ("pl", "Dobierz kartę, jeśli masz sojusz.", "a condition after a comma"),
        ("en", "Then the the storm moves.", "a doubled word"),
        ("pl", "Sztylet x2", "a letter x for ×"),
        ("ru", "Бой — Арракин", "an em dash"),
        ("ru", "Карта Shield", "Latin letters"),
        ("pl", "Karta «Tarcza»", "quotation marks that are not „”"),
    ],
)
def test_a_reader_would_stumble(lang: str, text: str, fault: str) -> None:
    assert faults(lang, "event-x", text) == [fault]


def test_names_in_quotation_marks_disturb_nobody() -> None:
    assert faults("ru", "event-x", "Ирулан берёт контракт: «Сардаукары: возвращение агента».") == []
    assert faults("pl", "event-x", "Fremeni zagrywają „Diuna: Imperium” i „Tarcza” ×2.") == []


@pytest.mark.parametrize(
    ("question", "answers", "fault"),
    [
        ("Where do you place the spy?", ["Arrakeen", "No"], True),
        ("In which sector do the rockets fly?", ["North", "no"], True),
        ("Harkonnen: which action die do you spend?", ["House", "no"], True),
        ("Where do you place the spy?", ["Arrakeen", "do without"], False),
        ("Remove the Shield Wall?", ["yes", "no"], False),
    ],
)
def test_no_answers_no_question_that_asks_where(question: str, answers: list[str], fault: bool) -> None:
    assert bool(answer_faults(question, answers)) == fault


def test_a_prompt_is_short() -> None:
    long = "Which card" + " or this one, that one" * 5 + "?"
    assert faults("en", "prompt-x", long) == ["a prompt of more than 90 signs"]
    assert faults("en", "event-x", long) == []


def test_the_games_on_the_shelf_use_their_terms_and_decline_their_names() -> None:
    found = Found()
    check_terms(found)
    check_names(found)
    check_forms(found)
    assert found == []


def test_factions_carry_their_cases() -> None:
    named = messages("conquest", "ru")
    forms = {
        name: {attribute.id.name for attribute in message.attributes}
        for name, message in named.items()
        if name.startswith("faction-")
    }
    assert len(forms) == 6
    assert set(map(frozenset, forms.values())) == {frozenset({"gen", "dat", "acc", "num"})}
