import { describe, expect, test } from "vitest";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import type { Connection } from "#domain/connections/connection.ts";
import { valueAt } from "#web/forms/fields/field-kinds.ts";
import { connectionRows } from "#web/forms/fields/field-table.ts";
import { offerTexts, readOfferForm } from "#web/forms/market/offer-form.ts";
import { readRequestForm, requestTexts } from "#web/forms/market/request-form.ts";
import { readSituation, writeSituation } from "#web/forms/queries/situation-query.ts";

type Key = keyof typeof connectionRows;

/** What is typed in each field, in the words of an address; none of it is what we propose ourselves. */
const typed: Record<Key, string> = {
  customer: "beschermd",
  energy: "4321",
  energyDay: "2100",
  energyNight: "1234",
  peak: "6,5",
  persons: "5",
  trade: "koelhuis",
  heatPump: "ja",
  car: "nacht",
  boiler: "ja",
  capacity: "17,3",
  voltage: "midden",
  domicile: "nee",
  technology: "zon",
  power: "7,5",
  tilt: "12",
  azimuth: "110",
  power2: "3,3",
  tilt2: "15",
  azimuth2: "90",
  power3: "2,2",
  tilt3: "20",
  azimuth3: "270",
  machinePower: "42",
  inverter: "4,6",
  battery: "9,5",
};

/** Without which a field says nothing: a roof has a size, a machine is no panel, registers come in pairs. */
const beside: Partial<Record<Key, readonly Key[]>> = {
  energyDay: ["energyNight"],
  energyNight: ["energyDay"],
  tilt: ["power"],
  azimuth: ["power"],
  tilt2: ["power", "power2"],
  azimuth2: ["power", "power2"],
  power2: ["power"],
  tilt3: ["power", "power2", "power3"],
  azimuth3: ["power", "power2", "power3"],
  power3: ["power", "power2"],
  technology: ["power"],
  inverter: ["power"],
};

/** A form of the market asks these by another question, or not at all: they stay with the connection of the account. */
const notInForms: readonly Key[] = ["customer", "peak", "capacity", "voltage", "domicile", "machinePower"];

const keys = Object.keys(connectionRows) as Key[];
const answersOf = (key: Key): Key[] => [...(beside[key] ?? []), key];

/** The address of a calculator on which somebody typed it. */
function addressWith(key: Key, side: "buyer" | "seller") {
  const params = new URLSearchParams(answersOf(key).map((name) => [connectionRows[name][side], typed[name]]));
  if (key === "machinePower") params.set(connectionRows.technology[side], "wind");
  return readSituation(params, defaultSituation(side, "be", "2026-11-15")).situation;
}

const noInstallation = (side: "buyer" | "seller") => ({
  ...defaultSituation(side, "be", "2026-11-15")[side],
  installation: null,
});

describe.each(keys)("the field %s", (key) => {
  const { path, kind } = connectionRows[key];

  test.each(["buyer", "seller"] as const)(
    "is typed in an address of a %s, stands in the connection and is written again",
    (side) => {
      const situation = addressWith(key, side);
      const read = kind.read(typed[key]);
      expect(read.ok && valueAt(situation?.[side], path)).toBe(read.ok && read.value);
      const base = { ...defaultSituation(side, "be", "2026-11-15"), [side]: noInstallation(side) };
      expect(situation && writeSituation(situation, base).get(connectionRows[key][side])).toBe(typed[key]);
    },
  );
});

test("every field of a connection stands in a form of the market, but for those that are named here", () => {
  expect(keys.filter((key) => connectionRows[key].form === null)).toEqual(notInForms);
});

describe.each(keys.filter((key) => !notInForms.includes(key)))("the field %s of a listing", (key) => {
  const form = new FormData();
  form.set("technologie", "zon");
  form.set("panelen", "on");
  form.set("vermogen", typed.power);
  for (const name of answersOf(key)) {
    const row = connectionRows[name];
    form.set(row.form ?? "", row.kind.control === "check" ? "on" : typed[name]);
  }

  test.each([
    ["offer", "seller", () => readOfferForm(form).input],
    ["request", "buyer", () => readRequestForm(form).input],
  ] as const)("is the same in an %s as in the calculator", (_, side, read) => {
    const { use, installation, battery } = read();
    const connection = addressWith(key, side)?.[side] as Connection;
    const { path } = connectionRows[key];
    expect(valueAt({ use, installation, battery }, path)).toEqual(valueAt(connection, path));
  });

  test("is shown again as it was typed", () => {
    const shown = connectionRows[key].kind.control === "check" ? "on" : typed[key];
    const offer = offerTexts(readOfferForm(form).input as never) as Record<string, string>;
    const request = requestTexts(readRequestForm(form).input as never) as Record<string, string>;
    expect(offer[connectionRows[key].form ?? ""]).toBe(shown);
    if (key !== "technology") expect(request[connectionRows[key].form ?? ""]).toBe(shown);
  });
});
