import { lowered } from "#content/format/first-letter.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatDay, formatMonth } from "#content/format/format-day.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { amountOver } from "#content/pages/calculators/answer-words.ts";
import { OWN_COMPARISON } from "#domain/cards/middle-card.ts";
import type { WorkedBuyer, WorkedPair, WorkedSale } from "#domain/economics/worked-pair.ts";
import type { Figure } from "#domain/figure.ts";
import { cost, fromCents, minus, plus, toCents } from "#domain/units/quantity.ts";

const buyers: Record<WorkedBuyer, string> = {
  office: "kantoor, overdag open",
  carInTheSun: "gezin dat de auto overdag laadt",
  family: "gezin dat overdag weg is",
};

/** The worked example as two receipts, one for each side, and the rows of the buyers beside it. */
export function workedPairWords(pair: WorkedPair, productName: string) {
  const { sale, gain, platformFee } = pair;
  const own = (label: string) => (platformFee === 0 ? [] : [{ label, value: `− ${formatEuros(platformFee)}` }]);
  const priceGapBuyer = minus(sale.energyPrice, sale.agreedPrice);
  const priceGapSeller = minus(sale.agreedPrice, sale.injectionPrice);
  const times = `${formatKilowattHours(sale.sharedEnergy, { fractionDigitsMin: 2, fractionDigitsMax: 2 })} ×`;
  const fee = (figure: Figure<"EUR">, borne: number) => ({
    label: isMiddle(figure)
      ? "Kost van de leverancier voor het delen"
      : `Kost van ${figure.source.publisher} voor het delen`,
    value: `− ${formatEuros(borne - platformFee)}`,
  });
  return {
    situation: `Een gezin met ${formatNumber(pair.kilowattPeak)}\u00a0kWp verkoopt aan een kantoor dat ${formatKilowattHours(pair.use)} per jaar afneemt. Ze delen ${formatKilowattHours(sale.sharedEnergy)}, tegen een prijs precies in het midden.`,
    receipts: [
      {
        title: "Bon van het kantoor",
        lines: [
          {
            label: isMiddle(pair.energyPrice)
              ? "Energieprijs in het midden, zonder btw"
              : `Energieprijs bij ${pair.energyPrice.source.publisher}, zonder btw`,
            value: formatCentsPerKilowattHour(sale.energyPrice),
          },
          { label: "Afgesproken prijs", value: `− ${formatCentsPerKilowattHour(sale.agreedPrice)}` },
          { label: "Verschil per kWh", value: formatCentsPerKilowattHour(priceGapBuyer), isSum: true },
          {
            label: `${times} ${formatCentsPerKilowattHour(priceGapBuyer)}`,
            value: formatEuros(cost(sale.sharedEnergy, priceGapBuyer)),
          },
          fee(pair.feeBuyer, sale.feeBuyer),
          ...own(`Kost van ${productName}`),
        ],
        total: { label: "Houdt het kantoor over, per jaar", value: formatEuros(gain.buyer) },
      },
      {
        title: "Bon van het gezin",
        lines: [
          { label: "Afgesproken prijs", value: formatCentsPerKilowattHour(sale.agreedPrice) },
          {
            label: isMiddle(pair.injectionPrice)
              ? "Injectievergoeding in het midden"
              : `Injectievergoeding bij ${pair.injectionPrice.source.publisher}`,
            value: `− ${formatCentsPerKilowattHour(sale.injectionPrice)}`,
          },
          { label: "Verschil per kWh", value: formatCentsPerKilowattHour(priceGapSeller), isSum: true },
          {
            label: `${times} ${formatCentsPerKilowattHour(priceGapSeller)}`,
            value: formatEuros(cost(sale.sharedEnergy, priceGapSeller)),
          },
          fee(pair.feeSeller, sale.feeSeller),
          ...own(`Kost van ${productName}`),
        ],
        total: { label: "Houdt het gezin over, per jaar", value: formatEuros(gain.seller) },
      },
    ],
    old:
      pair.oldPrices === null
        ? null
        : `Deze bonnen rekenen met prijzen van ${formatMonth(pair.oldPrices.signableUntil)}. Vandaag houdt dit paar samen ${amountOver(pair.oldPrices.range.together)} per jaar over: dat hangt af van wat stroom nu kost.`,
    rows: [pair, ...pair.otherBuyers].map(buyerRow),
    breakEven:
      pair.breakEven === null
        ? "Bij deze prijzen wint dit paar nooit: de energieprijs van de koper ligt niet boven de injectievergoeding."
        : `Onder ${formatKilowattHours(pair.breakEven)} gedeelde energie per jaar verliest dit paar geld. Een andere afgesproken prijs helpt dan niet: die verdeelt de winst, maar maakt ze niet groter.`,
    sources: `Rekenvoorbeeld, uitgerekend door de calculator: een jaar van kwartieren met gemiddeld weer. Prijzen en kosten: ${[...new Set([sourceOf(pair.energyPrice), sourceOf(pair.injectionPrice)])].join("; ")}. Gelezen op ${formatDay(pair.energyPrice.source.readOn)}. De gezinskaart zonder btw is voor een kantoor een schatting.`,
  };
}

/** The middle of what is sold is nobody's. */
const isMiddle = ({ source }: Figure<string>) => source.publisher === OWN_COMPARISON;

const sourceOf = ({ source }: Figure<"EUR/kWh">) => lowered(source.title);

const buyerRow = ({ buyer, sale, gain, oldPrices }: WorkedSale) => {
  if (oldPrices !== null) {
    const { range } = oldPrices;
    const amounts = [range.buyer, range.seller, range.together].map(amountOver);
    return [buyers[buyer], formatKilowattHours(sale.sharedEnergy), ...amounts];
  }
  // Of the amounts as they stand in the row, so that a reader who adds them up finds the same cent.
  const together = plus(fromCents(toCents(gain.buyer)), fromCents(toCents(gain.seller)));
  return [
    buyers[buyer],
    formatKilowattHours(sale.sharedEnergy),
    formatEuros(gain.buyer),
    formatEuros(gain.seller),
    formatEuros(together),
  ];
};
