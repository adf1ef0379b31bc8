import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { exampleGain, exampleLabels, exampleVerdict, sharesWithSelf } from "#content/pages/sharing/example-labels.ts";
import type { PracticeExample } from "#domain/economics/practice-example.ts";
import { cost, minus, plus } from "#domain/units/quantity.ts";

const labels = {
  injection: "Overschot van het dak",
  offtake: "Afname van de ander",
  shared: "Gedeelde energie",
  spread: "Prijsverschil per kWh",
  agreed: "Afgesproken prijs",
  free: "gratis",
  value: "Waarde van het delen",
  fees: "Kosten van de leveranciers",
  buyer: "Voor wie afneemt",
  seller: "Voor wie injecteert",
  together: exampleLabels.together,
};

/** The year of one example as a sum, and what each side has left of it. */
export function exampleNumbers(example: PracticeExample) {
  const { year, sale, gain } = example;
  const spread = minus(sale.energyPrice, sale.injectionPrice);
  const fees = [sale.feeBuyer, sale.feeSeller].filter((fee) => fee > 0);
  return {
    labels,
    verdict: exampleVerdict(example),
    sum: {
      shared: formatKilowattHours(year.shared),
      spread: formatCentsPerKilowattHour(spread),
      fees: formatEuros(plus(sale.feeBuyer, sale.feeSeller)),
      feesDetail: fees.length > 1 ? fees.map(formatEuros).join(" + ") : "",
      together: exampleGain(example, "together"),
    },
    sides: [
      { label: labels.buyer, value: exampleGain(example, "buyer"), isLoss: gain.buyer < 0 },
      { label: labels.seller, value: exampleGain(example, "seller"), isLoss: gain.seller < 0 },
    ],
    details: [
      { label: labels.injection, value: formatKilowattHours(year.injection) },
      { label: labels.offtake, value: formatKilowattHours(year.offtake) },
      { label: labels.value, value: formatEuros(cost(year.shared, spread)) },
      {
        label: labels.agreed,
        value: sharesWithSelf(example) ? labels.free : formatCentsPerKilowattHour(sale.agreedPrice),
      },
    ],
  };
}

export type ExampleNumbers = ReturnType<typeof exampleNumbers>;
