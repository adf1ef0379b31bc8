import type { Taken } from "#application/leads/take-lead.ts";
import { DONE_FIELD, REFUSED_FIELD } from "#web/forms/done-field.ts";

/** Where somebody takes along what could not be given with the confirmation. */
export const pathOfWaiting = `/account/meenemen?${REFUSED_FIELD}=meenemen`;

/** Where somebody goes on with what was taken along: to the draft itself where there is one, to the list of several. */
export function pathOfTaken({ leads, drafts }: Taken): string {
  const [draft] = drafts;
  if (leads !== 1 || !draft) return "/account/meenemen";
  const place = draft.side === "seller" ? `/aanbod/${draft.listingId}/voorbeeld` : "/account/vragen";
  return `${place}?${DONE_FIELD}=meegenomen`;
}
