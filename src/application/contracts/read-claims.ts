import type { ContractStore } from "#application/ports/contracts.ts";
import { type ClaimDegree, degreeOf } from "#domain/connections/claim.ts";
import { type Agreement, otherSide, type Side } from "#domain/contracts/agreement.ts";

/** How sure each side's connection is, as its other side may take it. */
export async function readClaims(
  { store: { contracts } }: { readonly store: Pick<ContractStore, "contracts"> },
  { uids, parties }: Agreement,
): Promise<Readonly<Record<Side, ClaimDegree>>> {
  const read = async (side: Side) => {
    const ean = parties[side]?.ean;
    const claim = ean ? await contracts.findClaim({ uid: uids[side], ean }) : null;
    return degreeOf(claim, uids[otherSide(side)]);
  };
  return { seller: await read("seller"), buyer: await read("buyer") };
}
