import { expect, test } from "vitest";
import { buyersGuide } from "#content/pages/information/buyers/guide.ts";
import { sellersGuide } from "#content/pages/information/sellers/guide.ts";
import type { SharingFacts } from "#content/pages/information/sharing-facts.ts";
import {
  euros,
  eurosPerKilowattHour,
  kilovoltAmperes,
  kilowattHours,
  kilowattHoursPerKilowattPeak,
  type Quantity,
  share,
} from "#domain/units/quantity.ts";
import { sampleSite } from "../../../../tests/support/domain/sample-site.ts";

const source = { title: "Proefkaart, juni-juli 2027", publisher: "Proef", readOn: "2026-11-14" };
const known = { source, validFrom: "2026-04-01", status: "found" } as const;
const fee = (amount: number) => ({ ...known, value: euros(amount), unit: "EUR" }) as const;
const price = (amount: number) => ({ ...known, value: eurosPerKilowattHour(amount), unit: "EUR/kWh" }) as const;

const rate = (part: number) => ({ ...known, value: share(part), unit: "share" }) as const;

const plain = { perEnergy: null, counting: null, doubt: null } as const;

const facts: SharingFacts = {
  fees: [
    { supplier: "Eerste", fee: fee(85), ...plain, basis: "customer", note: null, breakEven: kilowattHours(1463) },
    { supplier: "Tweede", fee: fee(124.63), ...plain, basis: "unstated", note: null, breakEven: null },
  ],
  suppliersWithUnstatedFee: ["Derde"],
  silentSuppliers: ["Vierde"],
  feeUnknown: { fee: { ...fee(121), status: "estimate" }, breakEven: kilowattHours(2083) },
  sharedShare: { ...known, value: share(0.2), unit: "share" },
  sharedShareHoped: rate(0.4),
  takingPart: {
    accessPoints: { ...known, value: 7779 as Quantity<"access points">, unit: "access points" },
    share: rate(0.002),
  },
  billShares: { energy: rate(0.4), grid: rate(0.3), levies: rate(0.2), vat: rate(0.1) },
  regulatorHousehold: { ...known, value: kilowattHours(3500), unit: "kWh" },
  solarYield: { ...known, value: kilowattHoursPerKilowattPeak(950), unit: "kWh/kWp" },
  injectionPrices: { lowest: eurosPerKilowattHour(0.0083), highest: eurosPerKilowattHour(0.0476), cards: 8 },
  vat: { household: rate(0.06), business: rate(0.21), sharingFee: rate(0.21) },
  taxNorms: {
    powerMaximum: { ...known, value: kilovoltAmperes(12), unit: "kVA" },
    turnoverMaximum: fee(30_000),
  },
  example: {
    products: { buyer: "Proef", seller: "Proef" },
    energyPrice: price(0.1558),
    injectionPrice: price(0.0396),
    agreedPrice: eurosPerKilowattHour(0.0977),
  },
};
const site = sampleSite();
const guides = [buyersGuide, sellersGuide];

test("the months of the tariff cards are those of the figures", () => {
  for (const guide of guides) {
    const text = JSON.stringify(guide(site, facts));
    expect(text).toContain("juni en juli 2027");
    expect(text).not.toContain("april en mei");
  }
});

test("the range in the text is that of the figures, and an amount that nobody published is marked as an estimate", () => {
  for (const guide of guides) {
    const {
      money: { costs },
      answers: { questions },
    } = guide(site, facts);
    expect(costs.lead).toMatch(/€\s85 tot €\s125 per jaar/);
    expect(questions.items.some(({ answer }) => /€\s85 tot €\s125/.test(answer))).toBe(true);
    expect(costs.rows.map(({ isEstimate }) => isEstimate)).toEqual([false, false, true]);
    expect(costs.rows[1]?.breakEven).toBe("nooit");
  }
});

test("a visitor of the Dutch market reads first that this sale does not exist there", () => {
  for (const guide of guides) {
    expect(guide(site, facts).how.hero.lead).not.toContain("Nederland");
    expect(guide({ ...site, market: "nl" }, facts).how.hero.lead).toMatch(/via Fluvius bestaat .*niet/);
  }
});

test("a guide answers at least eight questions, and none twice", () => {
  for (const guide of guides) {
    const { questions } = guide(site, facts).answers;
    expect(new Set(questions.items.map(({ question }) => question)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(questions.items.map(({ answer }) => answer)).size).toBe(questions.items.length);
  }
});

test("our own fee is named when there is one", () => {
  expect(buyersGuide(site, facts).money.costs.platform).toContain("vraagt vandaag niets");
  expect(buyersGuide({ ...site, platformFee: 12 }, facts).money.costs.platform).toMatch(/€\s12,00/);
});

test("norms and rates of tax come from the figures: another norm changes both guides and their questions", () => {
  for (const guide of guides) {
    const {
      money: { tax },
      answers: { questions },
    } = guide(site, facts);
    expect(JSON.stringify(tax)).toContain("12\u00a0kVA");
    expect(JSON.stringify([tax, questions])).not.toMatch(/10\skVA/);
  }
});

test("the contents of a guide name every section of every chapter once", () => {
  for (const guide of guides) {
    const { how, money, start, answers, frame } = guide(site, facts);
    const isSection = (part: unknown): part is { id: string; title: string } =>
      typeof part === "object" && part !== null && "id" in part;
    const sections = [how, money, start, answers].map((words) => Object.values(words).filter(isSection));
    expect(frame.chapters.map((chapter) => chapter.sections.map(({ id }) => id).toSorted())).toEqual(
      sections.map((chapter) => chapter.map(({ id }) => id).toSorted()),
    );
    const ids = sections.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test("every chapter says to a visitor of the Dutch market what it does not hold for", () => {
  for (const guide of guides) {
    expect(guide(site, facts).frame.dutchMarket).toBe(null);
    expect(guide({ ...site, market: "nl" }, facts).frame.dutchMarket).toMatch(/In Nederland/);
  }
});
