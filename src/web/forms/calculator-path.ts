import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import type { Situation } from "#application/calculations/situation.ts";
import { writeSituation } from "#web/forms/queries/situation-query.ts";

const paths = { buyer: "/calculator/koper", seller: "/calculator/verkoper" };

/** The address of the calculator that shows just this situation. */
export function calculatorPath(situation: Situation): string {
  const base = defaultSituation(situation.side, situation.market, situation.day);
  return `${paths[situation.side]}?${writeSituation(situation, base)}`;
}
