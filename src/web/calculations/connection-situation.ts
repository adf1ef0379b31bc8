import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import type { CalculationSide, Situation } from "#application/calculations/situation.ts";
import type { Site } from "#content/site.ts";
import { PROPOSED_CAPACITY } from "#domain/connections/connection.ts";
import type { ConnectionFacts, SavedConnection } from "#domain/connections/saved-connection.ts";
import { parsePostcode } from "#domain/identifiers/postcode.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { locateCalculation, readCalculationLink } from "#web/calculations/calculation-address.ts";
import { calculatorPath } from "#web/forms/calculator-path.ts";

type Placed = ConnectionFacts & Pick<SavedConnection, "postcode">;

/** The same situation with this connection on the side of whoever asks. Where it is not told, the situation stays. */
function withConnection(situation: Situation, placed: Placed) {
  const { connection, meter, gridArea, contract, postcode, isVatExempt } = placed;
  const { side, prices } = situation;
  const read = parsePostcode(postcode);
  return {
    ...situation,
    postcode: read.ok ? read.value : situation.postcode,
    gridArea,
    meter,
    [side]: { ...connection, capacity: connection.capacity ?? situation[side].capacity },
    prices: { ...prices, [side]: contract, ...(side === "seller" ? { isSellerVatExempt: isVatExempt } : {}) },
  } satisfies Situation;
}

/** What a situation tells of the connection of whoever asks. */
export function connectionOfSituation(situation: Situation): Placed {
  const { side, meter, gridArea, prices, postcode } = situation;
  const { capacity, ...rest } = situation[side];
  // An address cannot tell our own proposal from the same number that somebody typed.
  const connection = { ...rest, capacity: capacity === PROPOSED_CAPACITY ? null : capacity };
  return {
    connection,
    meter,
    gridArea,
    contract: prices[side],
    isVatExempt: side === "seller" && prices.isSellerVatExempt,
    postcode: postcode ?? "",
  };
}

/** The calculator with a connection filled in. Neither its name nor its number is in the address. */
export function connectionCalculator(
  saved: Placed,
  side: CalculationSide,
  { market, today }: Pick<Site, "market" | "today">,
): string {
  // The clock of the site tells days of the calendar only.
  return calculatorPath(withConnection(defaultSituation(side, market, today as CalendarDay), saved));
}

export type LocatedLink = { readonly name: string; readonly link: string; readonly situation: Situation };

/** Kept calculations with what their links tell; one that cannot be read any more is left out. */
export const locateLinks = (
  calculations: readonly { readonly name: string; readonly link: string }[],
  site: Pick<Site, "market" | "today">,
): LocatedLink[] =>
  calculations.flatMap(({ name, link }) => {
    const address = readCalculationLink(link);
    const situation = address && locateCalculation(address, site)?.situation;
    return situation ? [{ name, link, situation }] : [];
  });

/** Whether a situation reckons with just this connection: it is written the same with and without it. */
export const usesConnection = (situation: Situation, saved: Placed): boolean =>
  saved.postcode !== "" && calculatorPath(withConnection(situation, saved)) === calculatorPath(situation);
