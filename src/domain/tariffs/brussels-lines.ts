import { type BillLine, billLine } from "#domain/tariffs/bill.ts";
import { type BillSituation, totalOfftake } from "#domain/tariffs/bill-situation.ts";
import { federalLines, supplierLines, vatRateOf, wholeOfftake } from "#domain/tariffs/supplier-lines.ts";
import type { BrusselsTariffs, PowerBand } from "#domain/tariffs/tariff-set.ts";
import type { KilovoltAmperes } from "#domain/units/quantity.ts";

export function brusselsLines(situation: BillSituation, tariffs: BrusselsTariffs): BillLine[] {
  const { distribution, transport, metering, greenCertificates, levies, vatIncluded } = tariffs;
  const vatRate = vatRateOf(situation.customer, tariffs.vat);
  const withoutVat = (amount: number) => amount / (1 + vatIncluded.value);
  const all = wholeOfftake(situation);
  const { day, night } = byRegister(situation);
  const power = bandOf(situation.connection, tariffs.powerTerm);
  const service = bandOf(situation.connection, tariffs.publicService);
  return [
    ...supplierLines(situation, vatRate),
    billLine(
      "distribution",
      withoutVat(day * distribution.day.value + night * distribution.night.value),
      vatRate,
      night > 0 ? [distribution.day, distribution.night, vatIncluded] : [distribution.day, vatIncluded],
      true,
    ),
    billLine("transport", withoutVat(all * transport.value), vatRate, [transport, vatIncluded], true),
    billLine("metering", withoutVat(metering.value), vatRate, [metering, vatIncluded]),
    billLine("power-term", withoutVat(power.value), vatRate, [power, vatIncluded]),
    billLine("certificates", withoutVat(all * greenCertificates.value), vatRate, [greenCertificates, vatIncluded]),
    billLine("public-service", withoutVat(service.value), vatRate, [service, vatIncluded]),
    ...federalLines(situation, levies, vatRate),
  ];
}

function byRegister({ energy, exclusiveNight }: BillSituation): { day: number; night: number } {
  const second: number = exclusiveNight?.energy ?? 0;
  return energy.kind === "day-night"
    ? { day: energy.day, night: energy.night + second }
    : { day: totalOfftake(energy), night: second };
}

function bandOf(connection: KilovoltAmperes, bands: readonly PowerBand[]): PowerBand["yearly"] {
  const band = bands.find(({ upTo }) => upTo === null || connection <= upTo);
  if (!band) throw new RangeError(`No band holds ${connection} kVA.`);
  return band.yearly;
}
