import { expect, test } from "vitest";
import { rememberedOutcome } from "#web/calculations/remembered-outcome.ts";

const givens = { side: "buyer", market: "be", today: "2026-11-15", variant: null, platformFee: 0 } as const;
const ask = (query: string, differing: Partial<typeof givens> | { today: string; platformFee: number } = {}) =>
  rememberedOutcome(new URLSearchParams(query), { ...givens, ...differing }, null, 0);

test("the same question is answered once, whatever else stands in the address", () => {
  const answer = ask("verbruik=4321&meter=analoog");
  expect(ask("meter=analoog&verbruik=4321&utm_source=brief&inbed=1&periode=3")).toBe(answer);
});

test("another answer, day or fee of the site is another question", () => {
  const answer = ask("verbruik=4321&meter=analoog");
  expect(ask("verbruik=4322&meter=analoog")).not.toBe(answer);
  expect(ask("verbruik=4321&meter=analoog", { today: "2026-11-16", platformFee: 0 })).not.toBe(answer);
  expect(ask("verbruik=4321&meter=analoog", { today: "2026-11-15", platformFee: 12 })).not.toBe(answer);
});

test("what nobody asked for since two hundred other questions is forgotten; what was asked for again stays", () => {
  const [forgotten, kept] = [ask("verbruik=eerste"), ask("verbruik=tweede")];
  for (let other = 0; other < 150; other++) ask(`verbruik=a${other}`);
  expect(ask("verbruik=tweede")).toBe(kept);
  for (let other = 0; other < 100; other++) ask(`verbruik=b${other}`);
  expect(ask("verbruik=tweede")).toBe(kept);
  expect(ask("verbruik=eerste")).not.toBe(forgotten);
});
