import { expect, test } from "vitest";
import type { Postcode } from "#domain/identifiers/postcode.ts";
import { readPlaces } from "#domain/regions/read-places.ts";
import { smallRegister } from "../../../tests/support/domain/small-register.ts";

const at = (postcode: string) => smallRegister.places.get(postcode as Postcode);

test("a postcode carries its municipality, names, grid area and position", () => {
  expect(at("9308")).toMatchObject({
    region: "flanders",
    municipality: { name: "Aalst", nameFrench: "Alost", nis: "41002", province: "east-flanders" },
    names: ["Gijzegem", "Hofstade"],
    gridArea: "midden-vlaanderen",
    position: { longitude: 4.04, latitude: 50.98 },
    isSpecial: false,
  });
});

test("a postcode without names has the name of its municipality, in both languages", () => {
  expect(at("9000")).toMatchObject({ names: ["Gent"], namesFrench: ["Gand"] });
  expect(at("1020")).toMatchObject({ names: ["Laken"], namesFrench: ["Laeken"], region: "brussels" });
});

test("a postcode may lie in another grid area than its municipality", () => {
  expect([at("9300")?.gridArea, at("2070")?.gridArea]).toEqual(["midden-vlaanderen", "antwerpen"]);
});

test("a postcode of two municipalities belongs to one and tells the other", () => {
  expect(at("2990")?.municipality.name).toBe("Wuustwezel");
  expect(at("2990")?.alsoIn.map(({ name }) => name)).toEqual(["Brecht"]);
  expect(smallRegister.municipalities.find(({ name }) => name === "Brecht")?.postcodes).toEqual(["2960", "2990"]);
});

test("an institution's postcode stands in the middle of its municipality", () => {
  // The mean of 50.85 and 50.88 is 50.865.
  expect(at("1031")).toMatchObject({ isSpecial: true, position: { longitude: 4.35, latitude: 50.87 } });
});

test("municipalities are listed by name, each with a position for a map", () => {
  expect(smallRegister.municipalities.map(({ name }) => name)).toEqual([
    "Aalst",
    "Brecht",
    "Brussel",
    "Gent",
    "Sint-Niklaas",
    "Sint-Truiden",
    "Wuustwezel",
  ]);
});

test.each([
  ["without a number", "Gent|imewo|9000 3.73 51.05"],
  ["with an unknown grid area", "Gent|44021|noord|9000 3.73 51.05"],
  ["with a wrong position", "Gent|44021|imewo|9000 3,73 51,05"],
  ["with a postcode that is listed nowhere", "Gent|44021|imewo|9000 3.73 51.05|=9999"],
])("a line %s is thrown back", (_how, line) => {
  const empty = { antwerp: "", brussels: "", "flemish-brabant": "", limburg: "", "west-flanders": "" };
  expect(() => readPlaces({ provinces: { ...empty, "east-flanders": line }, specialPostcodes: "" })).toThrow();
});
