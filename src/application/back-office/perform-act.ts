import type { Store } from "#application/ports/store.ts";
import type { ActKind } from "#domain/back-office/act.ts";
import type { Operator } from "#domain/back-office/operator.ts";

type Ports = { readonly store: Pick<Store, "backOffice"> };
/** An operator, or a command on the machine itself, which nobody signs in for. */
type Actor = Pick<Operator, "email" | "level"> & { readonly uid: string | null };
type Act = { readonly act: ActKind; readonly about: string; readonly why: string };

/** Who stands behind an act of the command line, in the list that operators read. */
export const byCommand = (command: "db" | "market" | "newsletter"): Actor => ({
  uid: null,
  email: `npm run ${command}`,
  level: "act",
});

const REFRESH_MS = 60_000;

/**
 * The entry of a reading, written before what was read is given. The functions that read somebody's data call it
 * themselves, so that no page can forget it. A refresh within a minute has the entry of the first reading.
 */
export const noteReading = (
  { store }: Ports,
  { uid, email }: Operator,
  act: Extract<ActKind, `read-${string}` | `list-${string}`>,
  about: string,
): Promise<void> =>
  store.backOffice.acts.addUnlessWithin(REFRESH_MS, {
    uid,
    operator: email,
    act,
    about,
    why: "",
    cameToNothing: false,
  });

/**
 * Does what an operator asks, with an entry that is written before it: whatever breaks off, no act is without one. Work
 * that gives null or false came to nothing, of which a second entry tells.
 */
export async function performAct<T>(
  { store }: Ports,
  { uid, email, level }: Actor,
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
