import type { ContractPorts } from "#application/ports/contracts.ts";
import { type Agreement, sharesDays } from "#domain/contracts/agreement.ts";

/**
 * A buyer begins with another seller. Sellers divide a buyer's quarters, so this may lower what the others sell: each of them is
 * told, once, and finds it in the audit trail, before the first month that it touches. Who the other is, it does not say.
 */
export async function tellOtherSellers({ store, contacts, clock }: ContractPorts, begun: Agreement): Promise<void> {
  const { uids, parties } = begun;
  const ofBuyer = parties.buyer ? await store.contracts.listByBuyer({ uid: uids.buyer, ean: parties.buyer.ean }) : [];
  for (const other of ofBuyer) {
    if (other.id === begun.id || other.uids.seller === uids.seller || !sharesDays(other, begun)) continue;
    const to = await contacts.emailOf(other.uids.seller);
    await store.transaction(async ({ contracts, outbox }) => {
      const at = clock.now();
      if (!(await contracts.rememberReminder(other.id, "seller", `another-seller ${begun.id}`, at))) return;
      const facts = { startedOn: begun.startedOn };
      await contracts.addEntry(other.id, { at, side: "buyer", event: "another-seller", facts });
      const { id: agreementId, reference } = other;
      if (to) await outbox.add({ kind: "agreement-notice", to, agreementId, reference, notice: "another-seller" });
    });
  }
}
