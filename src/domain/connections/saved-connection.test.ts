import { expect, test } from "vitest";
import { checkConnection } from "#domain/connections/check-connection.ts";
import { ownDegree } from "#domain/connections/claim.ts";
import { readConnectionFacts } from "#domain/connections/read-connection.ts";
import { type ConnectionFacts, connectionForSide, eanOn } from "#domain/connections/saved-connection.ts";
import { UNKNOWN_CONNECTION, UNKNOWN_CONTRACT } from "#domain/connections/unknown-connection.ts";
import type { Ean } from "#domain/identifiers/ean.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import { savedConnection } from "../../../tests/support/domain/saved-connection.ts";

const everything = {
  connection: {
    customer: "protected",
    hasDomicile: false,
    capacity: 17.3,
    voltage: "medium",
    use: {
      series: null,
      energy: { day: 1200, night: 2300 },
      peak: 6.5,
      persons: 5,
      trade: "bakery",
      heatPump: true,
      electricCar: "night",
      electricBoiler: true,
    },
    installation: {
      technology: "solar",
      roofs: [
        { kilowattsPeak: 4, tilt: 20, azimuth: 90 },
        { kilowattsPeak: 3, tilt: 35, azimuth: 270 },
      ],
      power: null,
      inverter: 5,
    },
    battery: 9,
  },
  meter: "reversing",
  gridArea: "west",
  contract: {
    product: "octa-fixed",
    kind: "day-night",
    energyPrice: 0.17,
    energyPriceNight: 0.12,
    fixedFee: 60,
    injectionPrice: -0.01,
    sharingFee: 61,
  },
  isVatExempt: true,
};

test("every fact of a connection comes back as it was written", () => {
  expect(readConnectionFacts(JSON.parse(JSON.stringify(everything)))).toEqual(everything);
});

test.each([
  null,
  "x",
  [],
  {},
  { connection: 7, contract: [], meter: "laser" },
  { connection: { use: { energy: "veel", trade: "pirate", persons: null }, battery: Number.NaN } },
])("facts of another shape %j are read as nothing told", (data) => {
  expect(readConnectionFacts(data)).toEqual({
    connection: UNKNOWN_CONNECTION,
    meter: "digital",
    gridArea: null,
    contract: UNKNOWN_CONTRACT,
    isVatExempt: false,
  });
});

const places: PlaceRegister = { places: new Map(), specialPostcodes: new Set() } as never;
const input = { ...savedConnection(), offtakeEan: "", injectionEan: "" };
const check = (changes: Partial<typeof input>) =>
  checkConnection({ ...input, ...changes }, { places, numberRemoved: "[weg]" });

test("nothing of a connection need be told", () => {
  expect(check({})).toMatchObject({ ok: true, value: { name: "", offtakeEan: null, postcode: "" } });
});

test("what cannot be is refused beside its own field, all at once", () => {
  const { connection, contract } = everything as unknown as ConnectionFacts;
  const refused = check({
    name: "x".repeat(61),
    postcode: "12",
    offtakeEan: "123",
    injectionEan: "541448123456789017",
    contract: { ...contract, energyPrice: 3 as never },
    connection: { ...connection, battery: -1 as never, use: { ...connection.use, persons: 21 } },
  });
  expect(refused).toMatchObject({
    refusal: {
      name: { code: "too-long" },
      postcode: { code: "postcode-shape" },
      offtakeEan: { code: "ean-length" },
      injectionEan: { code: "ean-check-digit" },
      energyPrice: { code: "too-high" },
      battery: { code: "too-low" },
      persons: { code: "too-high" },
    },
  });
});

test("a national register number in a name is not kept, and neither is a year of quarters", () => {
  const series = { year: 2025, offtake: new Float32Array(4), injection: null } as never;
  const { connection } = input;
  const checked = check({
    name: "Thuis 85.07.30-033.28",
    connection: { ...connection, use: { ...connection.use, series } },
  });
  expect(checked).toMatchObject({ value: { name: "Thuis [weg]", connection: { use: { series: null } } } });
});

test("a seller is known by the number of injection, a buyer by that of offtake", () => {
  const [offtakeEan, injectionEan] = ["541448123456789016" as Ean, "541448000000000004" as Ean];
  expect(eanOn("seller", { offtakeEan, injectionEan })).toBe(injectionEan);
  expect(eanOn("seller", { offtakeEan, injectionEan: null })).toBe(offtakeEan);
  expect(eanOn("buyer", { offtakeEan, injectionEan })).toBe(offtakeEan);
});

test("a form of a seller takes the first connection that makes power, else the default", () => {
  const plain = savedConnection({ id: "plain" });
  const making = savedConnection({ id: "making", ...(everything as unknown as ConnectionFacts) });
  expect(connectionForSide([plain, making], "seller")?.id).toBe("making");
  expect(connectionForSide([plain, making], "buyer")?.id).toBe("plain");
  expect(connectionForSide([plain], "seller")?.id).toBe("plain");
  expect(connectionForSide([], "buyer")).toBeNull();
});

test("who holds a number sees how sure it is", () => {
  const at = new Date("2026-11-15T10:00:00Z");
  expect(ownDegree(undefined)).toBe("stated");
  expect(ownDegree({ fileSeenAt: at, confirmations: [] })).toBe("file-seen");
  expect(ownDegree({ fileSeenAt: null, confirmations: [{ byUid: "bram", at }] })).toBe("confirmed");
});
