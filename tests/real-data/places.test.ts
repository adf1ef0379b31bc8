import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Postcode } from "#domain/identifiers/postcode.ts";
import { comparableName } from "#domain/regions/comparable-name.ts";
import { distanceBetween } from "#domain/regions/distance-between.ts";
import { readPlaces } from "#domain/regions/read-places.ts";
import { places2025 } from "#figures/places/places-2025.ts";

const folder = process.env["REAL_DATA_DIR"];
const register = readPlaces(places2025);

type Row = Record<
  | "postcode"
  | "region"
  | "nis_2025"
  | "municipality_nl"
  | "municipality_fr"
  | "dso_electricity"
  | "submunicipalities"
  | "lon"
  | "lat",
  string
>;

function rows(): Row[] {
  const text = readFileSync(join(folder ?? "", "postcodes_flanders_brussels_2025.csv"), "utf8");
  const [header = "", ...lines] = text.trim().split(/\r?\n/);
  const names = header.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((cell, at) => [names[at], cell])) as Row);
}

const placeOf = ({ postcode }: Row) => {
  const place = register.places.get(postcode as Postcode);
  if (!place) throw new Error(`Postcode ${postcode} is missing.`);
  return place;
};

/** Names as the list writes them, without what it adds between brackets. */
const listed = (names: string) =>
  names
    .replace(/\s*\([^)]*\)/g, "")
    .split(/[|/;]/)
    .filter((name) => name !== "")
    .map(comparableName);

test.skipIf(folder === undefined)("all 545 postcodes are in the register, and no other", () => {
  expect(rows()).toHaveLength(545);
  expect(new Set(rows().map(({ postcode }) => postcode))).toEqual(new Set(register.places.keys()));
});

test.skipIf(folder === undefined)("every row has the region and the grid area of the register", () => {
  const wrong = rows().filter((row) => {
    const { region, gridArea } = placeOf(row);
    const area = row.dso_electricity.replace("Fluvius ", "").toLowerCase();
    return row.region.toLowerCase() !== region || area !== gridArea;
  });
  expect(wrong).toEqual([]);
});

test.skipIf(folder === undefined)("every row has the municipalities of the register, by number and both names", () => {
  const wrong = rows().filter((row) => {
    const { municipality, alsoIn } = placeOf(row);
    const towns = [municipality, ...alsoIn].sort((a, b) => a.nis.localeCompare(b.nis));
    const numbers = row.nis_2025.split(";").sort();
    return (
      towns.map(({ nis }) => nis).join() !== numbers.join() ||
      towns.some(({ name }) => !row.municipality_nl.split(";").includes(name)) ||
      towns.some(({ nameFrench }) => !row.municipality_fr.split(";").includes(nameFrench))
    );
  });
  expect(wrong).toEqual([]);
});

test.skipIf(folder === undefined)("every town and village of a row is a name in the register", () => {
  const wrong = rows().filter((row) => {
    const { names, namesFrench, municipality } = placeOf(row);
    const known = new Set([...names, ...namesFrench, municipality.name, municipality.nameFrench].map(comparableName));
    return listed(row.submunicipalities).some((name) => !known.has(name));
  });
  expect(wrong).toEqual([]);
});

test.skipIf(folder === undefined)("every position is the row's, rounded to hundredths of a degree", () => {
  const measured = rows().filter(({ lon }) => lon !== "");
  expect(measured).toHaveLength(541);
  const wrong = measured.filter((row) => {
    const { longitude, latitude } = placeOf(row).position;
    return Math.abs(longitude - Number(row.lon)) > 0.00501 || Math.abs(latitude - Number(row.lat)) > 0.00501;
  });
  expect(wrong).toEqual([]);
});

test.skipIf(folder === undefined)("rounding moves no distance between two places by more than 1.4 km", () => {
  const measured = rows().filter(({ lon }) => lon !== "");
  const exact = (row: Row) => ({ longitude: Number(row.lon), latitude: Number(row.lat) });
  let worst = 0;
  for (const a of measured) {
    for (const b of measured) {
      const rounded = distanceBetween(placeOf(a).position, placeOf(b).position);
      worst = Math.max(worst, Math.abs(rounded - distanceBetween(exact(a), exact(b))));
    }
  }
  expect(worst).toBeLessThan(1.4);
});
