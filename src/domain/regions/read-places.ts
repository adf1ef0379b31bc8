import type { Postcode } from "#domain/identifiers/postcode.ts";
import { comparableName } from "#domain/regions/comparable-name.ts";
import { flemishGridAreas, type GridArea } from "#domain/regions/grid-area.ts";
import {
  type Municipality,
  type Place,
  type PlaceRegister,
  type Position,
  type Province,
  provinces,
} from "#domain/regions/place.ts";

export type PlaceTable = {
  /** Per province one line per municipality. */
  readonly provinces: Readonly<Record<Province, string>>;
  readonly specialPostcodes: string;
};

type Entry = { postcode: Postcode; area: GridArea; position: Position | null; names: string[]; namesFrench: string[] };

/**
 * Reads lines such as `Brecht|11009|antwerpen|2960 4.60 51.33 Brecht,Sint-Lenaarts|=2990`: name, number, grid area and
 * postcodes. A postcode has longitude, latitude and the names of its places (none: the municipality's own). `Aalst=Alost`
 * adds a French name, `2070@kempen` another grid area, `1031*` an institution without a place of its own, and `=2990` a
 * postcode that is listed with another municipality. The table is ours: a line that does not fit is thrown back.
 */
export function readPlaces(table: PlaceTable): PlaceRegister {
  const places = new Map<Postcode, Place>();
  const municipalities: Municipality[] = [];
  const shared: { postcode: Postcode; municipality: Municipality }[] = [];
  for (const province of provinces) {
    for (const line of table.provinces[province].split("\n").filter((line) => line !== "")) {
      const { municipality, entries, borrowed } = readLine(line, province);
      municipalities.push(municipality);
      for (const entry of entries) places.set(entry.postcode, toPlace(entry, municipality));
      for (const postcode of borrowed) shared.push({ postcode, municipality });
    }
  }
  for (const { postcode, municipality } of shared) {
    const place = places.get(postcode);
    if (!place) throw new Error(`Postcode ${postcode} of ${municipality.name} is listed nowhere.`);
    places.set(postcode, { ...place, alsoIn: [...place.alsoIn, municipality] });
  }
  const byName = municipalities
    .map((municipality) => ({ municipality, key: comparableName(municipality.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ municipality }) => municipality);
  return { places, municipalities: byName, specialPostcodes: new Set(table.specialPostcodes.split(" ")) };
}

function readLine(line: string, province: Province) {
  const [title = "", nis = "", area = "", ...rest] = line.split("|");
  const [name = "", nameFrench = name] = title.split("=");
  const borrowed = rest.filter((part) => part.startsWith("=")).map((part) => part.slice(1) as Postcode);
  const entries = rest.filter((part) => !part.startsWith("=")).map((part) => readEntry(part, toArea(area)));
  const positions = entries.flatMap(({ position }) => (position === null ? [] : [position]));
  if (name === "" || !/^\d{5}$/.test(nis) || positions.length === 0) throw new Error(`No municipality: ${line}`);
  const postcodes = [...entries.map(({ postcode }) => postcode), ...borrowed];
  const municipality = { name, nameFrench, nis, province, position: middleOf(positions), postcodes };
  return { municipality, entries, borrowed };
}

function readEntry(part: string, areaOfLine: GridArea): Entry {
  const match = /^([1-9]\d{3})(?:@([a-z-]+))?(?:\*| (\d\.\d\d) (\d\d\.\d\d)(?: (.+))?)$/.exec(part);
  if (!match) throw new Error(`No postcode: ${part}`);
  const [, postcode, area, longitude, latitude, list = ""] = match;
  const titles = list.split(",").map((title) => title.split("="));
  return {
    postcode: postcode as Postcode,
    area: area === undefined ? areaOfLine : toArea(area),
    position: longitude === undefined ? null : { longitude: Number(longitude), latitude: Number(latitude) },
    names: titles.flatMap(([name = ""]) => (name === "" ? [] : [name])),
    namesFrench: titles.flatMap(([, french]) => (french === undefined ? [] : [french])),
  };
}

function toPlace({ postcode, area, position, names, namesFrench }: Entry, municipality: Municipality): Place {
  const [first = municipality.name, ...others] = names;
  const isMain = first === municipality.name && municipality.nameFrench !== municipality.name;
  return {
    postcode,
    region: area === "sibelga" ? "brussels" : "flanders",
    municipality,
    alsoIn: [],
    names: [first, ...others],
    namesFrench: isMain ? [municipality.nameFrench, ...namesFrench] : namesFrench,
    gridArea: area,
    position: position ?? municipality.position,
    isSpecial: position === null,
  };
}

function toArea(text: string): GridArea {
  const area = [...flemishGridAreas, "sibelga" as const].find((area) => area === text);
  if (area === undefined) throw new Error(`No grid area: ${text}`);
  return area;
}

function middleOf(positions: readonly Position[]): Position {
  const mean = (values: readonly number[]) =>
    Math.round((values.reduce((total, value) => total + value, 0) / values.length) * 100) / 100;
  return {
    longitude: mean(positions.map(({ longitude }) => longitude)),
    latitude: mean(positions.map(({ latitude }) => latitude)),
  };
}
