import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { gatherContracts } from "#application/account-details/gather-contracts.ts";
import { gatherMarketData } from "#application/account-details/gather-market-data.ts";
import { declineProposal } from "#application/market/proposals/decide-proposal.ts";
import { otherSide, sides } from "#domain/contracts/agreement.ts";
import { openContractWorld } from "../../support/contract-world.ts";
import { freshPostgres } from "../../support/databases.ts";
import { fixedClock } from "../../support/fixed-clock.ts";
import { proposalBetween } from "../../support/market-builders.ts";
import { openMarketSite } from "../../support/market-site.ts";

let database: Awaited<ReturnType<typeof freshPostgres>>;
beforeAll(async () => {
  database = await freshPostgres();
});
afterAll(() => database.close());

test("the export of one party of an agreement tells nothing of who the other is and what they measured", async () => {
  const clock = fixedClock("2026-08-03T09:00:00Z");
  const store = openStore(database, { clock, ids: randomIds });
  const world = openContractWorld(store);
  const agreement = await world.activate(await world.draft());
  for (const side of sides) {
    const exported = await gatherContracts(store, agreement.uids[side]);
    const [own] = exported.agreements;
    const text = JSON.stringify(exported);
    const other = agreement.parties[otherSide(side)];
    const secrets = [other?.name, other?.ean, other?.street, other?.iban, agreement.uids[otherSide(side)]];
    const signature = agreement.signatures.find((signed) => signed.side === otherSide(side));
    for (const secret of [...secrets, signature?.name]) if (secret) expect(text).not.toContain(secret);
    expect(own?.party).toEqual(agreement.parties[side]);
    expect(own?.trail.some((entry) => entry.side === otherSide(side))).toBe(false);
  }
});

test("the export of a buyer holds neither the seller's gain nor the words of their no", async () => {
  const site = openMarketSite(database);
  const [seller, buyer] = [await site.person(), await site.person()];
  const [offerId, requestId] = [await site.offer(seller), await site.request(buyer)];
  const proposal = proposalBetween({ seller, buyer, offerId, requestId }, site.clock.now());
  await site.store.market.proposals.record([proposal]);
  await declineProposal(site.ports, seller, proposal.id, {
    reason: "partner",
    note: "Een woord voor mij alleen",
    numberRemoved: "",
  });
  const text = JSON.stringify(await gatherMarketData(site.store, { uid: buyer, email: "" }));
  for (const secret of [`"${seller}"`, offerId, "Een woord voor mij alleen", "gainSeller", "feeSeller"])
    expect(text).not.toContain(secret);
  expect(JSON.stringify(await gatherMarketData(site.store, { uid: seller, email: "" }))).toContain(
    "Een woord voor mij alleen",
  );
});
