import type { ContractInForce } from "#application/calculations/defaults/prices-in-force.ts";
import { type PairSums, totalOf } from "#application/calculations/pair-sums.ts";
import type { Slack } from "#application/calculations/ranged.ts";
import { yearlyRate } from "#domain/cards/sharing-fee.ts";
import { type Euros, euros } from "#domain/units/quantity.ts";

type Fee = Pick<ContractInForce, "sharingFee">;

/** What the supplier of a contract asks for sharing in a year: as counted, and the ends of what its card leaves open. */
export function feesInYear({ sharingFee }: Fee, { shared }: Pick<PairSums, "shared">) {
  const energy = totalOf(shared);
  const counted = euros(sharingFee.value + (sharingFee.perEnergy?.value ?? 0) * energy);
  const { doubt } = sharingFee;
  const end = (of: "lowest" | "highest"): Euros => (doubt === null ? counted : yearlyRate(doubt[of], energy));
  return { counted, lowest: end("lowest"), highest: end("highest") };
}

/** By how much a gain can be less or more than counted, for what a card leaves unsaid of its fee. */
export function feeSlack(contract: Fee, sums: Pick<PairSums, "shared">): Slack {
  const { counted, lowest, highest } = feesInYear(contract, sums);
  return { less: euros(highest - counted), more: euros(counted - lowest) };
}

/** Of both sides together: where one supplier has both and does not say who pays, one of them does. */
export function pairSlack(
  { buyer, seller }: Readonly<Record<"buyer" | "seller", Fee>>,
  sums: Pick<PairSums, "shared">,
): Readonly<Record<"buyer" | "seller" | "together", Slack>> {
  const [ofBuyer, ofSeller] = [feeSlack(buyer, sums), feeSlack(seller, sums)];
  const isSame =
    buyer.sharingFee.doubt?.isPaidByOne === true &&
    buyer.sharingFee.doubt.supplier !== "" &&
    buyer.sharingFee.doubt.supplier === seller.sharingFee.doubt?.supplier;
  const surelyPaid = isSame ? Math.min(ofBuyer.more, ofSeller.more) : 0;
  return {
    buyer: ofBuyer,
    seller: ofSeller,
    together: {
      less: euros(ofBuyer.less + ofSeller.less),
      more: euros(ofBuyer.more + ofSeller.more - surelyPaid),
    },
  };
}
