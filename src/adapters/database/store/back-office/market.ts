import { and, asc, desc, eq, or } from "drizzle-orm";
import type { SeenListing, SeenMarket } from "#application/ports/back-office.ts";
import { askedRounds, listingReports, listings, proposals } from "../../schema-market.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { type DescribedRow, toOffer, toRequest } from "../market/listing-rows.ts";
import { listingColumns } from "../market/listings.ts";
import { ofOffer } from "../market/moderation.ts";
import { isStorable } from "../storable-text.ts";

const seen = (row: DescribedRow): SeenListing =>
  row.side === "offer" ? { side: "offer", listing: toOffer(row) } : { side: "request", listing: toRequest(row) };

export const openSeenMarket = (access: Access, { clock }: Pick<Dependencies, "clock">): SeenMarket => ({
  async listings({ side, state, moderation, region }, { offset, limit }) {
    const rows = await access.run((queries) =>
      queries
        .select(listingColumns)
        .from(listings)
        .where(
          and(
            side === null ? undefined : eq(listings.side, side),
            state === null ? undefined : eq(listings.state, state),
            moderation === null ? undefined : eq(listings.moderation, moderation),
            region === null ? undefined : eq(listings.region, region),
          ),
        )
        .orderBy(desc(listings.updatedAt), asc(listings.id))
        .offset(offset)
        .limit(limit),
    );
    return rows.map(seen);
  },
  async listing(id) {
    if (!isStorable(id)) return null;
    const [row] = await access.run((queries) =>
      queries.select(listingColumns).from(listings).where(eq(listings.id, id)),
    );
    return row ? seen(row) : null;
  },
  async reportsOf(listingId) {
    const rows = await access.run((queries) =>
      queries
        .select()
        .from(listingReports)
        .where(eq(listingReports.listingId, listingId))
        .orderBy(desc(listingReports.at)),
    );
    return rows.map(ofOffer);
  },
  proposals: ({ state, listingId }, { offset, limit }) =>
    access.run((queries) =>
      queries
        .select()
        .from(proposals)
        .where(
          and(
            state === null ? undefined : eq(proposals.state, state),
            listingId === null ? undefined : or(eq(proposals.offerId, listingId), eq(proposals.requestId, listingId)),
          ),
        )
        .orderBy(desc(proposals.createdAt), asc(proposals.id))
        .offset(offset)
        .limit(limit),
    ),
  async askRound() {
    await access.run((queries) => queries.insert(askedRounds).values({ askedAt: clock.now() }).onConflictDoNothing());
  },
  async isRoundAsked() {
    return (await access.run((queries) => queries.$count(askedRounds))) > 0;
  },
  async forgetAskedRound() {
    await access.run((queries) => queries.delete(askedRounds));
  },
});
