import type { CalculationSide } from "#application/calculations/situation.ts";

/** A calculation as its link tells it: whose question, under which preset, with which answers. */
export type CalculationAddress = { side: CalculationSide; variant: string | null; params: URLSearchParams };

const words = { buyer: "koper", seller: "verkoper" } as const;
export const SIDE_FIELD = "kant";
export const VARIANT_FIELD = "variant";

/** Where the calculation stands on the site. */
export function calculationPath({ side, variant, params }: CalculationAddress): string {
  const query = params.toString();
  return `/calculator/${words[side]}${variant === null ? "" : `-${variant}`}${query === "" ? "" : `?${query}`}`;
}

/** The same calculation as the query of a page beside it. */
export function calculationQuery({ side, variant, params }: CalculationAddress): URLSearchParams {
  const query = new URLSearchParams(params);
  query.set(SIDE_FIELD, words[side]);
  if (variant !== null) query.set(VARIANT_FIELD, variant);
  return query;
}
