import type { Database } from "#adapters/database/database.ts";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { moveOffer, moveRequest } from "#application/market/listings/move-listing.ts";
import type { ListingOrigin } from "#application/market/listings/save-listing.ts";
import { saveOffer } from "#application/market/listings/save-offer.ts";
import { saveRequest } from "#application/market/listings/save-request.ts";
import type { SavedConnection } from "#domain/connections/saved-connection.ts";
import type { OfferInput, RequestInput } from "#domain/market/check-listing.ts";
import { composeIdentity } from "#server/compose-identity.ts";
import { savedConnection } from "./domain/saved-connection.ts";
import { fixedClock } from "./fixed-clock.ts";
import { inThisThread } from "./in-this-thread.ts";
import { insertAccount } from "./insert-account.ts";
import { marketContext, offerInput, requestInput } from "./market-builders.ts";

let people = 0;

/** Ports of a market on one database, with people who do what one does there. */
export function openMarketSite(database: Database) {
  const clock = fixedClock("2026-11-15T10:00:00Z");
  const secret = "x".repeat(32);
  const store = openStore(database, { clock, ids: randomIds, secret });
  const rateLimits = openRateLimits(database, clock, secret);
  const settings = { brusselsMatching: false, platformFee: 0, operatorMailbox: "wij@example.org" };
  const identity = composeIdentity({
    database,
    clock,
    ids: randomIds,
    secret,
    rateLimits,
    settings: { productName: "Plein", publicUrl: "http://localhost" } as never,
  });
  const ports = { store, identity, clock, ids: randomIds, rateLimits, settings, workers: inThisThread };
  return {
    ...ports,
    ports,
    async person(): Promise<string> {
      const uid = `person-${people++}`;
      await insertAccount(database, uid);
      return uid;
    },
    async offer(uid: string, change: Partial<OfferInput> = {}, origin: ListingOrigin = {}): Promise<string> {
      const saved = await saveOffer(ports, uid, offerInput(change), marketContext, null, null, origin);
      if (!saved.ok) throw new Error(saved.refusal.code);
      // Also in Brussels, as an offer that was published while matching was on there.
      await moveOffer({ ...ports, settings: { ...settings, brusselsMatching: true } }, uid, saved.value.id, "publish");
      return saved.value.id;
    },
    async request(uid: string, change: Partial<RequestInput> = {}): Promise<string> {
      const saved = await saveRequest(ports, uid, requestInput(change), marketContext);
      if (!saved.ok) throw new Error(saved.refusal.code);
      await moveRequest(ports, uid, saved.value.id, "publish");
      return saved.value.id;
    },
    /** A connection that somebody keeps; one with an installation sells. */
    async connection(uid: string, changes: Partial<SavedConnection> = {}): Promise<string> {
      const saved = savedConnection({ id: randomIds.next(), uid, postcode: "9000", ...changes });
      const added = await store.connections.insert(saved, 20);
      if (!added.ok) throw new Error(added.refusal.code);
      return added.value;
    },
    async mails() {
      const claimed = await store.outbox.claim(100);
      for (const { id } of claimed) await store.outbox.markSent(id);
      return claimed.map(({ message }) => message);
    },
  };
}
