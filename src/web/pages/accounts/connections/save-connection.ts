import { redirect } from "react-router";
import type { SaveConnectionRefusal } from "#application/account-details/save-connection.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { sayConnectionRefusal } from "#content/pages/accounts/connections/connections.ts";
import { type ConnectionFaults, checkConnection } from "#domain/connections/check-connection.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import type { Result } from "#domain/result.ts";
import { type ConnectionReading, connectionFaultTexts } from "#web/forms/connections/connection-form.ts";
import { refuseForm } from "#web/forms/form-answer.ts";
import { RETURN_FIELD, returnPath } from "#web/forms/return-path.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { DONE_FIELD } from "#web/pages/accounts/own-context.ts";

type Context = { readonly places: PlaceRegister; readonly numberRemoved: string };

type Saving = {
  readonly reading: ConnectionReading;
  readonly url: URL;
  readonly done: "toegevoegd" | "gewijzigd";
  readonly save: (context: Context) => Promise<Result<{ readonly id: string }, SaveConnectionRefusal>>;
};

/** Every fault at once beside its field, or the connection kept and shown in the list. */
export async function saveConnectionForm({ reading: { typed, input, faults }, url, done, save }: Saving) {
  const context = { places: await loadPlaces(), numberRemoved: nationalNumberRemoved };
  const refuse = (found: ConnectionFaults) =>
    refuseForm({ typed, faults: connectionFaultTexts(found), notice: null }, 422);
  const checked = checkConnection(input, context);
  const all = { ...(checked.ok ? {} : checked.refusal), ...faults };
  if (Object.keys(all).length > 0) return refuse(all);
  const saved = await save(context);
  // Who came from a page that needs a connection goes back there.
  const back = returnPath(url.searchParams.get(RETURN_FIELD));
  if (saved.ok) return redirect(back ?? `/account/aansluitingen?${DONE_FIELD}=${done}`, 303);
  const { refusal } = saved;
  if (refusal.code === "connection-unknown") throw pageNotFound(url);
  if (refusal.code === "connection-invalid") return refuse(refusal.faults);
  const notice = sayConnectionRefusal(refusal);
  return refuseForm({ typed, faults: {}, notice }, refusal.code === "connection-changed" ? 409 : 422);
}
