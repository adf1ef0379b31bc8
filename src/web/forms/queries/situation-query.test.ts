import { expect, test } from "vitest";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import {
  type SituationFault,
  situationFaultSentence,
  situationNoteSentence,
} from "#content/pages/calculators/situation-faults.ts";
import type { SituationField } from "#web/forms/fields/field-table.ts";
import { readSituation, writeSituation } from "#web/forms/queries/situation-query.ts";

const buyer = defaultSituation("buyer", "be", "2026-11-15");
const seller = defaultSituation("seller", "be", "2026-11-15");
const read = (fields: Record<string, string>, base = buyer) => readSituation(new URLSearchParams(fields), base);

test("an empty address is the default situation, and is written with its day alone", () => {
  expect(read({}).situation).toEqual(buyer);
  expect(writeSituation(buyer, buyer).toString()).toBe("datum=2026-11-15");
});

test("addresses of the earlier calculators are still understood", () => {
  const old = {
    postcode: "9000",
    verbruik: "3.500",
    gedeeld: "700",
    energieprijs: "18,94",
    prijs: "11,85",
    kost: "121",
    injectieprijs: "4,76",
  };
  const { situation, faults } = read(old);
  expect(faults).toEqual({});
  expect(situation).toMatchObject({ postcode: "9000", sharedEnergy: 700, buyer: { use: { energy: 3500 } } });
  expect(situation?.prices).toMatchObject({
    agreedPrice: 0.1185,
    buyer: { energyPrice: 0.1894, sharingFee: 121 },
    seller: { injectionPrice: 4.76 / 100, sharingFee: null },
  });
  const roof = read({ postcode: "9000", kwp: "5,4", kost: "96,8" }, seller).situation;
  expect(roof?.seller.installation?.roofs).toEqual([{ kilowattsPeak: 5.4, tilt: 35, azimuth: 180 }]);
  expect(roof?.prices.seller.sharingFee).toBe(96.8);
});

test.each([
  ["1.234,5", 1234.5],
  ["1234.5", 1234.5],
  ["3 500 kWh", 3500],
  ["3\u202f500 kWh", 3500],
  ["3500", 3500],
])("a use of %j is read as %d kWh", (verbruik, value) => {
  expect(read({ verbruik }).situation?.buyer.use.energy).toBe(value);
});

test.each<[SituationField, string, SituationFault, string]>([
  [
    "verbruik",
    "veel",
    { code: "not-a-number" },
    "Dit kunnen wij niet als getal lezen. Schrijf bijvoorbeeld 3.500 of 1.234,5.",
  ],
  [
    "verbruik",
    "1e9",
    { code: "not-a-number" },
    "Dit kunnen wij niet als getal lezen. Schrijf bijvoorbeeld 3.500 of 1.234,5.",
  ],
  [
    "verbruik",
    "1000000000",
    { code: "too-high", limit: 20_000_000 },
    "Vul hoogstens 20.000.000 in. Staat de komma juist?",
  ],
  ["verbruik", "-5", { code: "too-low", limit: 1 }, "Vul minstens 1 in."],
  [
    "verbruik",
    "541448820000000008",
    { code: "ean-in-number" },
    "Dit lijkt een EAN-code en geen getal. Kijk na of u het juiste veld invulde.",
  ],
  [
    "postcode",
    "541448 8200 0000 0008",
    { code: "ean-in-postcode" },
    "Dit lijkt uw EAN-code. Hier vragen wij uw postcode; uw EAN-code hebben wij niet nodig.",
  ],
  [
    "postcode",
    "90000",
    { code: "postcode" },
    "Dit is geen Belgische postcode. Vul vier cijfers in, bijvoorbeeld 9000.",
  ],
  ["kwp", "0", { code: "too-low", limit: 0.1 }, "Zonder panelen valt er niets te delen: vul minstens 0,1 kWp in."],
  ["koper-kwp", "0", { code: "too-low", limit: 0.1 }, "Zijn er geen panelen, laat dit veld dan leeg."],
  ["batterij", "0", { code: "too-low", limit: 0.1 }, "Is er geen batterij, laat dit veld dan leeg."],
  [
    "prijs",
    "-2",
    { code: "too-low", limit: 0 },
    "De afgesproken prijs kan niet onder nul liggen. Weggeven kan wel: vul dan 0 in.",
  ],
  [
    "injectieprijs",
    "-51",
    { code: "too-low", limit: -50 },
    "Lager dan -50 cent per kWh kennen wij niet. Staat de komma juist?",
  ],
  ["personen", "2,5", { code: "not-whole" }, "Vul hier een geheel getal in, zonder komma."],
  [
    "datum",
    "2026-02-30",
    { code: "day" },
    "Met deze datum kunnen wij niet rekenen. Schrijf jaar, maand en dag, bijvoorbeeld 2026-11-15.",
  ],
  [
    "datum",
    "2099-01-01",
    { code: "day" },
    "Met deze datum kunnen wij niet rekenen. Schrijf jaar, maand en dag, bijvoorbeeld 2026-11-15.",
  ],
  [
    "vorm",
    "constructor",
    { code: "unknown-choice", choices: ["verkoop", "gratis"] },
    "Deze keuze kennen wij niet. Kies uit: verkoop, gratis.",
  ],
])("%s=%j is refused in one sentence, and kept as typed", (field, text, fault, sentence) => {
  const reading = read({ [field]: text });
  expect(reading.faults).toEqual({ [field]: fault });
  expect(reading.typed[field]).toBe(text);
  expect(reading.situation).toBeNull();
  expect(situationFaultSentence(fault, { market: "be", field })).toBe(sentence);
});

