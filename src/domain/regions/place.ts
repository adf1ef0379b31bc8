import type { Postcode } from "#domain/identifiers/postcode.ts";
import type { GridArea } from "#domain/regions/grid-area.ts";

export const provinces = [
  "antwerp",
  "brussels",
  "east-flanders",
  "flemish-brabant",
  "limburg",
  "west-flanders",
] as const;

/** A Flemish province, or Brussels, which lies in none. */
export type Province = (typeof provinces)[number];

/** Degrees, rounded to hundredths: right to about a kilometre, and to nobody's house. */
export type Position = { readonly longitude: number; readonly latitude: number };

/** Where somebody lives who told no postcode. */
export const BRUSSELS: Position = { latitude: 50.85, longitude: 4.35 };

export type Municipality = {
  readonly name: string;
  readonly nameFrench: string;
  /** The number of the national institute of statistics. */
  readonly nis: string;
  readonly province: Province;
  readonly position: Position;
  readonly postcodes: readonly Postcode[];
};

/** Where one postcode of Flanders or Brussels lies. */
export type Place = {
  readonly postcode: Postcode;
  readonly region: "flanders" | "brussels";
  readonly municipality: Municipality;
  /** Four postcodes reach into a second municipality. */
  readonly alsoIn: readonly Municipality[];
  /** The towns and villages of this postcode; the first is its own name. */
  readonly names: readonly [string, ...string[]];
  /** French names of the same. */
  readonly namesFrench: readonly string[];
  readonly gridArea: GridArea;
  readonly position: Position;
  /** True for a postcode of one institution or company. */
  readonly isSpecial: boolean;
};

export type PlaceRegister = {
  readonly places: ReadonlyMap<Postcode, Place>;
  /** By name. */
  readonly municipalities: readonly Municipality[];
  /** Postcodes of institutions and companies that lie in no municipality's list. */
  readonly specialPostcodes: ReadonlySet<string>;
};
