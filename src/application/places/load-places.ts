import type { PlaceRegister } from "#domain/regions/place.ts";
import { readPlaces } from "#domain/regions/read-places.ts";

let register: Promise<PlaceRegister> | null = null;

/** The register of places. It is fetched on the first call only: no page carries the table along. */
export function loadPlaces(): Promise<PlaceRegister> {
  register ??= fetchPlaces().catch((error: unknown) => {
    // A fetch that failed on the way may be tried again.
    register = null;
    throw error;
  });
  return register;
}

async function fetchPlaces(): Promise<PlaceRegister> {
  const { places2025 } = await import("#figures/places/places-2025.ts");
  return readPlaces(places2025);
}
