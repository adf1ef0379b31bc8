import type { Store } from "#application/ports/store.ts";

/** What somebody has on the market. Of the other side of a proposal there is no more than what they saw themselves. */
export async function gatherMarketData({ market }: Pick<Store, "market">, uid: string) {
  const [offers, requests, proposals, blocks, reports] = await Promise.all([
    market.offers.list(uid),
    market.requests.list(uid),
    market.proposals.list(uid),
    market.blocks(uid),
    market.reports(uid),
  ]);
  const measured = [...offers, ...requests].filter(({ profileKind }) => profileKind === "file");
  const years = await Promise.all(
    measured.map(async ({ id }) => ({ listing: id, year: await market.profiles.read(uid, id) })),
  );
  return {
    offers: offers.map(({ uid: _own, ...offer }) => offer),
    requests: requests.map(({ uid: _own, ...request }) => request),
    proposals: proposals.map(({ sellerUid, buyerUid: _other, ...proposal }) => ({
      ...proposal,
      side: sellerUid === uid ? ("seller" as const) : ("buyer" as const),
    })),
    meterYears: years.map(({ listing, year }) => ({
      listing,
      offtake: year && Array.from(year.offtake),
      injection: year?.injection ? Array.from(year.injection) : null,
    })),
    peopleBlocked: blocks.length,
    reports: reports.map(({ uid: _own, ...report }) => report),
  };
}
