import { expect, test } from "vitest";
import { onwardPath, readPeriod, writePeriod } from "#web/calculations/page-address.ts";

const read = (query: string) => readPeriod(new URLSearchParams(query), "buyer");

test("what is written is read again, for every day of a month", () => {
  for (const day of [null, 0, 30]) {
    expect(read(`periode=${writePeriod(2, day)}`)).toEqual({ side: "buyer", month: 2, day });
  }
});

test("the button that was pressed counts, not what stood in the form before it", () => {
  expect(read("periode=3-29&periode=5&wie=koper&wie=verkoper")).toEqual({ side: "seller", month: 4, day: null });
});

test.each(["", "periode=", "periode=0", "periode=13", "periode=maart", "periode=3-", "periode=3-29-1", "wie=verkoper"])(
  "%j tells no period",
  (query) => {
    expect(read(query)).toBeNull();
  },
);

const told = (address: string, typed: Record<string, string> = {}) => ({
  address,
  typed,
  enteredFields: Object.keys(typed),
});

test("who goes from a calculator to a journey takes the answers along, and a roof counted in kWp has panels", () => {
  const query = "datum=2026-11-17&postcode=9800&kwp=8&eigen-warmtepomp=ja&prijs=9%2C1";
  expect(onwardPath("/verkoper", told(query))).toBe(
    "/verkoper?postcode=9800&kwp=8&eigen-warmtepomp=ja&technologie=zon",
  );
  expect(onwardPath("/koper", told("postcode=9000&verbruik=12000"))).toBe("/koper?postcode=9000&verbruik=12000");
  expect(onwardPath("/koper", told(""))).toBe("/koper");
  expect(onwardPath("/kosten", told(query))).toBe("/kosten");
});

test.each([
  [{ koper: "onderneming", handel: "kantoor" }, "kantoor"],
  [{ koper: "gezin", auto: "zon" }, "gezin-auto"],
  [{ koper: "gezin", warmtepomp: "ja" }, "gezin-warmtepomp"],
  [{ koper: "onderneming", handel: "geen" }, null],
  [{ koper: "gezin", auto: "avond" }, null],
])("with the buyer %j a seller's journey starts at %s", (typed, koopt) => {
  const path = onwardPath("/verkoper", told("postcode=9000&kwp=8", typed));
  expect(new URL(path, "http://site").searchParams.get("koopt")).toBe(koopt);
});

test("what a preset filled in goes along as well", () => {
  const shop = { koper: "onderneming", handel: "winkel" };
  expect(onwardPath("/koper", told("postcode=9000", shop))).toBe(
    "/koper?postcode=9000&koper=onderneming&handel=winkel",
  );
});

test("a roof as large as the proposed one was told all the same", () => {
  expect(onwardPath("/verkoper", told("postcode=9000", { kwp: "10" }))).toBe(
    "/verkoper?postcode=9000&kwp=10&technologie=zon",
  );
});

test("the square is in order for a household alone, so an enterprise takes its postcode along", () => {
  const office = told("postcode=9000&verbruik=30000", { koper: "onderneming", handel: "kantoor" });
  expect(onwardPath("/aanbod", office)).toBe("/aanbod?postcode=9000");
});

test.each([
  ["datum=2026-11-17&postcode=9000&verbruik=12000&kwp=8", "/aanbod?sorteer=past&verbruik=12000&postcode=9000"],
  ["postcode=9000", "/aanbod?postcode=9000"],
  ["verbruik=50", "/aanbod"],
])("from %j the square opens at %s", (query, path) => {
  expect(onwardPath("/aanbod", told(query))).toBe(path);
});
