import type { CalculationRefusal } from "#application/calculations/calculation-refusal.ts";
import type { Situation } from "#application/calculations/situation.ts";
import { countryOfPostcode } from "#domain/identifiers/postcode.ts";
import type { FlemishGridArea, GridArea } from "#domain/regions/grid-area.ts";
import { locatePostcode } from "#domain/regions/locate-postcode.ts";
import { BRUSSELS, type PlaceRegister, type Position } from "#domain/regions/place.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import type { TariffPlace } from "#figures/figures-on.ts";

export type Located = {
  tariffPlace: TariffPlace;
  /** Null in the Netherlands. */
  gridArea: GridArea | null;
  /** Whether the area was told or follows from the postcode, rather than proposed. */
  isAreaKnown: boolean;
  position: Position;
};

/** Nobody's postcode: the area that our worked bills are told for. */
const PROPOSED_AREA: FlemishGridArea = "antwerpen";

/** Where a situation lies. Without a register a postcode still tells its region, but neither area nor position. */
export function locateSituation(
  { market, postcode, region, gridArea }: Situation,
  register: PlaceRegister | null,
): Result<Located, CalculationRefusal> {
  if (postcode !== null && countryOfPostcode(postcode) !== market) return refused({ code: "foreign-postcode", market });
  if (market === "nl") {
    return ok({ tariffPlace: { region: "netherlands" }, gridArea: null, isAreaKnown: true, position: BRUSSELS });
  }
  const home = postcode === null ? region : regionOfPostcode(postcode);
  if (home === "wallonia" && postcode !== null) return refused({ code: "wallonia", postcode });
  const location = postcode === null || register === null ? null : locatePostcode(register, postcode);
  const place = location?.kind === "place" ? location.place : null;
  // As on the market, which shows nobody's postcode and so draws under the sun of the municipality.
  const position = place?.municipality.position ?? BRUSSELS;
  if (home === "brussels") {
    return ok({ tariffPlace: { region: "brussels" }, gridArea: "sibelga", isAreaKnown: true, position });
  }
  const known = gridArea ?? (place && place.gridArea !== "sibelga" ? place.gridArea : null);
  const area = known ?? PROPOSED_AREA;
  return ok({
    tariffPlace: { region: "flanders", area },
    gridArea: area,
    isAreaKnown: known !== null,
    position,
  });
}
