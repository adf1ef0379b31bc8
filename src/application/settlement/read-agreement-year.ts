import type { ContractParts } from "#application/ports/contracts.ts";
import { readMoney } from "#application/settlement/read-money.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";
import { type AgreementYear, agreementYear } from "#domain/settlement/months/agreement-year.ts";

/** The settled months of one year of an agreement, with what was paid of them. */
export async function readAgreementYear(
  ports: { readonly store: Pick<ContractParts, "contracts"> },
  agreement: Agreement,
  year: number,
): Promise<AgreementYear> {
  const { contracts } = ports.store;
  const [statements, standings, money] = await Promise.all([
    contracts.listStatements(agreement.id, "newest"),
    contracts.listStandings(agreement.id),
    readMoney(ports, agreement),
  ]);
  return agreementYear(agreement, year, { statements, standings, money });
}
