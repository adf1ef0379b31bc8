import type { ContractPorts } from "#application/ports/contracts.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";
import { type Ean, maskEan } from "#domain/identifiers/ean.ts";

/** Under which it is remembered that both were told; the operator finds what is contested by it. */
export const inUseKey = (firstId: string): string => `connection-in-use ${firstId}`;

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
  const recipients = [
    { holder: "second", agreement: second, to: await contacts.emailOf(second.uids.seller) },
    { holder: "first", agreement: first, to: isSame ? null : await contacts.emailOf(first.uids.seller) },
  ] as const;
  await store.transaction(async ({ contracts, outbox }) => {
    if (!(await contracts.rememberReminder(second.id, "seller", inUseKey(first.id), clock.now()))) return;
    for (const { holder, agreement, to } of recipients) {
      const { id: agreementId, reference } = agreement;
      if (to) await outbox.add({ kind: "connection-in-use", to, agreementId, reference, masked, holder });
    }
  });
}
