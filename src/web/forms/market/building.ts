import { trades } from "#content/fields/field-words.ts";
import type { VisitorAnswers } from "#web/calculations/evaluate-offer.ts";

export const HOME = "geen";

/** The building that an address or a form tells; what it does not know is a home. */
export const readBuilding = (text: string | null): string => trades.find(({ value }) => value === text)?.value ?? HOME;

/** What it is called in a sentence; null for a home. */
export const buildingName = (building: string): string | null =>
  trades.find(({ value }) => value === building)?.label.toLowerCase() ?? null;

/** Who uses power in another building than a home is an enterprise there. */
export const tradeOf = (building: string): Pick<VisitorAnswers, "isCompany" | "trade"> =>
  building === HOME ? {} : { isCompany: true, trade: building };