test("an injection price below zero is real: it is taken, and explained", () => {
  const reading = read({ injectieprijs: "-1,5" }, seller);
  expect(reading.situation?.prices.seller.injectionPrice).toBeCloseTo(-0.015, 12);
  expect(reading.notes).toEqual({ injectieprijs: "negative-injection-price" });
  const noteFor = (side: "buyer" | "seller") =>
    situationNoteSentence("negative-injection-price", "injectieprijs", side);
  expect(noteFor("seller")).toContain("u betaalt uw leverancier om uw overschot af te nemen");
  expect(noteFor("buyer")).toContain("de verkoper betaalt zijn leverancier om zijn overschot af te nemen");
});

test.each([
  "€ 0,12",
  "0,12 €",
  "0,12 €/kWh",
  "0,12 euro per kWh",
  "EUR 0,12",
  "12 c€/kWh",
  "12 cent",
  "12 cent per kWh",
  "12",
])("a price of %s is twelve cents", (text) => {
  expect(read({ prijs: text }).situation?.prices.agreedPrice).toBeCloseTo(0.12, 12);
});

test("a price below a cent is taken, with a question whether euros were meant", () => {
  expect(read({ energieprijs: "0,12", prijs: "0,08" }).notes).toEqual({
    energieprijs: "below-a-cent",
    prijs: "below-a-cent",
  });
  expect(read({ prijs: "0" }).notes).toEqual({});
  expect(situationNoteSentence("below-a-cent", "prijs", "buyer")).toContain("12 voor € 0,12");
});

test("a blank field counts as our proposal, and stays blank", () => {
  const reading = read({ verbruik: "", personen: " " });
  expect(reading.situation).toEqual(buyer);
  expect(reading.typed).toMatchObject({ verbruik: "", personen: " " });
});

test("two roofs and a windmill are told apart", () => {
  const two = read({ kwp: "3", richting: "90", "kwp-2": "2,5", "richting-2": "270", "helling-2": "10" }, seller);
  expect(two.situation?.seller.installation?.roofs).toEqual([
    { kilowattsPeak: 3, tilt: 35, azimuth: 90 },
    { kilowattsPeak: 2.5, tilt: 10, azimuth: 270 },
  ]);
  const mill = read({ technologie: "wind", vermogen: "10" }, seller).situation;
  expect(mill?.seller.installation).toEqual({ technology: "wind", roofs: [], power: 10, inverter: null });
  expect(mill && writeSituation(mill, seller).toString()).toBe("datum=2026-11-15&technologie=wind&vermogen=10");
});
