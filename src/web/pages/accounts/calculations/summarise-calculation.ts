import type { StoredCalculation } from "#application/ports/store.ts";
import { formatDay } from "#content/format/format-day.ts";
import { calculationsWords } from "#content/pages/accounts/calculations.ts";
import { readCalculationLink } from "#web/calculations/calculation-address.ts";

export type CalculationSummary = { id: string; name: string; link: string; about: string };

/** A kept calculation as a list shows it. */
export function summariseCalculation({ id, name, link, createdAt }: StoredCalculation): CalculationSummary {
  const { sides, savedOn } = calculationsWords.list;
  const side = readCalculationLink(link)?.side;
  const saved = `${savedOn} ${formatDay(createdAt.toISOString().slice(0, 10))}`;
  return { id, name, link, about: side === undefined ? saved : `${sides[side]}, ${saved}` };
}
