import { trades } from "#content/fields/field-words.ts";
import { listingFormWords } from "#content/pages/accounts/listing-form.ts";
import type { VisitorAnswers } from "#web/calculations/evaluate-offer.ts";

export const HOME = "geen";
export const OFFICE = "kantoor";
/** A school bears VAT as a household does and has prices of an enterprise: what it asks is told by the whole form. */
const SCHOOL = "school";

const told = trades.filter(({ value }) => value !== SCHOOL);

/** In cents for a kWh: the most that the same question takes for a price. */
export const ENERGY_PRICE_MAX = 100;

/** Where power is used, as a short question asks it. */
export const buildingOptions = listingFormWords.building.options.filter(({ value }) => value !== SCHOOL);

/** The building that an address or a form tells; what it does not know is a home, or what else is likely. */
export const readBuilding = (text: string | null, otherwise = HOME): string =>
  [HOME, ...told.map(({ value }) => value)].find((value) => value === text) ?? otherwise;

/** Who uses power in another building than a home is an enterprise there. */
export const tradeOf = (building: string): Pick<VisitorAnswers, "isCompany" | "trade"> =>
  building === HOME ? {} : { isCompany: true, trade: building };
