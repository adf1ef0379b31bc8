import fc from "fast-check";
import { expect, test } from "vitest";
import { type BuyerSituation, canBuy, canSell } from "#domain/journeys/can-take-part.ts";
import { journeyNotes, journeyStop } from "#domain/journeys/journey-stop.ts";

const closed = { brusselsMatching: false };
const buyer: BuyerSituation = { region: "flanders", meter: "digital", contractHolder: "self" };
const stopOf = (more: Partial<BuyerSituation>) => journeyStop(canBuy({ ...buyer, ...more }, closed));

test("who can buy goes on", () => {
  expect(stopOf({})).toBeNull();
});

test("what somebody does not know stops nobody, and is told as something to look up", () => {
  const unsure = canBuy({ ...buyer, meter: "unknown", contractHolder: "unknown" }, closed);
  expect(journeyStop(unsure)).toBeNull();
  expect(journeyNotes(unsure).map(({ code }) => code)).toEqual(["meter-unknown", "contract-unknown"]);
});

test.each([
  ["Wallonia", { region: "wallonia" }, "wallonia", "no"],
  ["Brussels while matching is closed there", { region: "brussels" }, "brussels", "no"],
  ["a meter that runs backwards", { meter: "reversing" }, "meter", "no"],
  ["an ordinary meter", { meter: "analogue" }, "meter", "almost"],
  ["a contract in another name", { contractHolder: "other" }, "contract-holder", "almost"],
] as const)("%s ends the journey with something to wait for", (_, more, reason, answer) => {
  expect(stopOf(more)).toMatchObject({ reason, answer });
});

test("where one wait is in vain, none is offered", () => {
  const seller = { region: "wallonia", meter: "digital", technology: "fossil", inverter: "unknown" } as const;
  expect(journeyStop(canSell(seller, closed))).toMatchObject({ reason: null, answer: "no" });
});

test("a stop is never empty, and no finding is both a stop and a note", () => {
  fc.assert(
    fc.property(
      fc.record({
        region: fc.constantFrom("flanders" as const, "brussels" as const, "wallonia" as const),
        meter: fc.constantFrom("digital" as const, "analogue" as const, "reversing" as const, "unknown" as const),
        contractHolder: fc.constantFrom("self" as const, "other" as const, "unknown" as const),
      }),
      (situation) => {
        const outcome = canBuy(situation, closed);
        const stop = journeyStop(outcome);
        const notes = journeyNotes(outcome);
        if (stop !== null) expect(stop.findings.length).toBeGreaterThan(0);
        expect(notes.filter((note) => stop?.findings.includes(note))).toEqual([]);
        expect(outcome.answer === "no").toBe(stop?.answer === "no");
      },
    ),
  );
});
