import { comparableName } from "#domain/regions/comparable-name.ts";
import type { Place, PlaceRegister } from "#domain/regions/place.ts";

/** A place, under the name by which it was found. */
export type PlaceMatch = { readonly name: string; readonly place: Place };

type Named = PlaceMatch & { readonly key: string; readonly joined: string; readonly standing: number };

const STANDINGS = 3;
const namedPlaces = new WeakMap<PlaceRegister, readonly Named[]>();

/**
 * Places by postcode, name or both ("9000", "gent", "9000 gent"), at most `limit`. Whole names come first, then names
 * that start with the text, then names with a word that does; among equals a municipality goes before a village.
 */
export function findPlaces(register: PlaceRegister, text: string, limit: number): PlaceMatch[] {
  const typed = comparableName(text);
  const digits = /\d+/.exec(typed)?.[0] ?? "";
  const words = typed.replace(digits, "").trim();
  if (typed === "") return [];
  const found = namesOf(register).flatMap((named) => {
    const rank = named.place.postcode.startsWith(digits) ? rankOf(named, words) : null;
    return rank === null ? [] : [{ named, rank }];
  });
  found.sort((a, b) => a.rank - b.rank || compare(a.named.key, b.named.key) || compareCodes(a.named, b.named));
  const byPostcode = new Map<string, PlaceMatch>();
  for (const { named } of found) {
    const { name, place } = named;
    if (!byPostcode.has(place.postcode)) byPostcode.set(place.postcode, { name, place });
    if (byPostcode.size === limit) break;
  }
  return [...byPostcode.values()];
}

function rankOf({ name, key, joined, standing, place }: Named, words: string): number | null {
  if (words === "") return name === place.names[0] ? Number(place.postcode) : null;
  if (key === words) return standing;
  // Whoever leaves out the hyphens means the same place.
  if (joined.startsWith(words.replaceAll(" ", ""))) return STANDINGS + standing;
  return key.includes(` ${words}`) ? 2 * STANDINGS + standing : null;
}

/** Every name of every postcode where people live, made once for a register. */
function namesOf(register: PlaceRegister): readonly Named[] {
  const known = namedPlaces.get(register);
  if (known) return known;
  const names = [...register.places.values()].flatMap((place) => (place.isSpecial ? [] : namesOfPlace(place)));
  namedPlaces.set(register, names);
  return names;
}

function namesOfPlace(place: Place): Named[] {
  const { name: town, nameFrench } = place.municipality;
  const own = new Set([...place.names, ...place.namesFrench]);
  return [...new Set([...own, town, nameFrench])].map((name) => {
    const key = comparableName(name);
    // The town itself, then a village of its own name, then a village under the name of its town.
    const standing = own.has(name) ? (name === town || name === nameFrench ? 0 : 1) : 2;
    return { name, place, key, joined: key.replaceAll(" ", ""), standing };
  });
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const compareCodes = (a: Named, b: Named) => compare(a.place.postcode, b.place.postcode);
