import type { Edited } from "#application/market/listings/save-listing.ts";
import { textOf } from "#web/forms/form-answer.ts";
import { HOME, readBuilding } from "#web/forms/market/building.ts";
import { type RequestField, readRequestForm } from "#web/forms/market/request-form.ts";

/** What the short form of a request asks; an enterprise tells its name too. */
export const SHORT_FIELDS = [
  "verbruik",
  "postcode",
  "energieprijs",
  "gebouw",
  "naam",
] as const satisfies RequestField[];
export type ShortField = (typeof SHORT_FIELDS)[number];

/** The request that a refused try left as a draft, and when it was so. */
export const DRAFT_FIELD = "ontwerp";

export const writeDraft = (draft: Edited | null): string =>
  draft === null ? "" : `${draft.id} ${draft.updatedAt.toISOString()}`;

export function readDraft(form: FormData): Edited | null {
  const [id = "", at = ""] = textOf(form, DRAFT_FIELD).split(" ");
  const updatedAt = new Date(at);
  return id === "" || Number.isNaN(updatedAt.getTime()) ? null : { id, updatedAt };
}

/** As the whole form is read; whose request it is follows from the building, as in the answer above the form. */
export function readShortRequest(form: FormData) {
  const building = readBuilding(textOf(form, "gebouw"));
  form.set("gebouw", building);
  form.set("wie", building === HOME ? "particulier" : "onderneming");
  return readRequestForm(form);
}
