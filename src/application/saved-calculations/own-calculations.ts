import type { Store, StoredCalculation } from "#application/ports/store.ts";

type Ports = { readonly store: Pick<Store, "calculations"> };

/** Newest first. */
export const listCalculations = ({ store }: Ports, uid: string): Promise<readonly StoredCalculation[]> =>
  store.calculations.list(uid);

/** Null also for a calculation of somebody else. */
export const loadCalculation = ({ store }: Ports, uid: string, id: string): Promise<StoredCalculation | null> =>
  store.calculations.find(uid, id);

/** Idempotent: who removes twice finds it gone. */
export async function removeCalculation({ store }: Ports, uid: string, id: string): Promise<void> {
  await store.calculations.remove(uid, id);
}
