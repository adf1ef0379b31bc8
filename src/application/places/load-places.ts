import type { PlaceRegister } from "#domain/regions/place.ts";
import { readPlaces } from "#domain/regions/read-places.ts";

let register: Promise<PlaceRegister> | null = null;

/** The register of places. It is fetched on the first call only: no page carries the table along. */
export function loadPlaces(): Promise<PlaceRegister> {
  register ??= import("#figures/places/places-2025.ts").then(({ places2025 }) => readPlaces(places2025));
  // A fetch that failed on the way may be tried again.
  register.catch(() => {
    register = null;
  });
  return register;
}
