import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import type { WorkedPair, WorkedSale } from "#domain/economics/worked-pair.ts";
import type { Figure } from "#domain/figure.ts";
import { cost, minus } from "#domain/units/quantity.ts";

/** The worked example as two receipts, one for each side, and the rows of the volumes beside it. */
export function workedPairWords(pair: WorkedPair, productName: string) {
  const { sale, gain, platformFee } = pair;
  const own = (label: string) => (platformFee === 0 ? [] : [{ label, value: `− ${formatEuros(platformFee)}` }]);
  const priceGapBuyer = minus(sale.energyPrice, sale.agreedPrice);
  const priceGapSeller = minus(sale.agreedPrice, sale.injectionPrice);
  const times = `${formatKilowattHours(sale.sharedEnergy)} ×`;
  return {
    receipts: [
      {
        title: "Bon van de koper",
        lines: [
          {
            label: `Energieprijs bij ${pair.energyPrice.source.publisher}, btw inbegrepen`,
            value: formatCentsPerKilowattHour(sale.energyPrice),
          },
          { label: "Afgesproken prijs", value: `− ${formatCentsPerKilowattHour(sale.agreedPrice)}` },
          { label: "Verschil per kWh", value: formatCentsPerKilowattHour(priceGapBuyer), isSum: true },
          {
            label: `${times} ${formatCentsPerKilowattHour(priceGapBuyer)}`,
            value: formatEuros(cost(sale.sharedEnergy, priceGapBuyer)),
          },
          {
            label: `Kost van ${pair.feeBuyer.source.publisher} voor het delen`,
            value: `− ${formatEuros(pair.feeBuyer.value)}`,
          },
          ...own(`Kost van ${productName}`),
        ],
        total: { label: "Houdt de koper over, per jaar", value: formatEuros(gain.buyer) },
      },
      {
        title: "Bon van de verkoper",
        lines: [
          { label: "Afgesproken prijs", value: formatCentsPerKilowattHour(sale.agreedPrice) },
          {
            label: `Injectievergoeding bij ${pair.injectionPrice.source.publisher}`,
            value: `− ${formatCentsPerKilowattHour(sale.injectionPrice)}`,
          },
          { label: "Verschil per kWh", value: formatCentsPerKilowattHour(priceGapSeller), isSum: true },
          {
            label: `${times} ${formatCentsPerKilowattHour(priceGapSeller)}`,
            value: formatEuros(cost(sale.sharedEnergy, priceGapSeller)),
          },
          {
            label: `Kost van ${pair.feeSeller.source.publisher} voor het delen`,
            value: `− ${formatEuros(pair.feeSeller.value)}`,
          },
          ...own(`Kost van ${productName}`),
        ],
        total: { label: "Houdt de verkoper over, per jaar", value: formatEuros(gain.seller) },
      },
    ],
    rows: [...pair.otherVolumes, pair].map(volumeRow),
    breakEven:
      pair.breakEven === null
        ? "Bij deze prijzen wint dit paar nooit: de energieprijs van de koper ligt niet boven de injectievergoeding."
        : `Onder ${formatKilowattHours(pair.breakEven)} gedeelde energie per jaar verliest dit paar geld. Een andere afgesproken prijs helpt dan niet: die verdeelt de winst, maar maakt ze niet groter.`,
    sources: `Rekenvoorbeeld. ${formatKilowattHours(sale.sharedEnergy)} is een gekozen volume. Prijzen en kosten: ${sourceOf(pair.energyPrice)}; ${sourceOf(pair.injectionPrice)}. Gelezen op ${formatDay(pair.energyPrice.source.readOn)}.`,
  };
}

const sourceOf = ({ source }: Figure<"EUR/kWh">) => source.title.charAt(0).toLowerCase() + source.title.slice(1);

const volumeRow = ({ sale, gain }: WorkedSale) => [
  formatKilowattHours(sale.sharedEnergy),
  formatEuros(gain.buyer),
  formatEuros(gain.seller),
  formatEuros(gain.together),
];
