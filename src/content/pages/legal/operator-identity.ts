import type { Operator } from "#content/site.ts";

// Articles III.74 and XII.6 of the Wetboek van economisch recht ask for these on every site of an enterprise. What the operator
// has not configured stays visible between brackets, so that a gap is seen before it is published.
export const operatorName = ({ name }: Operator) => name ?? "[naam van de uitbater]";
export const operatorEmail = ({ email }: Operator) => email ?? "[e-mailadres van de uitbater]";

export const operatorIdentity = (operator: Operator) => [
  { name: "Naam", value: operatorName(operator) },
  { name: "Rechtsvorm", value: operator.legalForm ?? "[rechtsvorm]" },
  { name: "Ondernemingsnummer (KBO)", value: operator.kbo ?? "[ondernemingsnummer]" },
  { name: "Btw-nummer", value: operator.vat ?? "[btw-nummer]" },
  { name: "Rechtspersonenregister", value: operator.register ?? "[RPR en rechtbank]" },
  { name: "Adres", value: operator.address ?? "[adres van de zetel]" },
  { name: "E-mail", value: operatorEmail(operator) },
  { name: "Telefoon", value: operator.phone ?? "[telefoonnummer]" },
];
