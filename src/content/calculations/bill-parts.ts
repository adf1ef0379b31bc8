import type { BillPart } from "#domain/tariffs/bill.ts";

/** The lines of a bill, as a bill names them. */
export const billPartNames: Readonly<Record<BillPart, string>> = {
  energy: "Energie van de leverancier",
  "fixed-fee": "Vaste vergoeding van de leverancier",
  certificates: "Groene stroom en wkk",
  "grid-energy": "Afnametarief van het net",
  capacity: "Capaciteitstarief",
  "data-management": "Databeheer",
  distribution: "Distributie",
  transport: "Transport",
  metering: "Meting",
  "power-term": "Vermogensterm",
  "public-service": "Openbare dienst (ODV)",
  excise: "Bijzondere accijns",
  "energy-contribution": "Energiebijdrage",
  "energy-fund": "Energiefonds",
  "energy-tax": "Energiebelasting",
  "tax-reduction": "Vermindering van de energiebelasting",
  "grid-connection": "Aansluiting op het net",
  "shared-energy": "Stroom van de verkoper",
  "sharing-fee": "Kost van de leverancier voor het delen",
};
