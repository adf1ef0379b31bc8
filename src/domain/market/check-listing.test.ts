import fc from "fast-check";
import { expect, test } from "vitest";
import { technologies } from "#domain/connections/connection.ts";
import {
  checkOffer,
  cleanText,
  listingLimits,
  type OfferInput,
  TEXT_LENGTH_MAX,
  TITLE_LENGTH_MAX,
} from "#domain/market/check-listing.ts";
import { holders } from "#domain/market/listing.ts";
import { euros, eurosPerKilowattHour, kilowattHours, kilowatts, kilowattsPeak } from "#domain/units/quantity.ts";
import { smallRegister } from "../../../tests/support/domain/small-register.ts";

const checkContext = { places: smallRegister, numberRemoved: "[weg]" };
const offer: OfferInput = {
  postcode: " 9000 ",
  title: "Dak",
  text: "",
  holder: "person",
  companyName: "Jan",
  use: {
    energy: kilowattHours(3000),
    trade: null,
    heatPump: false,
    electricCar: null,
    electricBoiler: false,
    persons: null,
  },
  fee: euros(0),
  partners: [],
  installation: {
    technology: "solar",
    roofs: [{ kilowattsPeak: kilowattsPeak(10), tilt: 35, azimuth: 180 }],
    power: null,
    inverter: null,
  },
  battery: null,
  price: { kind: "gift" },
  injectionPrice: eurosPerKilowattHour(0.02),
  startsOn: null,
  termYears: null,
};
const faultsOf = (change: Partial<OfferInput>) => {
  const checked = checkOffer({ ...offer, ...change }, checkContext);
  return checked.ok ? null : checked.refusal;
};

test("a good offer gets its municipality, and a person no name of a company", () => {
  const checked = checkOffer(offer, checkContext);
  expect(checked).toMatchObject({
    ok: true,
    value: { postcode: "9000", companyName: null, place: { municipality: "Gent", region: "flanders" } },
  });
});

test("each fault is told at its own field", () => {
  expect(faultsOf({ price: { kind: "asked", price: eurosPerKilowattHour(-0.01) } })).toEqual({
    price: { code: "too-low", minimum: 0 },
  });
  expect(faultsOf({ postcode: "4000" })).toEqual({ postcode: { code: "region-not-served", region: "wallonia" } });
  expect(faultsOf({ postcode: "1012AB" })).toEqual({ postcode: { code: "region-not-served", region: "netherlands" } });
  expect(faultsOf({ postcode: "abc" })).toEqual({ postcode: { code: "postcode-shape" } });
  expect(faultsOf({ title: "\u200b ", text: "x".repeat(TEXT_LENGTH_MAX + 1) })).toEqual({
    title: { code: "missing" },
    text: { code: "too-long", maximum: TEXT_LENGTH_MAX },
  });
  expect(faultsOf({ title: "x".repeat(TITLE_LENGTH_MAX) })).toBeNull();
  expect(faultsOf({ holder: "school", companyName: null })).toEqual({ companyName: { code: "missing" } });
  const roofs = [
    { kilowattsPeak: kilowattsPeak(Number.NaN), tilt: 35, azimuth: 400 },
    { kilowattsPeak: kilowattsPeak(4), tilt: 91, azimuth: 90 },
  ];
  expect(faultsOf({ installation: { ...offer.installation, roofs } })).toEqual({
    power: { code: "not-a-number" },
    azimuth: { code: "too-high", maximum: listingLimits.azimuth.max },
    tilt2: { code: "too-high", maximum: listingLimits.tilt.max },
  });
  const registers = { day: kilowattHours(-1), night: kilowattHours(2000) };
  expect(faultsOf({ use: { ...offer.use, energy: registers } })).toEqual({
    energyDay: { code: "too-low", minimum: 0 },
  });
});

test("no number outside its bounds gets through, whoever offers whatever", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...holders),
      fc.constantFrom(...technologies),
      fc.double(),
      fc.double(),
      (holder, technology, power, price) => {
        const changed = {
          ...offer,
          holder,
          companyName: "Naam",
          installation:
            technology === "solar"
              ? { ...offer.installation, roofs: [{ kilowattsPeak: kilowattsPeak(power), tilt: 35, azimuth: 180 }] }
              : { technology, roofs: [], power: kilowatts(power), inverter: null },
          price: { kind: "asked", price: eurosPerKilowattHour(price) },
        } as const;
        const isGood = power >= 0.1 && power <= 5000 && price >= 0 && price <= 1;
        expect(checkOffer(changed, checkContext).ok).toBe(isGood);
      },
    ),
  );
});

test("a text keeps its lines and loses what nobody sees, and national numbers", () => {
  expect(cleanText("een\r\ntwee\u0000\u200b 85.07.30-033.28 ", "[weg]")).toBe("een\ntwee [weg]");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(cleanText(text, "")).not.toMatch(/[^\P{C}\n]/u);
    }),
  );
});
