import type { Store } from "#application/ports/store.ts";
import type { ActKind } from "#domain/back-office/act.ts";
import type { Operator } from "#domain/back-office/operator.ts";

type Ports = { readonly store: Pick<Store, "backOffice"> };
type Act = { readonly act: ActKind; readonly about: string; readonly why: string };

/**
 * Does what an operator asks, with an entry that is written before it: whatever breaks off, no act is without one. Work
 * that gives null or false came to nothing, of which a second entry tells.
 */
export async function performAct<T>(
  { store }: Ports,
  { uid, email, level }: Operator,
  act: Act,
  work: () => Promise<T>,
): Promise<T> {
  if (level !== "act") throw new Error("An operator who only reads cannot act.");
  const entry = { uid, operator: email, ...act };
  await store.backOffice.acts.add({ ...entry, cameToNothing: false });
  const result = await work();
  if (result === null || result === false) await store.backOffice.acts.add({ ...entry, cameToNothing: true });
  return result;
}
