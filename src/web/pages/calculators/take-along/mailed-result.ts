import type { MailedResult } from "#application/ports/mail.ts";
import type { Site } from "#content/site.ts";
import { readCalculationLink } from "#web/calculations/calculation-address.ts";
import { calculationPath } from "#web/calculations/calculation-link.ts";
import { computeCalculation } from "#web/calculations/compute-calculation.ts";

/** The numbers that a mail tells of a link; null when it has no answer. */
export async function mailedResult(link: string, site: Site): Promise<MailedResult | null> {
  const computed = await computeCalculation(readCalculationLink(link), site);
  if (!computed.ok) return null;
  const { answer, address } = computed.value;
  const { buyer, seller, verdict, energy, sale, day } = answer;
  return {
    link: calculationPath(address),
    side: address.side,
    day,
    verdict: verdict.verdict,
    buyer: { ...buyer.gain },
    seller: { ...seller.gain },
    shared: energy.shared.value,
    agreedPrice: sale.agreedPrice,
  };
}
