import { and, count, desc, eq, inArray, lte, ne, or } from "drizzle-orm";
import type { Proposals } from "#application/ports/market/proposals.ts";
import { type MarketProposal, moveProposal } from "#domain/market/proposal.ts";
import { errorCode, type Queries } from "../../database.ts";
import { listings, proposals } from "../../schema-market.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { isStorable } from "../storable-text.ts";
import { moveInvitedOffers } from "./invited-offers.ts";
import { toOffer, toRequest } from "./listing-rows.ts";
import { listingColumns } from "./listings.ts";
import { isOpen, OPEN } from "./withdraw-proposals.ts";

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const CHUNK = 500;
const UNIQUE_VIOLATION = "23505";

export function openProposals(access: Access, dependencies: Dependencies): Proposals {
  const { clock } = dependencies;

  /** Offer first, then request, then the proposal: everyone locks in the same order, so nobody waits in a ring. */
  async function lock(queries: Queries, id: string): Promise<MarketProposal | null> {
    const [named] = await queries
      .select({ offerId: proposals.offerId, requestId: proposals.requestId })
      .from(proposals)
      .where(eq(proposals.id, id));
    if (!named) return null;
    for (const listing of [named.offerId, named.requestId]) {
      await queries.select({ id: listings.id }).from(listings).where(eq(listings.id, listing)).for("update");
    }
    const [found] = await queries.select().from(proposals).where(eq(proposals.id, id)).for("update");
    return found ?? null;
  }

  /** Whether the buyer has as many sellers as it wants. */
  async function isFull(queries: Queries, requestId: string): Promise<boolean> {
    const [row] = await queries.select().from(listings).where(eq(listings.id, requestId));
    const max = row && toRequest(row).sellersMax;
    if (max === null || max === undefined) return false;
    const [agreed] = await queries
      .select({ count: count() })
      .from(proposals)
      .where(and(eq(proposals.requestId, requestId), eq(proposals.state, "accepted")));
    return (agreed?.count ?? 0) >= max;
  }

  return {
    list: (uid) =>
      access.run((queries) =>
        queries
          .select()
          .from(proposals)
          .where(or(eq(proposals.sellerUid, uid), eq(proposals.buyerUid, uid)))
          .orderBy(desc(proposals.createdAt), desc(proposals.id)),
      ),
    async find(uid, id) {
      if (!isStorable(id)) return null;
      const isParty = or(eq(proposals.sellerUid, uid), eq(proposals.buyerUid, uid));
      const [found] = await access.run((queries) =>
        queries
          .select()
          .from(proposals)
          .where(and(eq(proposals.id, id), isParty)),
      );
      return found ?? null;
    },
    async met(uid) {
      const isParty = or(eq(proposals.sellerUid, uid), eq(proposals.buyerUid, uid));
      const isMet = or(eq(listings.id, proposals.offerId), eq(listings.id, proposals.requestId));
      const rows = await access.run((queries) =>
        queries
          .selectDistinctOn([listings.id], listingColumns)
          .from(listings)
          .innerJoin(proposals, isMet)
          .where(isParty),
      );
      return rows.map((row) => {
        const { side } = row;
        const listing = side === "offer" ? toOffer(row) : toRequest(row);
        const supplierPrice = "injectionPrice" in listing ? listing.injectionPrice : listing.energyPrice;
        const { id, title, holder, companyName, profileKind, place, createdAt, updatedAt } = listing;
        const { municipality, region } = place;
        const told = { id, title, holder, companyName, profileKind, municipality };
        return { ...told, region, side, supplierPrice, createdAt, updatedAt };
      });
    },
    async accept(id, side, counterOffers) {
      try {
        return await access.transaction(async (queries) => {
          const proposal = await lock(queries, id);
          if (!proposal) return "closed" as const;
          if (proposal.counterOffers.length !== counterOffers) return "changed" as const;
          const moved = moveProposal(proposal.state, { kind: "accept", side });
          if (!moved.ok)
            return proposal.withdrawal === "seller-taken" ? ("seller-taken" as const) : ("closed" as const);
          if (moved.value === proposal.state) return "done" as const;
          const { offerId, requestId } = proposal;
          if (moved.value === "accepted") {
            if (await isFull(queries, requestId)) return "buyer-full" as const;
            const reserved = await queries
              .update(listings)
              .set({ state: "reserved", updatedAt: clock.now(), leftOver: null })
              .where(and(eq(listings.id, offerId), inArray(listings.state, ["published", "paused"])))
              .returning({ id: listings.id });
            if (reserved.length === 0) return "seller-taken" as const;
          }
          const updatedAt = clock.now();
          await queries.update(proposals).set({ state: moved.value, updatedAt }).where(eq(proposals.id, id));
          if (moved.value === "accepted") {
            await queries
              .update(proposals)
              .set({ state: "withdrawn", withdrawal: "seller-taken", updatedAt })
              .where(and(isOpen, eq(proposals.offerId, offerId), ne(proposals.id, id)));
          }
          return "done" as const;
        });
      } catch (error) {
        // The index that keeps a seller to one buyer has the last word.
        if (errorCode(error) === UNIQUE_VIOLATION) return "seller-taken";
        throw error;
      }
    },
    counter: (id, added, { pair, measuredPair, counterOffers }, lapsesAt) =>
      access.transaction(async (queries) => {
        const proposal = await lock(queries, id);
        if (!proposal || proposal.counterOffers.length !== counterOffers.length) return false;
        if (!OPEN.some((state) => state === proposal.state)) return false;
        await queries
          .update(proposals)
          .set({
            state: `accepted-by-${added.by}`,
            pair,
            measuredPair,
            counterOffers: [...proposal.counterOffers, added],
            lapsesAt,
            updatedAt: clock.now(),
          })
          .where(eq(proposals.id, id));
        return true;
      }),
    setShown: (id, side, isShown) =>
      access.transaction(async (queries) => {
        const proposal = await lock(queries, id);
        if (!proposal || (isShown && !OPEN.some((state) => state === proposal.state))) return null;
        // Whoever takes back ends it for both: showing again would be working out again, which the other must agree to.
        const changed = isShown
          ? {
              showsSeller: proposal.showsSeller || side === "seller",
              showsBuyer: proposal.showsBuyer || side === "buyer",
            }
          : { showsSeller: false, showsBuyer: false, measuredPair: null };
        await queries.update(proposals).set(changed).where(eq(proposals.id, id));
        return { ...proposal, ...changed };
      }),
    async saveMeasuredPair(id, measuredPair) {
      await access.run((queries) => queries.update(proposals).set({ measuredPair }).where(eq(proposals.id, id)));
    },
    decline: (id, side, reason, note) =>
      access.transaction(async (queries) => {
        const proposal = await lock(queries, id);
        if (!proposal || !moveProposal(proposal.state, { kind: "decline", side }).ok) return false;
        const updatedAt = clock.now();
        await queries
          .update(proposals)
          .set({ state: "declined", declinedBy: side, declineReason: reason, declineNote: note, updatedAt })
          .where(eq(proposals.id, id));
        const others = await queries
          .select({ id: proposals.id, pair: proposals.pair })
          .from(proposals)
          .where(and(eq(proposals.group, proposal.group), isOpen));
        const needing = others.filter(({ pair }) => !pair.standsAlone).map((other) => other.id);
        if (needing.length > 0) {
          await queries
            .update(proposals)
            .set({ state: "withdrawn", withdrawal: "needs-the-others", updatedAt })
            .where(and(isOpen, inArray(proposals.id, needing)));
        }
        return true;
      }),
    release: (id) =>
      access.transaction(async (queries) => {
        const proposal = await lock(queries, id);
        if (!proposal) return moveInvitedOffers(queries, dependencies, id, "published");
        if (proposal.state !== "accepted") return false;
        const updatedAt = clock.now();
        await queries
          .update(proposals)
          .set({ state: "withdrawn", withdrawal: "agreement-ended", updatedAt })
          .where(eq(proposals.id, id));
        await queries
          .update(listings)
          .set({ state: "published", updatedAt })
          .where(and(eq(listings.id, proposal.offerId), inArray(listings.state, ["reserved", "contracted"])));
        return true;
      }),
    contract: (id) =>
      access.transaction(async (queries) => {
        const proposal = await lock(queries, id);
        if (!proposal) return moveInvitedOffers(queries, dependencies, id, "contracted");
        if (proposal.state !== "accepted") return false;
        await queries
          .update(listings)
          .set({ state: "contracted", updatedAt: clock.now() })
          .where(and(eq(listings.id, proposal.offerId), eq(listings.state, "reserved")));
        return true;
      }),
    record: (found) =>
      access.transaction(async (queries) => {
        const kept: string[] = [];
        for (let from = 0; from < found.length; from += CHUNK) {
          const part = found.slice(from, from + CHUNK);
          const named = [...new Set(part.flatMap(({ offerId, requestId }) => [offerId, requestId]))];
          const published = await queries
            .select({ id: listings.id, updatedAt: listings.updatedAt })
            .from(listings)
            .where(and(inArray(listings.id, named), eq(listings.state, "published")))
            .orderBy(listings.id)
            .for("update");
          const changedAt = new Map(published.map(({ id, updatedAt }) => [id, updatedAt]));
          const holds = ({ offerId, requestId, createdAt }: MarketProposal) =>
            [offerId, requestId].every((id) => (changedAt.get(id)?.getTime() ?? Infinity) <= createdAt.getTime());
          const rows = part.filter(holds);
          if (rows.length === 0) continue;
          const inserted = await queries
            .insert(proposals)
            .values(rows)
            .onConflictDoNothing()
            .returning({ id: proposals.id });
          kept.push(...inserted.map(({ id }) => id));
        }
        const ids = new Set(kept);
        return found.filter(({ id }) => ids.has(id));
      }),
    lapse: (now) =>
      access.run((queries) =>
        queries
          .update(proposals)
          .set({ state: "lapsed", updatedAt: now })
          .where(and(isOpen, lte(proposals.lapsesAt, now)))
          .returning(),
      ),
  };
}
