import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { distanceBetween } from "#domain/regions/distance-between.ts";
import { flemishGridAreas } from "#domain/regions/grid-area.ts";
import { readPlaces } from "#domain/regions/read-places.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import { places2025 } from "#figures/places/places-2025.ts";

const register = readPlaces(places2025);
const places = [...register.places.values()];

test("the register holds 285 Flemish and 19 Brussels municipalities", () => {
  const inBrussels = register.municipalities.filter(({ province }) => province === "brussels");
  expect([register.municipalities.length - inBrussels.length, inBrussels.length]).toEqual([285, 19]);
  expect(new Set(register.municipalities.map(({ nis }) => nis)).size).toBe(304);
});

test("every postcode stands in the table once and lies in the region of its range", () => {
  const listed = Object.values(places2025.provinces).flatMap((lines) => lines.match(/(?<=\|)\d{4}(?=[ *@])/g) ?? []);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.length).toBe(places.length);
  expect(places.filter(({ postcode, region }) => regionOfPostcode(postcode) !== region)).toEqual([]);
  expect([...register.specialPostcodes].filter((postcode) => listed.includes(postcode))).toEqual([]);
});

test("every grid area has places, and all of them lie within Flanders and Brussels", () => {
  expect(new Set(places.map(({ gridArea }) => gridArea))).toEqual(new Set([...flemishGridAreas, "sibelga"]));
  const outside = places.filter(
    ({ position: { longitude, latitude } }) => longitude < 2.5 || longitude > 6 || latitude < 50.65 || latitude > 51.51,
  );
  expect(outside).toEqual([]);
});

test("the postcodes of one municipality lie near each other, and those of Flemish Brabant in it", () => {
  const far = places.filter(({ municipality, position }) => {
    const others = places.filter((place) => place.municipality.nis === municipality.nis);
    // A degree of longitude is some 70 km here, one of latitude 111.
    const apart = others.map(({ position: other }) =>
      Math.hypot((other.longitude - position.longitude) * 70, (other.latitude - position.latitude) * 111),
    );
    return Math.max(...apart) > 25;
  });
  expect(far.map(({ postcode }) => postcode)).toEqual([]);
  const brabant = places.filter(({ municipality }) => municipality.province === "flemish-brabant");
  expect(brabant.filter(({ position: { latitude } }) => latitude > 51.08).map(({ postcode }) => postcode)).toEqual([]);
});

// To a minute of arc and without a source: enough to see a village that was put into another municipality.
test.each([
  ["2223", "Heist-op-den-Berg", { latitude: 51 + 2 / 60, longitude: 4 + 41 / 60 }],
  ["1910", "Kampenhout", { latitude: 50 + 57 / 60, longitude: 4 + 33 / 60 }],
])("postcode %s lies in %s, within two kilometres of its village", (postcode, municipality, village) => {
  const place = places.find((one) => one.postcode === postcode);
  expect(place?.municipality.name).toBe(municipality);
  expect(place && distanceBetween(place.position, village)).toBeLessThan(2);
});

test("the table stays small enough to be fetched when a visitor starts to type", () => {
  const text = Object.values(places2025.provinces).join("");
  expect(text.length).toBeLessThan(30_000);
  expect(gzipSync(text).length).toBeLessThan(12_500);
});

test("every source has a publisher and the day on which it was read", () => {
  expect(
    places2025.sources.every(({ publisher, readOn }) => publisher !== "" && /^\d{4}-\d\d-\d\d$/.test(readOn)),
  ).toBe(true);
});
