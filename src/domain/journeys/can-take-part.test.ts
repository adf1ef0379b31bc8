import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type BuyerSituation,
  type ContractHolder,
  canBuy,
  canSell,
  type Inverter,
  type Meter,
  type SellerSituation,
  type Technology,
} from "#domain/journeys/can-take-part.ts";
import type { Region } from "#domain/regions/region-of-postcode.ts";

const closed = { brusselsMatching: false };
const open = { brusselsMatching: true };
const buyer: BuyerSituation = { region: "flanders", meter: "digital", contractHolder: "self" };
const seller: SellerSituation = {
  region: "flanders",
  meter: "digital",
  technology: "solar",
  inverter: "up-to-10-kva",
};

test("a Flemish household with a digital meter and its own contract can buy", () => {
  expect(canBuy(buyer, closed).answer).toBe("yes");
});

test("a meter that runs backwards refuses a buyer, whatever else is right", () => {
  const outcome = canBuy({ ...buyer, meter: "reversing" }, closed);
  expect(outcome.answer).toBe("no");
  expect(outcome.findings).toContainEqual({ code: "meter-reversing", weight: "refused" });
});

test("an analogue meter, an unknown meter and a contract in another name are things to do, no refusals", () => {
  expect(canBuy({ ...buyer, meter: "analogue" }, closed).answer).toBe("almost");
  expect(canBuy({ ...buyer, meter: "unknown" }, closed).answer).toBe("almost");
  expect(canBuy({ ...buyer, contractHolder: "other" }, closed).answer).toBe("almost");
});

test("Brussels waits until the operator opens matching there", () => {
  expect(canBuy({ ...buyer, region: "brussels" }, closed).answer).toBe("no");
  expect(canBuy({ ...buyer, region: "brussels" }, open).answer).toBe("yes");
});

test("a Flemish roof with a digital meter and a small inverter can sell", () => {
  expect(canSell(seller, closed).answer).toBe("yes");
});

test("a large inverter is good to know and stops nobody", () => {
  const outcome = canSell({ ...seller, inverter: "above-10-kva" }, closed);
  expect(outcome.answer).toBe("yes");
  expect(outcome.findings).toContainEqual({ code: "inverter-large", weight: "note" });
});

test("power from fossil gas cannot be sold between persons, biogas needs its proof", () => {
  expect(canSell({ ...seller, technology: "fossil" }, closed).answer).toBe("no");
  expect(canSell({ ...seller, technology: "heat-and-power" }, closed).answer).toBe("almost");
});

const region = fc.constantFrom<Region>("flanders", "brussels", "wallonia");
const meter = fc.constantFrom<Meter>("digital", "analogue", "reversing", "unknown");
const buyers: fc.Arbitrary<BuyerSituation> = fc.record({
  region,
  meter,
  contractHolder: fc.constantFrom<ContractHolder>("self", "other", "unknown"),
});
const sellers: fc.Arbitrary<SellerSituation> = fc.record({
  region,
  meter,
  technology: fc.constantFrom<Technology>("solar", "wind", "hydro", "heat-and-power", "fossil"),
  inverter: fc.constantFrom<Inverter>("up-to-10-kva", "above-10-kva", "unknown"),
});

test("nobody in Wallonia and nobody with a reversing meter is ever let through", () => {
  fc.assert(
    fc.property(buyers, sellers, fc.boolean(), (one, other, brusselsMatching) => {
      if (one.region === "wallonia" || one.meter === "reversing") {
        expect(canBuy(one, { brusselsMatching }).answer).toBe("no");
      }
      if (other.region === "wallonia" || other.meter === "reversing") {
        expect(canSell(other, { brusselsMatching }).answer).toBe("no");
      }
    }),
  );
});

test("the answer is as heavy as its heaviest finding, and every question gets one finding", () => {
  fc.assert(
    fc.property(buyers, sellers, fc.boolean(), (one, other, brusselsMatching) => {
      for (const [outcome, questions] of [
        [canBuy(one, { brusselsMatching }), 3],
        [canSell(other, { brusselsMatching }), 4],
      ] as const) {
        const weights = outcome.findings.map((finding) => finding.weight);
        expect(weights).toHaveLength(questions);
        expect(outcome.answer).toBe(weights.includes("refused") ? "no" : weights.includes("to-do") ? "almost" : "yes");
      }
    }),
  );
});

test("opening Brussels never closes a door elsewhere", () => {
  fc.assert(
    fc.property(buyers, (situation) => {
      fc.pre(situation.region !== "brussels");
      expect(canBuy(situation, open)).toEqual(canBuy(situation, closed));
    }),
  );
});
