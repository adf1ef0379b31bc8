import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { monthNames } from "#content/format/month-names.ts";
import { exampleStories } from "#content/pages/sharing/example-stories.ts";
import type { ExampleLabels } from "#content/pages/sharing/examples.ts";
import type { PracticeExample } from "#domain/economics/practice-example.ts";
import { cost, minus, plus, shareOf } from "#domain/units/quantity.ts";

const anchors: Record<PracticeExample["id"], string> = {
  neighbours: "buren",
  bakery: "bakkerij",
  school: "school",
  car: "auto",
  flat: "appartement",
  secondHome: "buitenverblijf",
  coldStore: "koelhuis",
};

/** One example written out: its story, its sum and what each side has left of it. */
export function exampleNumbers(example: PracticeExample, labels: ExampleLabels, path: string) {
  const { id, month, quarters, year, sale, gain, verdict } = example;
  const spread = minus(sale.energyPrice, sale.injectionPrice);
  const isFree = sale.agreedPrice === 0;
  const soldShare = formatPercent(shareOf(year.shared, year.injection), { fractionDigitsMax: 0 });
  return {
    id,
    anchor: anchors[id],
    path,
    story: exampleStories[id](example),
    day: `${labels.day} ${monthNames[month - 1]}`,
    quarters: quarters.map(({ shared, toSupplier }) => ({ shared, toSupplier })),
    verdict: { code: verdict, text: isFree ? labels.ownVerdicts[verdict] : labels.verdicts[verdict] },
    summary: {
      shared: formatKilowattHours(year.shared),
      part: soldShare,
      buyer: formatEuros(gain.buyer),
      seller: formatEuros(gain.seller),
      together: formatEuros(gain.together),
    },
    sum: {
      shared: formatKilowattHours(year.shared),
      spread: formatCentsPerKilowattHour(spread),
      fees: formatEuros(plus(sale.feeBuyer, sale.feeSeller)),
      feesDetail: [sale.feeBuyer, sale.feeSeller]
        .filter((fee) => fee > 0)
        .map((fee) => formatEuros(fee))
        .join(" + "),
      together: formatEuros(gain.together),
    },
    sides: [
      { label: labels.buyer, value: formatEuros(gain.buyer), isLoss: gain.buyer < 0 },
      { label: labels.seller, value: formatEuros(gain.seller), isLoss: gain.seller < 0 },
    ],
    details: [
      { label: labels.injection, value: formatKilowattHours(year.injection) },
      { label: labels.offtake, value: formatKilowattHours(year.offtake) },
      { label: labels.value, value: formatEuros(cost(year.shared, spread)) },
      { label: labels.agreed, value: isFree ? labels.free : formatCentsPerKilowattHour(sale.agreedPrice) },
    ],
  };
}

export type ExampleNumbers = ReturnType<typeof exampleNumbers>;
