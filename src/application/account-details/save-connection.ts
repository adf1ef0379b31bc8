import { CONNECTIONS_MAX } from "#application/account-details/connections.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { Store } from "#application/ports/store.ts";
import { type ConnectionFaults, type ConnectionInput, checkConnection } from "#domain/connections/check-connection.ts";
import type { SavedConnection } from "#domain/connections/saved-connection.ts";
import type { Ean } from "#domain/identifiers/ean.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = { readonly store: Pick<Store, "connections">; readonly clock: Clock; readonly ids: Ids };
type Context = { readonly places: PlaceRegister; readonly numberRemoved: string };

export type SaveConnectionRefusal =
  | { readonly code: "connection-invalid"; readonly faults: ConnectionFaults }
  | { readonly code: "connections-full"; readonly maximum: number }
  | { readonly code: "connection-unknown" }
  | { readonly code: "connection-changed" };

type Saved = Promise<Result<{ readonly id: string }, SaveConnectionRefusal>>;

export async function addConnection(
  { store, clock, ids }: Ports,
  uid: string,
  input: ConnectionInput,
  context: Context,
): Saved {
  const checked = checkConnection(input, context);
  if (!checked.ok) return refused({ code: "connection-invalid", faults: checked.refusal });
  const at = clock.now();
  const connection = { ...checked.value, id: ids.next(), uid, createdAt: at, updatedAt: at };
  const added = await store.connections.insert(connection, CONNECTIONS_MAX);
  if (added.ok) return ok({ id: added.value });
  return added.refusal.code === "connections-full"
    ? refused({ code: "connections-full", maximum: CONNECTIONS_MAX })
    : refusedAsKnown(connection, added.refusal.ean);
}

/** Changes it as it was when its form was shown: what another tab saved since is not overwritten. */
export async function changeConnection(
  { store, clock }: Ports,
  uid: string,
  edited: { readonly id: string; readonly updatedAt: Date },
  input: ConnectionInput,
  context: Context,
): Saved {
  const before = await store.connections.find(uid, edited.id);
  if (!before) return refused({ code: "connection-unknown" });
  const checked = checkConnection(input, context);
  if (!checked.ok) return refused({ code: "connection-invalid", faults: checked.refusal });
  const connection = { ...before, ...checked.value, updatedAt: clock.now() };
  const changed = await store.connections.update(connection, edited.updatedAt);
  if (changed.ok) return ok({ id: changed.value });
  return changed.refusal.code === "connection-changed"
    ? refused({ code: "connection-changed" })
    : refusedAsKnown(connection, changed.refusal.ean);
}

function refusedAsKnown({ offtakeEan }: Pick<SavedConnection, "offtakeEan">, ean: Ean) {
  const known = { code: "connection-known" } as const;
  return refused({
    code: "connection-invalid" as const,
    faults: ean === offtakeEan ? { offtakeEan: known } : { injectionEan: known },
  });
}
