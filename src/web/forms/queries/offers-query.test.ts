import { expect, test } from "vitest";
import { offersPath, readOffersQuery } from "#web/forms/queries/offers-query.ts";
import { smallRegister } from "../../../../tests/support/domain/small-register.ts";

const read = (query: string) => readOffersQuery(new URLSearchParams(query), smallRegister);

test("an address without a query asks for everything, newest first", () => {
  expect(read("")).toMatchObject({
    faults: {},
    region: null,
    technology: null,
    municipality: null,
    priceMax: null,
    isFree: false,
    sort: "nieuwste",
    page: 1,
    showsMap: false,
  });
});

test("every filter is read from its Dutch word, and a price in cents becomes euros", () => {
  const reading = read("gewest=vlaanderen&technologie=wind&prijs=12,5&overschot-min=1.000&gratis=ja&school=ja");
  expect(reading).toMatchObject({ faults: {}, region: "flanders", technology: "wind", surplusMin: 1000 });
  expect(reading).toMatchObject({ priceMax: 0.125, isFree: true, isCommunal: true });
});

test.each([
  ["its name", "gent"],
  ["its postcode", "9000"],
  ["its French name", "Gand"],
])("a municipality is found by %s", (_, text) => {
  expect(read(`gemeente=${text}`).municipality?.nis).toBe("44021");
});

test.each([
  ["a price below zero", "prijs=-1", "prijs", "too-low"],
  ["a price in letters", "prijs=veel", "prijs", "not-a-number"],
  ["an unknown source", "technologie=kern", "technologie", "choice-unknown"],
  ["a source that every object has", "technologie=toString", "technologie", "choice-unknown"],
  ["a town that does not exist", "gemeente=Nergensland", "gemeente", "municipality-unknown"],
  ["a range that is upside down", "overschot-min=9&overschot-max=3", "overschot-max", "less-than-least"],
  ["a Walloon postcode", "postcode=5000", "postcode", "postcode-wallonia"],
  ["distance without a place", "sorteer=afstand", "postcode", "postcode-for-distance"],
  ["fit without a use", "sorteer=past", "verbruik", "use-for-fit"],
] as const)("%s is told beside its field, and the other filters still count", (_, query, field, code) => {
  const reading = read(`${query}&gewest=brussel`);
  expect(reading.faults[field]?.code).toBe(code);
  expect(reading.region).toBe("brussels");
});

test.each(["0", "-3", "1e9", "twee", "00002", "123456"])("page %s is a page that exists", (page) => {
  const number = read(`pagina=${page}`).page;
  expect(number).toBeGreaterThanOrEqual(1);
  expect(number).toBeLessThanOrEqual(99_999);
});

test("changing one filter keeps the others and goes back to the first page", () => {
  const reading = read("technologie=zon&prijs=12&pagina=4&onzin=1");
  expect(offersPath(reading, { gemeente: "Sint-Niklaas" })).toBe(
    "/aanbod?gemeente=Sint-Niklaas&technologie=zon&prijs=12",
  );
  expect(offersPath(reading, { technologie: "", prijs: "" })).toBe("/aanbod");
});
