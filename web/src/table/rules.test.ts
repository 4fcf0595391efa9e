import { expect, it } from "vitest";
import { pieces } from "./rules";

it("sets strong what the catalogue marks so, and shows no marks", () => {
  expect(pieces("**Буря.** Дано: `[needs IX]` 2 отряда.")).toEqual([
    { text: "Буря.", strong: true },
    { text: " Дано: [needs IX] 2 отряда.", strong: false },
  ]);
  expect(pieces("*withdrawn* Nothing.")).toEqual([{ text: "withdrawn Nothing.", strong: false }]);
  expect(pieces("Plain.")).toEqual([{ text: "Plain.", strong: false }]);
});
