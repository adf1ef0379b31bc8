import { redirect } from "react-router";
import { sayMarketRefusal } from "#content/market/market-refusals.ts";
import type { ListingFaults, ListingField } from "#domain/market/check-listing.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import type { Result } from "#domain/result.ts";
import { refuseForm, textOf } from "#web/forms/form-answer.ts";
import { faultsByName } from "#web/forms/market/listing-fields.ts";
import { statusOfRefusal } from "#web/forms/market-status.ts";
import { offerPath } from "#web/forms/offer-return.ts";
import { DONE_FIELD } from "#web/pages/accounts/own-context.ts";

type Saving = {
  readonly typed: Readonly<Record<string, string>>;
  readonly names: Readonly<Partial<Record<ListingField, string>>>;
  /** What the form could not read. */
  readonly faults: ListingFaults;
  readonly checked: Result<unknown, ListingFaults>;
  readonly save: () => Promise<Result<{ readonly id: string }, MarketRefusal>>;
  readonly path: string;
  /** For whose sake a request is made. */
  readonly offerId?: string | null;
};

/** Every fault at once beside its field, or the listing kept and shown again; made for an offer, it leads back there. */
export async function saveListing({ typed, names, faults, checked, save, path, offerId = null }: Saving) {
  const all = { ...(checked.ok ? {} : checked.refusal), ...faults };
  if (Object.keys(all).length > 0) return refuseForm({ typed, faults: faultsByName(all, names), notice: null }, 422);
  const saved = await save();
  if (saved.ok && offerId !== null) {
    const back = offerPath(offerId);
    return redirect(`${back}${back.includes("?") ? "&" : "?"}${DONE_FIELD}=vraag`, 303);
  }
  if (saved.ok) return redirect(`${path}/${saved.value.id}?${DONE_FIELD}=bewaard`, 303);
  return refuseForm({ typed, faults: {}, notice: sayMarketRefusal(saved.refusal) }, statusOfRefusal(saved.refusal));
}

export const READ_AT_FIELD = "gelezen";

/** When the form was read: what another tab saved since then is not overwritten. */
export function readAtOf(form: FormData): Date {
  const at = new Date(textOf(form, READ_AT_FIELD));
  return Number.isNaN(at.getTime()) ? new Date(0) : at;
}
