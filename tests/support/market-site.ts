import type { Database } from "#adapters/database/database.ts";
import { openBuiltInIdentity } from "#adapters/database/identity/open-built-in-identity.ts";
import { openAttempts } from "#adapters/database/open-attempts.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { moveOffer, moveRequest } from "#application/market/move-listing.ts";
import { saveOffer } from "#application/market/save-offer.ts";
import { saveRequest } from "#application/market/save-request.ts";
import type { OfferInput, RequestInput } from "#domain/market/check-listing.ts";
import { fixedClock } from "./fixed-clock.ts";
import { insertAccount } from "./insert-account.ts";
import { marketGivens, offerInput, requestInput } from "./market-builders.ts";

let people = 0;

/** Ports of a market on one database, with people who do what one does there. */
export function openMarketSite(database: Database) {
  const clock = fixedClock("2026-11-15T10:00:00Z");
  const secret = "x".repeat(32);
  const store = openStore(database, { clock, ids: randomIds, secret });
  const attempts = openAttempts(database, clock, secret);
  const settings = { brusselsMatching: false, platformFee: 0, operatorMailbox: "wij@example.org" };
  const identity = openBuiltInIdentity({
    database,
    clock,
    ids: randomIds,
    secret,
    attempts,
    settings: { productName: "Plein", publicUrl: "http://localhost" } as never,
  });
  const ports = { store, identity, clock, ids: randomIds, attempts, settings };
  return {
    ...ports,
    ports,
    async person(): Promise<string> {
      const uid = `person-${people++}`;
      await insertAccount(database, uid);
      return uid;
    },
    async offer(uid: string, change: Partial<OfferInput> = {}): Promise<string> {
      const saved = await saveOffer(ports, uid, offerInput(change), marketGivens);
      if (!saved.ok) throw new Error(saved.refusal.code);
      await moveOffer(ports, uid, saved.value.id, "publish");
      return saved.value.id;
    },
    async request(uid: string, change: Partial<RequestInput> = {}): Promise<string> {
      const saved = await saveRequest(ports, uid, requestInput(change), marketGivens);
      if (!saved.ok) throw new Error(saved.refusal.code);
      await moveRequest(ports, uid, saved.value.id, "publish");
      return saved.value.id;
    },
    async mails() {
      const claimed = await store.outbox.claim(100);
      for (const { id } of claimed) await store.outbox.markSent(id);
      return claimed.map(({ message }) => message);
    },
  };
}
