import { countryOfPostcode, type Postcode } from "#domain/identifiers/postcode.ts";
import type { Place, PlaceRegister } from "#domain/regions/place.ts";
import { type Region, regionOfPostcode } from "#domain/regions/region-of-postcode.ts";

/** What we know of a postcode; only of a "place" do we know the municipality and the grid area. */
export type Location =
  | { readonly kind: "place"; readonly region: "flanders" | "brussels"; readonly place: Place }
  /** Of one institution or company: nobody lives there. */
  | { readonly kind: "special"; readonly region: Region }
  /** In the range of a region, but not in use. */
  | { readonly kind: "unknown"; readonly region: "flanders" | "brussels" }
  | { readonly kind: "wallonia" }
  | { readonly kind: "netherlands" };

export function locatePostcode(register: PlaceRegister, postcode: Postcode): Location {
  if (countryOfPostcode(postcode) === "nl") return { kind: "netherlands" };
  const place = register.places.get(postcode);
  if (place) return { kind: "place", region: place.region, place };
  const region = regionOfPostcode(postcode);
  if (region === null) throw new Error("A Belgian Postcode always lies in the range of a region.");
  if (register.specialPostcodes.has(postcode)) return { kind: "special", region };
  return region === "wallonia" ? { kind: "wallonia" } : { kind: "unknown", region };
}
