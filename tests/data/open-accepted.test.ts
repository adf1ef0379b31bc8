import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { withdrawFromAgreement } from "#application/contracts/move-agreement.ts";
import { openAccepted } from "#application/contracts/open-accepted.ts";
import type { Store } from "#application/ports/store.ts";
import { newestAgreementText } from "#content/contracts/agreement-document.ts";
import { openContractWorld } from "../support/contract-world.ts";
import { freshPostgres } from "../support/databases.ts";

// Only what the verb reads of a proposal and its listings; the market's own tests hold the rest together.
function marketOf(state: string, released: string[]): Pick<Store, "market"> {
  const proposal = {
    id: "proposal-m",
    state,
    offerId: "offer",
    requestId: "request",
    sellerUid: "uid-s",
    buyerUid: "uid-b",
    isGift: false,
    region: "flanders",
    pair: { agreedPrice: 0.0925 },
  };
  const offer = { installation: { technology: "hydro", roofs: [], power: 30 }, place: { municipality: "Aalst" } };
  const market = {
    proposals: {
      find: async (uid: string) => (uid === "uid-s" || uid === "uid-b" ? proposal : null),
      release: async (id: string) => released.push(id) > 0,
      contract: async () => true,
    },
    offersOf: async () => [offer],
    requests: { find: async () => ({ place: { municipality: "Ninove" } }) },
  };
  return { market: market as unknown as Store["market"] };
}

describe("an accepted proposal", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let store: Store;
  beforeAll(async () => {
    database = await freshPostgres();
    const clock = { now: () => new Date("2026-11-15T10:00:00Z"), today: () => "2026-11-15" };
    store = openStore(database, { clock, ids: randomIds, secret: "x".repeat(32) });
  });
  afterAll(() => database.close());

  test("becomes an agreement of its two people with its price, and nobody else's", async () => {
    const released: string[] = [];
    const { market } = marketOf("accepted", released);
    const { ports } = openContractWorld({
      ...store,
      market,
      transaction: (work) => store.transaction((parts) => work({ ...parts, market })),
    });
    const all = { ...ports, store: { ...ports.store, market, invitations: store.invitations } };
    const opened = await openAccepted(all, "uid-b", "proposal-m", newestAgreementText);
    expect(opened).toMatchObject({
      ok: true,
      value: {
        state: "accepted",
        technology: "hydro",
        terms: { price: 0.0925 },
        municipalities: { seller: "Aalst", buyer: "Ninove" },
      },
    });
    expect(await openAccepted(all, "stranger", "proposal-m", newestAgreementText)).toMatchObject({ ok: false });
    const waiting = { ...all, store: { ...all.store, ...marketOf("accepted-by-buyer", []) } };
    expect(await openAccepted(waiting, "uid-b", "proposal-m", newestAgreementText)).toEqual({
      ok: false,
      refusal: { code: "proposal-not-accepted" },
    });
    // Who steps back frees the offer for others.
    const id = opened.ok ? opened.value.id : "";
    expect((await withdrawFromAgreement(ports, "uid-s", { id })).ok).toBe(true);
    expect(released).toEqual(["proposal-m"]);
  });
});
