import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";

type Purchase = {
  guarantees: number;
  cost: number;
  pricePerGuarantee: number;
  covered: number;
  spare: number;
  perKilowattHour: number | null;
  elsewhere: { european: number; belgian: number };
};

export function guaranteesPurchaseWords(purchase: Purchase) {
  const count = formatNumber(purchase.guarantees);
  const isOne = purchase.guarantees === 1;
  return {
    lead: `${count} ${isOne ? "garantie kost" : "garanties kosten"} u per jaar`,
    amount: formatEuros(purchase.cost),
    sentence:
      purchase.perKilowattHour === null
        ? "Zonder verbruik is er niets te dekken."
        : `Verspreid over uw hele verbruik is dat ${formatCentsPerKilowattHour(purchase.perKilowattHour)}.`,
    facts: [
      `De herkomst maakt het verschil: Europese garanties kosten u ${formatEuros(purchase.elsewhere.european)}, Belgische ${formatEuros(purchase.elsewhere.belgian)}.`,
      purchase.spare === 0
        ? "Elke garantie wordt helemaal gebruikt."
        : `Een deel van een MWh vraagt een hele garantie: u dekt ${formatKilowattHours(purchase.spare)} meer dan u vroeg.`,
      "De dekking geldt over een heel jaar. Over het uur waarop u verbruikt, zegt een garantie niets.",
    ],
    lines: [
      {
        name: "Te dekken",
        sum: "verbruik × aandeel",
        amount: formatKilowattHours(purchase.covered),
      },
      { name: "Garanties", sum: "één per begonnen MWh", amount: count },
      {
        name: "Prijs op de markt",
        sum: `${count} × ${formatEuros(purchase.pricePerGuarantee)}`,
        amount: formatEuros(purchase.cost),
      },
    ],
    total: { name: "U betaalt per jaar", amount: formatEuros(purchase.cost) },
  };
}
