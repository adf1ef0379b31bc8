import type { Store } from "#application/ports/store.ts";

/** All that came from one person's agreements, as both sides of each have it. */
export async function gatherContracts({ contracts }: Pick<Store, "contracts">, uid: string) {
  const agreements = await contracts.list(uid);
  return {
    agreements: await Promise.all(
      agreements.map(async (agreement) => ({
        ...agreement,
        trail: await contracts.listEntries(agreement.id),
        statements: (await contracts.listStatements(agreement.id, "all")).map(
          ({ packedQuarters: _packed, ...statement }) => statement,
        ),
        invoices: await contracts.listInvoices(agreement.id),
        declarations: await contracts.declarationsOf(agreement.id),
      })),
    ),
    claims: (await contracts.claimsOf(uid)).map(({ ean, statedAt, fileSeenAt, confirmations }) => ({
      ean,
      statedAt,
      fileSeenAt,
      confirmedAt: confirmations.map(({ at }) => at),
    })),
    meterFiles: (await contracts.importsBy(uid)).map(({ uid: _own, ...made }) => made),
  };
}
