import { listConnections } from "#application/account-details/connections.ts";
import type { Ports } from "#application/ports/ports.ts";
import type { StoredCalculation } from "#application/ports/store.ts";
import { type ClaimDegree, ownDegree } from "#domain/connections/claim.ts";
import { eansOf, type SavedConnection } from "#domain/connections/saved-connection.ts";
import { sides } from "#domain/contracts/agreement.ts";
import { isFinal } from "#domain/contracts/contract-state.ts";
import type { Ean } from "#domain/identifiers/ean.ts";

type Use = { readonly id: string; readonly title: string };

/** A connection with how sure each of its numbers is, and what rests on it now. */
export type DescribedConnection = {
  readonly saved: SavedConnection;
  readonly degrees: Readonly<Record<Ean, ClaimDegree>>;
  readonly offers: readonly Use[];
  readonly requests: readonly Use[];
  readonly agreements: readonly Use[];
};

/** The connections of an account, the default first, and the calculations that it keeps, whose links tell what they use. */
export async function describeConnections(
  ports: Pick<Ports, "store" | "clock" | "ids">,
  uid: string,
): Promise<{
  readonly connections: readonly DescribedConnection[];
  readonly calculations: readonly StoredCalculation[];
}> {
  const { market, contracts, calculations } = ports.store;
  const [saved, claims, offers, requests, agreements, kept] = await Promise.all([
    listConnections(ports, uid),
    contracts.claimsOf(uid),
    market.offers.list(uid),
    market.requests.list(uid),
    contracts.list(uid),
    calculations.list(uid),
  ]);
  const running = agreements.filter(({ state }) => !isFinal(state));
  return {
    connections: saved.map((one) => {
      const eans = eansOf(one);
      const isOf = (listing: { readonly connectionId: string | null; readonly state: string }) =>
        listing.connectionId === one.id && listing.state !== "ended";
      return {
        saved: one,
        degrees: Object.fromEntries(eans.map((ean) => [ean, ownDegree(claims.find((claim) => claim.ean === ean))])),
        offers: offers.filter(isOf),
        requests: requests.filter(isOf),
        agreements: running
          .filter(({ uids, parties }) =>
            sides.some((side) => uids[side] === uid && eans.some((ean) => ean === parties[side]?.ean)),
          )
          .map(({ id, reference }) => ({ id, title: reference })),
      };
    }),
    calculations: kept,
  };
}
