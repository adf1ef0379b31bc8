import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";

type Estimate = {
  guarantees: number;
  gross: number;
  broker: number;
  net: number;
  leftOver: number;
  pricePerGuarantee: number;
  yearlyFee: number;
  scale: "household" | "producer";
};

export function guaranteesResultWords(estimate: Estimate) {
  const count = formatNumber(estimate.guarantees);
  const plural = estimate.guarantees === 1 ? "garantie" : "garanties";
  return {
    lead: `${count} ${plural} ${estimate.net < 0 ? "kosten u per jaar" : "brengen u per jaar op"}`.replace(
      /^1 garantie (kosten|brengen)/,
      (_, verb: string) => `1 garantie ${verb === "kosten" ? "kost" : "brengt"}`,
    ),
    amount: formatEuros(Math.abs(estimate.net)),
    sentence:
      estimate.scale === "household"
        ? "Voor een gezin is dat verwaarloosbaar: het weegt niet op tegen de administratie."
        : "Vraag meer dan één makelaar om een prijs: hun aandeel verschilt, en de marktprijs schommelt van maand tot maand.",
    leftOver:
      estimate.leftOver === 0
        ? "Er blijft niets over voor volgend jaar."
        : `${formatKilowattHours(estimate.leftOver)} is nog geen hele MWh en schuift door naar volgend jaar.`,
    lines: [
      {
        name: "Opbrengst op de markt",
        sum: `${count} × ${formatEuros(estimate.pricePerGuarantee)}`,
        amount: formatEuros(estimate.gross),
      },
      { name: "Aandeel van de makelaar", sum: "van de opbrengst", amount: formatEuros(0 - estimate.broker) },
      { name: "Vaste kosten", sum: "per jaar", amount: formatEuros(0 - estimate.yearlyFee) },
    ],
    total: { name: "Blijft over per jaar", amount: formatEuros(estimate.net) },
  };
}
