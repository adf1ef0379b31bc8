import type { Ports } from "#application/ports/ports.ts";
import { withinTime } from "./within-time.ts";

/** Which parts that the site needs answer in time; the database must take a write too. */
export async function readReadiness(
  { identity: accounts, store }: Pick<Ports, "identity" | "store">,
  milliseconds: number,
) {
  const isUp = (ping: () => Promise<void>) =>
    withinTime(ping(), milliseconds).then(
      () => true,
      () => false,
    );
  const [identity, documents, database] = await Promise.all([
    isUp(() => accounts.ping()),
    isUp(() => store.pingDocuments()),
    isUp(() => store.ping()),
  ]);
  return { isReady: identity && documents && database, identity, documents, database };
}
