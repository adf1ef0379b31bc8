import type { ContractPorts } from "#application/ports/contracts.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";
import { type Ean, maskEan } from "#domain/identifiers/ean.ts";

/**
 * Two accounts sell from one connection: each is told, with a way to contest it, and neither who the other is. Once for
 * each pair of agreements, so that who tries again and again sends nobody a second mail.
 */
export async function tellHolders(
  { store, contacts, clock }: ContractPorts,
  second: Agreement,
  first: Agreement,
): Promise<void> {
  const masked = maskEan((second.parties.seller?.ean ?? "") as Ean);
  const isSame = first.uids.seller === second.uids.seller;
  const told = [
    { holder: "second", agreement: second, to: await contacts.emailOf(second.uids.seller) },
    { holder: "first", agreement: first, to: isSame ? null : await contacts.emailOf(first.uids.seller) },
  ] as const;
  await store.transaction(async ({ contracts, outbox }) => {
    const key = `connection-in-use ${first.id}`;
    if (!(await contracts.rememberReminder(second.id, "seller", key, clock.now()))) return;
    for (const { holder, agreement, to } of told) {
      const { id: agreementId, reference } = agreement;
      if (to) await outbox.add({ kind: "connection-in-use", to, agreementId, reference, masked, holder });
    }
  });
}
