import type { AgreementParty } from "#domain/contracts/agreement.ts";
import type { StatementVat } from "#domain/settlement/statement.ts";

export type SaleVatRates = { readonly household: number; readonly business: number };

/**
 * VAT by who sells and who buys: a seller outside VAT or under the small-enterprise scheme asks none; who is liable asks
 * the household rate of a household and the business rate of a company. No circular treats sharing itself.
 */
export function vatOnSale(
  seller: Pick<AgreementParty, "vat">,
  buyer: Pick<AgreementParty, "kind">,
  rates: SaleVatRates,
): StatementVat {
  if (seller.vat !== "liable") return { kind: "none", reason: seller.vat };
  return { kind: "rate", rate: buyer.kind === "person" ? rates.household : rates.business };
}
