import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import type { examplesWords } from "#content/pages/sharing/examples.ts";
import type { PracticeExample } from "#domain/economics/practice-example.ts";
import { cost, minus, plus, shareOf } from "#domain/units/quantity.ts";

type Labels = ReturnType<typeof examplesWords>["labels"];

const anchors: Record<PracticeExample["id"], string> = {
  neighbours: "buren",
  bakery: "bakkerij",
  school: "school",
  apartments: "appartementen",
  secondHome: "buitenverblijf",
};

/** The computed side of one example, written out line by line. */
export function exampleNumbers(example: PracticeExample, labels: Labels) {
  const { id, season, day, year, sale, gain } = example;
  const spread = minus(sale.energyPrice, sale.injectionPrice);
  const isFree = sale.agreedPrice === 0;
  return {
    id,
    anchor: anchors[id],
    season,
    quarters: day.quarters.map(({ shared, toSupplier }) => ({ shared, toSupplier })),
    gains: gain.together > 0,
    summary: [
      formatKilowattHours(year.shared),
      formatPercent(shareOf(year.shared, year.injection), { fractionDigitsMax: 0 }),
      formatEuros(plus(sale.feeBuyer, sale.feeSeller)),
      formatEuros(gain.together),
    ],
    sum: {
      shared: formatKilowattHours(year.shared),
      spread: formatCentsPerKilowattHour(spread),
      fees: formatEuros(plus(sale.feeBuyer, sale.feeSeller)),
      feesDetail: feesDetail(example),
      together: formatEuros(gain.together),
    },
    details: [
      { label: labels.injection, value: formatKilowattHours(year.injection) },
      { label: labels.offtake, value: formatKilowattHours(year.offtake) },
      { label: labels.value, value: formatEuros(cost(year.shared, spread)) },
      { label: labels.agreed, value: isFree ? labels.free : formatCentsPerKilowattHour(sale.agreedPrice) },
      ...(isFree
        ? []
        : [
            { label: labels.buyer, value: formatEuros(gain.buyer) },
            { label: labels.seller, value: formatEuros(gain.seller) },
          ]),
    ],
  };
}

const feesDetail = ({ buyers, sellers, fees }: PracticeExample) =>
  [part(buyers, fees.buyer), part(sellers, fees.seller)].filter((text) => text !== "").join(" + ");

const part = (count: number, fee: number) => (fee === 0 ? "" : `${count} × ${formatEuros(fee)}`);
