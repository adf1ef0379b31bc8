import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { situationFields, situationNames } from "#web/forms/fields/field-table.ts";
import { PartnerBand, sisterPath } from "#web/pages/calculators/calculator-frame.tsx";

const partner = {
  name: "Coöperatie Voorbeeld",
  logo: null,
  colors: { light: { surface: "#104030", text: "#ffffff" }, dark: { surface: "#c0e8d8", text: "#102018" } },
};

test("a partner shows its name in its colours of either mode, and its logo with the name as text and a reserved size", () => {
  const named = renderToStaticMarkup(<PartnerBand partner={partner} lead="Aangeboden met" />);
  expect(named).toContain("Coöperatie Voorbeeld");
  expect(named).toContain("background-color:light-dark(#104030, #c0e8d8)");
  expect(named).toContain("color:light-dark(#ffffff, #102018)");
  const logo = { path: "/logo.svg", width: 120, height: 32 };
  const drawn = renderToStaticMarkup(<PartnerBand partner={{ ...partner, logo }} lead="Aangeboden met" />);
  expect(drawn).toContain('<img src="/logo.svg" alt="Coöperatie Voorbeeld" width="120" height="32"/>');
});

const from = { side: "buyer", kind: "general", today: "2026-11-17" } as const;
const told = (query: string) => Object.fromEntries(new URLSearchParams(query.split("?")[1]));

test("who changes between family and company, or to another region, keeps what was told and no price; a postcode stays where it lies", () => {
  const query =
    "datum=2026-11-17&postcode=9000&verbruik=12000&kwp=8&helling=20&koper-batterij=5&jaren=3&energieprijs=15%2C89&prijs=9&kost=50&product=engie-dynamic&verkoper-2-prijs=8";
  const kept = { verbruik: "12000", kwp: "8", helling: "20", "koper-batterij": "5", jaren: "3" };
  const to = (kind: string) => told(sisterPath(kind, "/calculator/x", { ...from, query }));
  expect(to("business")).toEqual({ ...kept, postcode: "9000" });
  expect(to("flanders")).toEqual({ ...kept, postcode: "9000" });
  expect(to("brussels")).toEqual(kept);
  expect(sisterPath("general", "/calculator/koper", { ...from, query: "" })).toBe("/calculator/koper");
  const later = { ...from, query: "datum=2027-01-01" };
  expect(told(sisterPath("business", "/calculator/x", later))).toEqual({ datum: "2027-01-01" });
});

test("a family keeps its persons, car and heat pump in another region, and a company its trade; neither counts unseen for the other", () => {
  const family = "personen=4&auto=zon&warmtepomp=ja&koper=sociaal";
  const moved = { personen: "4", auto: "zon", warmtepomp: "ja", koper: "sociaal" };
  expect(told(sisterPath("brussels", "/calculator/x", { ...from, query: family }))).toEqual(moved);
  expect(told(sisterPath("business", "/calculator/x", { ...from, query: family }))).toEqual({});
  const company = { ...from, side: "seller", kind: "business", query: "eigen-handel=bakkerij&kwp=30" } as const;
  const there = { verkoper: "onderneming", "eigen-handel": "bakkerij", kwp: "30" };
  expect(told(sisterPath("flanders", "/calculator/x", company))).toEqual(there);
  expect(told(sisterPath("general", "/calculator/x", company))).toEqual({ kwp: "30" });
  // Where somebody lives stays told by the region when no postcode tells it.
  const inBrussels = { ...from, kind: "brussels", query: "verbruik=3000" };
  expect(told(sisterPath("business", "/calculator/x", inBrussels))).toEqual({ verbruik: "3000", gewest: "brussel" });
});

test("no price goes along, and what else is told of prices is who charges VAT, the form and the years", () => {
  const prices = situationNames.filter((name) => situationFields[name].path.startsWith("prices."));
  const query = new URLSearchParams(situationNames.map((name) => [name, "1"])).toString();
  const kept = Object.keys(
    told(sisterPath("flanders", "/calculator/x", { ...from, query: query.replace("aanbod=1&", "") })),
  );
  expect(prices.filter((name) => kept.includes(name)).toSorted()).toEqual(["btw", "jaren", "vorm"]);
  // The seller of an offer stays behind with the offer.
  const offered = told(
    sisterPath("business", "/calculator/x", { ...from, query: "aanbod=x&kwp=8&verkoper=onderneming&verbruik=5" }),
  );
  expect(offered).toEqual({ verbruik: "5" });
});

test("one question keeps the answer to the other, however often somebody presses, and a partner stays who they were", () => {
  const seller = { ...from, side: "seller", kind: "business", query: "handel=bakkerij&btw=vrijgesteld" } as const;
  const placed = told(sisterPath("flanders", "/calculator/x", seller));
  expect(placed).toEqual({ handel: "bakkerij", koper: "onderneming", verkoper: "onderneming", btw: "vrijgesteld" });
  const query = new URLSearchParams({ koper: "onderneming", handel: "koelhuis" }).toString();
  const family = told(sisterPath("general", "/calculator/x", { ...seller, kind: "flanders", query }));
  expect(family).toEqual({ koper: "onderneming", handel: "koelhuis" });
  expect(told(sisterPath("business", "/calculator/x", { ...seller, kind: "general", query: "personen=2" }))).toEqual({
    personen: "2",
    koper: "gezin",
  });
  expect(told(sisterPath("business", "/calculator/x", { ...seller, query: "koper=sociaal" }))).toEqual({});
  const first = sisterPath("business", "/calculator/x", { ...from, kind: "brussels", query: "verbruik=3000" });
  const second = sisterPath("general", "/calculator/x", {
    ...from,
    kind: "business",
    query: first.split("?")[1] ?? "",
  });
  expect(told(second)).toEqual({ verbruik: "3000", gewest: "brussel" });
  // Who said to be a family in the calculator of companies stays one.
  expect(told(sisterPath("flanders", "/calculator/x", { ...from, kind: "business", query: "koper=gezin" }))).toEqual({
    koper: "gezin",
  });
});
