import { expect, test } from "vitest";
import { calculatorOutcome, type PricedSetting } from "#web/calculations/calculator-outcome.ts";
import { NO_CARDS } from "../../../tests/support/no-cards.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

function viewOf(query: Record<string, string>, side: PricedSetting["side"] = "buyer") {
  const setting: PricedSetting = {
    side,
    market: "be",
    today: "2026-11-15",
    variant: null,
    platformFee: 0,
    cards: NO_CARDS,
    dayPrices: null,
  };
  const { view } = calculatorOutcome(new URLSearchParams(query), setting, null, undefined, 0).outcome;
  if (view === null) throw new Error("There is no outcome.");
  return view;
}

const formulaOf = (view: ReturnType<typeof viewOf>, name: string) =>
  plain(view.bills.buyer?.rows.find((row) => row.name === name)?.formula ?? "");

test("each line of a bill tells its own VAT: added, none on the fund and on a private seller's power, inside Brussels rates", () => {
  const flemish = viewOf({ verbruik: "3500", domicilie: "nee" });
  expect(formulaOf(flemish, "Energie van de leverancier")).toMatch(/Daarbovenop komt 6% btw\.$/);
  expect(formulaOf(flemish, "Energiefonds")).toMatch(/Hierop rust geen btw\.$/);
  expect(formulaOf(flemish, "Stroom van de verkoper")).toMatch(/Hierop rust geen btw\.$/);
  expect(formulaOf(flemish, "Kost van de leverancier voor het delen")).toMatch(/Daarbovenop komt 21% btw\.$/);
  expect(formulaOf(viewOf({ gewest: "brussel" }), "Transport")).toMatch(/De btw zit al in dit tarief\.$/);
  expect(formulaOf(viewOf({ koper: "onderneming" }), "Energie van de leverancier")).toMatch(
    /een onderneming trekt die af\.$/,
  );
});

test("a price that we proposed is called our proposal, a price that was told the visitor's own", () => {
  const sourcesOf = (query: Record<string, string>) =>
    viewOf(query).lines.own.rows.find(({ name }) => name === "Dezelfde stroom bij de verkoper")?.sources;
  expect(sourcesOf({})?.[0]).toMatch(/^Dit is ons voorstel/);
  expect(sourcesOf({ prijs: "9" })).toEqual(["Dit vulde u zelf in."]);
});

test("a household names and reads the price that it pays, with the VAT of a business in it; nobody else does", () => {
  const { price } = viewOf({ verkoper: "onderneming", prijs: "10,6", kwp: "40" }, "seller");
  expect(plain(price.vat ?? "")).toBe("In deze prijs zit 6% btw: de verkoper houdt 10,00 c€/kWh over.");
  expect([price.agreed, price.kept].map((euros) => euros.toFixed(6))).toEqual(["0.106000", "0.100000"]);
  const between = viewOf({ verkoper: "onderneming", koper: "onderneming", prijs: "10" }).price;
  expect([between.agreed, between.kept].map((euros) => euros.toFixed(6))).toEqual(["0.100000", "0.100000"]);
  expect(viewOf({ prijs: "10" }).price.vat).toBeNull();
  expect(viewOf({ verkoper: "onderneming", koper: "onderneming", prijs: "10" }).price.vat).toBeNull();
});

test.each([
  ["ecopower-burgerstroom", "Ecopower"],
  ["ebem-groen-variabel", "EBEM"],
])("whoever chooses %s reads before any number that it cannot be shared with", (product, supplier) => {
  expect(viewOf({ product }).conditions).toEqual([
    expect.stringMatching(new RegExp(`^${supplier} laat alleen delen met een dynamisch contract`)),
  ]);
  expect(viewOf({ product, contract: "dynamisch" }).conditions).toEqual([]);
});

test("a contract that nobody chose has no condition", () => {
  expect(viewOf({}).conditions).toEqual([]);
});

test("who holds the guarantees of sold power is told as an open fact, never as a right", () => {
  const { guarantees } = viewOf({ kwp: "20" }, "seller");
  expect(guarantees).toContain("vonden wij niet geregeld");
  expect(guarantees).not.toContain("recht op");
});

test("prices of months that are over are marked, with what 20% up or down would do; one's own prices are not", () => {
  const proposed = viewOf({});
  expect(proposed.marks).toContain("Prijzen van april-mei 2026");
  expect(plain(proposed.oldPrices ?? "")).toMatch(
    /^Gerekend met prijzen van april-mei 2026\. Zijn ze nu 20% lager, dan (wint|verliest) u samen € [\d.,]+; 20% hoger, dan (wint|verliest) u samen € [\d.,]+\.$/,
  );
  expect(viewOf({ energieprijs: "16", injectieprijs: "4" }).oldPrices).toBeNull();
});

test("where nearness lowers grid costs in Brussels, the end of the price line says what is in it", () => {
  expect(viewOf({ gewest: "brussel", categorie: "a" }).price.energyName).toBe("Energieprijs en lager nettarief");
  expect(viewOf({ gewest: "brussel", categorie: "d" }).price.energyName).toBeNull();
});

test("power that is given away is judged by the buyer alone, and loses nobody's yes", () => {
  const gift = viewOf({ vorm: "gratis", verbruik: "7500", kwp: "10" });
  expect(gift.verdict.badge).toBe("Loont");
  expect(gift.flip).toBeNull();
  expect(gift.nextStep.link.path).toBe("#wie");
});

test("nothing is called avoided: what the residual mix emits is told as no saving", () => {
  const view = viewOf({});
  expect(view.carbon).toContain("Dat is geen besparing");
  expect(JSON.stringify(view)).not.toMatch(/vermeden|restmix/i);
});
