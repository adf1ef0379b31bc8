import { expect, test } from "vitest";
import { UNKNOWN_CONNECTION } from "#domain/connections/unknown-connection.ts";
import type { DescribedRow } from "./listing-rows.ts";
import { offerRow, requestRow, toOffer, toRequest } from "./listing-rows.ts";

/** As rows were written before a listing held a whole connection. */
const former = (details: object) =>
  ({
    id: "a",
    uid: "u",
    side: "offer",
    state: "published",
    region: "flanders",
    nis: "44021",
    longitude: 3.73,
    latitude: 51.05,
    energy: 5000,
    details: { postcode: "9000", municipality: "Gent", price: { kind: "gift" }, ...details },
  }) as unknown as DescribedRow;

test("a row of before reads as one roof with its battery, a car that charges in the evening and no boiler", () => {
  const use = { energy: 3000, trade: null, heatPump: true, electricCar: true };
  const installation = { technology: "solar", power: 8, tilt: 20, azimuth: 200, battery: 5 };
  const offer = toOffer(former({ use, installation }));
  expect(offer).toMatchObject({
    use: { energy: 3000, persons: null, heatPump: true, electricCar: "evening", electricBoiler: false },
    installation: { roofs: [{ kilowattsPeak: 8, tilt: 20, azimuth: 200 }], power: null, inverter: null },
    battery: 5,
    facts: null,
  });
  const turbine = toOffer(former({ use, installation: { ...installation, technology: "wind", power: 30 } }));
  expect(turbine.installation).toEqual({ technology: "wind", roofs: [], power: 30, inverter: null });
  const request = toRequest(former({ use: { energy: 900 }, installation: null }));
  expect(request).toMatchObject({
    use: { energy: 900, trade: null, electricCar: null },
    installation: null,
    battery: null,
  });
});

test("a row that lacks a field of the use reads as not told, whatever else it tells", () => {
  const whole = { ...UNKNOWN_CONNECTION.use, energy: 3000, persons: 4, electricCar: "night" };
  const { series: _series, peak: _peak, ...told } = whole;
  for (const key of Object.keys(told) as (keyof typeof told)[]) {
    const { [key]: _gone, ...rest } = told;
    const expected = { ...told, [key]: key === "persons" ? null : UNKNOWN_CONNECTION.use[key] };
    expect(toRequest(former({ use: rest, installation: null })).use, key).toEqual(expected);
  }
});

test("what is written is read again whole: roofs, inverter, registers, hours of charging and the facts of a journey", () => {
  const use = {
    energy: { day: 2000, night: 1500 },
    persons: 4,
    trade: null,
    heatPump: false,
    electricCar: "night",
    electricBoiler: true,
  };
  const roofs = [20, 40].map((tilt) => ({ kilowattsPeak: 4, tilt, azimuth: 90 }));
  const facts = { customer: "protected", meter: "digital", contractHolder: "self", product: null, contract: "dynamic" };
  const details = { use, installation: { technology: "solar", roofs, power: null, inverter: 5 }, battery: 7, facts };
  expect(toOffer(offerRow(toOffer(former(details))))).toMatchObject(details);
  expect(toRequest(requestRow(toRequest(former(details))))).toMatchObject(details);
});
