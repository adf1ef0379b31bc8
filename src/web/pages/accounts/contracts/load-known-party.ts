import { readKnownParty } from "#application/account-details/read-known-party.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { parsePostcode } from "#domain/identifiers/postcode.ts";
import { locatePostcode } from "#domain/regions/locate-postcode.ts";

/** What the form of a side starts from; a postcode tells its municipality. */
export async function loadKnownParty(...asked: Parameters<typeof readKnownParty>): ReturnType<typeof readKnownParty> {
  const known = await readKnownParty(...asked);
  const postcode = parsePostcode(known["postcode"] ?? "");
  if (known["town"] || !postcode.ok) return known;
  const located = locatePostcode(await loadPlaces(), postcode.value);
  return located?.kind === "place" ? { ...known, town: located.place.municipality.name } : known;
}
