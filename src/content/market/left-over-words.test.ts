import { expect, test } from "vitest";
import { sayLeftOver } from "#content/market/left-over-words.ts";

test("a reason of a part says with how many somebody was compared, and nothing of the whole region", () => {
  const wishes = { code: "wishes-or-exclusions", partnersInRegion: 9874 } as const;
  expect(sayLeftOver(wishes, "seller")).toBe(
    "Er zijn 9.874 kopers in uw gewest, maar geen van hen past bij wat u beiden wenst.",
  );
  expect(sayLeftOver({ ...wishes, weighed: 9874 }, "seller")).toBe(
    "Er staan in uw gewest zoveel mensen op het plein dat wij u deze keer met 9.874 kopers vergeleken. Geen van hen past bij wat u beiden wenst.",
  );
  expect(sayLeftOver({ code: "price-limits", partner: "x", apart: 0.01 as never, weighed: 1 }, "buyer")).toMatch(
    /deze keer met één verkoper vergeleken\. De prijzen raken elkaar niet/,
  );
  expect(sayLeftOver({ code: "no-partner-in-region", weighed: 0 }, "buyer")).toBe(
    "Er staan in uw gewest zoveel mensen op het plein dat wij u deze keer met een deel van hen vergeleken, en daar was geen verkoper voor u bij. Bij de volgende ronde kijken wij opnieuw.",
  );
});
