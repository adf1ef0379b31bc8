import { changeDocument } from "#application/account-details/user-document.ts";
import type { Store } from "#application/ports/store.ts";
import type { EanRefusal } from "#domain/identifiers/ean.ts";
import { parseEan } from "#domain/identifiers/ean.ts";
import { withoutNationalNumbers } from "#domain/identifiers/national-number.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = { readonly store: Store };
const CONNECTIONS_MAX = 20;
const NAME_LENGTH_MAX = 60;

export type AddConnectionRefusal =
  | EanRefusal
  | { readonly code: "connection-known" }
  | { readonly code: "connection-name-too-long"; readonly maximum: number }
  | { readonly code: "connections-full"; readonly maximum: number };

export async function addConnection(
  { store }: Ports,
  uid: string,
  input: { readonly ean: string; readonly name: string; readonly numberRemoved: string },
): Promise<Result<void, AddConnectionRefusal>> {
  const ean = parseEan(input.ean);
  if (!ean.ok) return ean;
  // Signs that nobody sees come along when something is pasted, and no database keeps them all.
  const shown = input.name.replace(/\s+/g, " ").replace(/\p{C}/gu, "").trim();
  const name = withoutNationalNumbers(shown, input.numberRemoved);
  if (name.length > NAME_LENGTH_MAX) return refused({ code: "connection-name-too-long", maximum: NAME_LENGTH_MAX });
  let refusal: AddConnectionRefusal | null = null;
  await changeDocument(store, uid, "connection-added", async (_, profile) => {
    const connections = profile?.connections ?? [];
    if (connections.some((known) => known.ean === ean.value)) refusal = { code: "connection-known" };
    else if (connections.length >= CONNECTIONS_MAX) refusal = { code: "connections-full", maximum: CONNECTIONS_MAX };
    return refusal ? null : { connections: [...connections, { ean: ean.value, name }] };
  });
  return refusal ? refused(refusal) : ok(undefined);
}

/** By its place in the list, so that no whole code stands in a page; the last digits say that it is still the same. */
export const removeConnection = (
  { store }: Ports,
  uid: string,
  input: { readonly place: number; readonly lastDigits: string },
): Promise<void> =>
  changeDocument(store, uid, "connection-removed", async (_, profile) => {
    const connections = profile?.connections ?? [];
    if (!connections[input.place]?.ean.endsWith(input.lastDigits) || input.lastDigits === "") return null;
    return { connections: connections.filter((_connection, place) => place !== input.place) };
  });
