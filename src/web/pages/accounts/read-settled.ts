import type { Ports } from "#application/ports/ports.ts";
import { type Agreement, sideOf } from "#domain/contracts/agreement.ts";

export type Settled = Awaited<ReturnType<typeof readSettled>>[number];

/** What followed from each agreement of one person: its newest statements, its papers and its proofs. */
export const readSettled = ({ store }: Pick<Ports, "store">, uid: string, agreements: readonly Agreement[]) =>
  Promise.all(
    agreements.map(async (agreement) => {
      const [statements, invoices, declarations] = await Promise.all([
        store.contracts.listStatements(agreement.id, "newest"),
        store.contracts.listInvoices(agreement.id),
        store.contracts.declarationsOf(agreement.id),
      ]);
      return { agreement, side: sideOf(agreement, uid) ?? "buyer", statements, invoices, declarations };
    }),
  );
