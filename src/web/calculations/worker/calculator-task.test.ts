import { expect, test } from "vitest";
import { calculatorTask, rememberedSum } from "#web/calculations/worker/calculator-task.ts";
import { NO_CARDS } from "../../../../tests/support/no-cards.ts";

const setting = {
  side: "buyer",
  market: "be",
  today: "2026-11-15",
  variant: null,
  platformFee: 0,
  cards: NO_CARDS,
  dayPrices: null,
} as const;
const ask = (query: string, differing: Partial<typeof setting> | { today: string; platformFee: number } = {}) =>
  rememberedSum(
    new URLSearchParams(query),
    { ...setting, ...differing },
    async (question) => calculatorTask.work(question),
    { draws: 0 },
  );

test("the same question is answered once, whatever else stands in the address", async () => {
  const answer = await ask("verbruik=4321&meter=analoog");
  expect(await ask("meter=analoog&verbruik=4321&utm_source=brief&inbed=1&periode=3")).toBe(answer);
});

test("another answer, day or fee of the site is another question", async () => {
  const answer = await ask("verbruik=4321&meter=analoog");
  expect(await ask("verbruik=4322&meter=analoog")).not.toBe(answer);
  expect(await ask("verbruik=4321&meter=analoog", { today: "2026-11-16", platformFee: 0 })).not.toBe(answer);
  expect(await ask("verbruik=4321&meter=analoog", { today: "2026-11-15", platformFee: 12 })).not.toBe(answer);
});

test("what nobody asked for since two hundred other questions is forgotten; what was asked for again stays", async () => {
  const [forgotten, kept] = [await ask("verbruik=eerste"), await ask("verbruik=tweede")];
  for (let other = 0; other < 150; other++) await ask(`verbruik=a${other}`);
  expect(await ask("verbruik=tweede")).toBe(kept);
  for (let other = 0; other < 100; other++) await ask(`verbruik=b${other}`);
  expect(await ask("verbruik=tweede")).toBe(kept);
  expect(await ask("verbruik=eerste")).not.toBe(forgotten);
});
