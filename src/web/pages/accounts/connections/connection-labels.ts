import type { connectionFormWords } from "#content/pages/accounts/connections/connection-form.ts";
import { listingLabels } from "#web/pages/accounts/market/listing-labels.ts";

/** The name of a field by its name in the form, for the summary of what is wrong. */
export const connectionLabels = (words: typeof connectionFormWords.form): Record<string, string> => ({
  ...listingLabels(words),
  ean: words.ean.label,
  "ean-injectie": words.injectionEan.label,
  aansluitvermogen: words.capacity.label,
  straat: words.street.label,
  gemeente: words.town.label,
});
