import type { ContractParts } from "#application/ports/contracts.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";
import { partyIn } from "#domain/contracts/amendment.ts";
import type { Month } from "#domain/settlement/months/month.ts";

/** All in which the account that buys here bought on the same connection in one of these months, whatever their state. */
export async function sellersOfBuyer(
  contracts: ContractParts["contracts"],
  agreement: Agreement,
  months: readonly Month[],
): Promise<readonly Agreement[]> {
  const { buyer } = agreement.uids;
  const eanOf = (one: Agreement, month: Month) => partyIn(one, "buyer", month)?.ean;
  const all = await contracts.list(buyer);
  return all.filter(
    (one) => one.uids.buyer === buyer && months.some((month) => eanOf(one, month) === eanOf(agreement, month)),
  );
}
