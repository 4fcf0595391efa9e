import { describe, expect, it } from "vitest";
import { messagesOf } from "../boards/parts/messages";
import { pieces, termOf, termsOf } from "./glossary";

const english = { "term-storm": "storm", "term-storm-text": "It moves.", "term-storm-find": "storms?", "term-plan": "battle plan", "term-plan-text": "…", "term-plan-find": "(battle )?plans?" };
const russian = {
  "term-storm": "буря",
  "term-storm-text": "Идёт.",
  "term-storm-find": "бур[яиеюё]й?",
  "term-market": "карта рынка",
  "term-market-text": "…",
  "term-market-find": "карт\\w* рынка",
  "term-plan": "план",
  "term-plan-text": "…",
  "term-plan-find": "план(а|ы)?(?!\\w)",
};
const texts = (words: Record<string, string>, text: string) => pieces(words, text).map((piece) => (piece.term ? `[${piece.term}:${piece.text}]` : piece.text));

describe("terms", () => {
  it("are found where they begin a word, and linked once", () => {
    expect(texts(english, "The storm and the Storms; brainstorm.")).toEqual(["The ", "[storm:storm]", " and the Storms; brainstorm."]);
    expect(texts(english, "A battle plan.")).toEqual(["A ", "[plan:battle plan]", "."]);
  });

  it("take their endings along", () => {
    expect(texts(russian, "Буря и карты рынка")).toEqual(["[storm:Буря]", " и ", "[market:карты рынка]"]);
    expect(texts(russian, "планета, планы")).toEqual(["планета, ", "[plan:планы]"]);
  });

  it("leave a text without terms alone", () => {
    expect(pieces({}, "nothing here")).toEqual([{ text: "nothing here" }]);
    expect(pieces(english, "")).toEqual([]);
  });

  it("say what they mean", () => {
    expect(termsOf(english).map((term) => term.name)).toEqual(["storm", "battle plan"]);
    expect(termOf(russian, "storm")?.text).toBe("Идёт.");
    expect(termOf(russian, "other")).toBeUndefined();
  });
});

describe.each(["classic", "conquest", "uprising", "war_for_arrakis"])("the glossary of %s", (game) => {
  it.each(["en", "ru", "pl"])("has the same terms in %s, each with a sentence", (language) => {
    const terms = termsOf(messagesOf(game, language));
    expect(terms.length).toBeGreaterThan(10);
    expect(terms.map((term) => term.id)).toEqual(termsOf(messagesOf(game, "en")).map((term) => term.id));
    for (const { name, text } of terms) expect(`${name} ${text}`, name).toMatch(/\p{L}{2}.*\./u);
  });
});

it("a game without terms has no glossary", () => {
  expect(termsOf({ "game-title": "Toy" })).toEqual([]);
});
