import type { MailedResult, PriceVat } from "#application/ports/mail/mailed-facts.ts";
import type { PricedSite } from "#content/site.ts";
import { type PairSale, paidPrice } from "#domain/economics/pair-gain.ts";
import { readCalculationLink } from "#web/calculations/calculation-address.ts";
import { type ComputingPorts, computeCalculation } from "#web/calculations/compute-calculation.ts";
import { calculationPath } from "#web/calculations/page-address.ts";

/** The numbers that a mail tells of a link; null when it has no answer. */
export async function mailedResult(
  ports: ComputingPorts,
  link: string,
  site: PricedSite,
): Promise<MailedResult | null> {
  const computed = await computeCalculation(ports, readCalculationLink(link), site);
  if (!computed.ok) return null;
  const { answer, address } = computed.value;
  const { buyer, seller, inMeanYear, stalePrices, verdict, energy, sale, day } = answer;
  return {
    link: calculationPath(address),
    side: address.side,
    day,
    verdict: verdict.verdict,
    ...(stalePrices ? { pricesSignableUntil: stalePrices.signableUntil } : {}),
    ...(answer.feeDoubts.length > 0 ? { areFeesKnown: false } : {}),
    buyer: { ...(stalePrices ? inMeanYear.buyer : buyer.gain) },
    seller: { ...(stalePrices ? inMeanYear.seller : seller.gain) },
    shared: energy.shared.value,
    agreedPrice: paidPrice(sale.agreedPrice, sale),
    ...(answer.region === "netherlands" ? {} : { vat: vatOf(sale) }),
  };
}

const vatOf = ({ vat }: PairSale): PriceVat =>
  vat === undefined ? "none" : vat.buyerDeducts ? "left-out" : "included";
