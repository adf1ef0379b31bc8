import type { CalculationSide, Situation } from "#application/calculations/situation.ts";
import { calculatorVariant } from "#content/calculator-variants/calculator-variant.ts";
import type { Site } from "#content/site.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type CalculationAddress, SIDE_FIELD, VARIANT_FIELD } from "#web/calculations/page-address.ts";
import { presetSituation, readSituation, writeSituation } from "#web/forms/queries/situation-query.ts";

/** Longer than any situation is written; what is kept or mailed stays within it. */
const LINK_LENGTH_MAX = 4_000;

const sides: Readonly<Record<string, CalculationSide>> = { koper: "buyer", verkoper: "seller" };
const PATH = /^\/calculator\/(koper|verkoper)(?:-([a-z0-9-]+))?\/?$/;

/** Reads the link of a calculator, as a path or as it stands in the bar of a browser; whose site it is does not count. */
export function readCalculationLink(text: string): CalculationAddress | null {
  if (text.length > LINK_LENGTH_MAX) return null;
  const url = URL.parse(text.trim(), "http://here.invalid");
  const [, side = "", variant] = PATH.exec(url?.pathname.toLowerCase() ?? "") ?? [];
  return url ? addressOf(side, variant ?? null, url.searchParams) : null;
}

/** Reads the query of a page beside the calculator: that of the calculator, with the side and the variant in it. */
export function readCalculationQuery(query: URLSearchParams): CalculationAddress | null {
  const params = new URLSearchParams(query);
  params.delete(SIDE_FIELD);
  params.delete(VARIANT_FIELD);
  return addressOf(query.get(SIDE_FIELD) ?? "", query.get(VARIANT_FIELD), params);
}

function addressOf(side: string, variant: string | null, params: URLSearchParams): CalculationAddress | null {
  const known = Object.hasOwn(sides, side) ? sides[side] : undefined;
  if (known === undefined || (variant !== null && calculatorVariant(variant) === null)) return null;
  return { side: known, variant, params };
}

/** The one address of a situation, without a preset under it. */
export function addressOfSituation(situation: Situation, { market, today }: Pick<Site, "market" | "today">) {
  const { side } = situation;
  const base = presetSituation(side, market, today as CalendarDay, null);
  return { side, variant: null, params: writeSituation(situation, base) } satisfies CalculationAddress;
}

export type LocatedCalculation = {
  situation: Situation;
  /** Written in the one way: with its day, and without anything that is no question of the calculator. */
  address: CalculationAddress;
};

/** The situation behind an address; null when one of its answers cannot be read. */
export function locateCalculation(
  { side, variant: name, params }: CalculationAddress,
  { market, today }: Pick<Site, "market" | "today">,
): LocatedCalculation | null {
  const variant = name === null ? null : calculatorVariant(name);
  const own = variant === null || variant.market === "any" ? market : variant.market;
  // The clock of the site tells days of the calendar only.
  const base = presetSituation(side, own, today as CalendarDay, variant);
  const { situation } = readSituation(params, base);
  if (situation === null) return null;
  return { situation, address: { side, variant: name, params: writeSituation(situation, base) } };
}
