import { formatDay } from "#content/format/format-day.ts";
import type { BillRefusal } from "#domain/tariffs/bill-situation.ts";
import type { FiguresRefusal } from "#domain/tariffs/tariff-set.ts";

type Refusal = BillRefusal | FiguresRefusal;

export const tariffRefusals: { [C in Refusal["code"]]: (refusal: Extract<Refusal, { code: C }>) => string } = {
  "medium-voltage": ({ connectionMax }) =>
    `Boven ${connectionMax} kVA of op middenspanning gelden andere nettarieven. Die kennen wij niet, dus rekenen wij uw factuur niet uit.`,
  "dutch-use-too-high": ({ energyMax }) =>
    `Voor Nederland rekenen wij tot ${energyMax / 1000} MWh per jaar. De belastingschijven daarboven kennen wij niet zeker.`,
  "energy-invalid": () => "Vul een verbruik in van nul of meer.",
  "connection-invalid": () => "Vul het vermogen van uw aansluiting in, in kVA.",
  "peaks-missing": () => "Voor het capaciteitstarief hebben wij uw maandpieken nodig, of hun gemiddelde.",
  "peaks-invalid": () => "Een maandpiek is nul of meer kW.",
  "shared-exceeds-offtake": () => "U kunt niet meer gedeelde stroom krijgen dan u afneemt.",
  "no-figures-before": ({ firstDay }) => `Wij hebben tarieven vanaf ${formatDay(firstDay)}.`,
};
