import { identifierRefusals } from "#content/identifiers.ts";
import { backToDetails, detailsTrail } from "#content/pages/accounts/details.ts";

export const connectionsWords = {
  head: {
    title: "Mijn aansluitingen",
    description: "De EAN-codes van uw aansluitingen, op het scherm afgeschermd. Voeg er een toe of haal er een weg.",
    trail: detailsTrail,
  },
  hero: {
    eyebrow: "Accountgegevens",
    title: "Aansluitingen",
    lead: "Elke aansluiting op het net heeft een EAN-code van 18 cijfers. Op het scherm tonen wij alleen het begin en het einde.",
  },
  back: backToDetails,
  list: { title: "Uw aansluitingen", unnamed: "Aansluiting", remove: "Verwijderen" },
  empty: {
    title: "Nog geen aansluiting",
    text: "Neem uw energiefactuur: de EAN-code staat bij uw leveringsadres. Met de code erbij is een formulier in enkele minuten ingevuld.",
  },
  form: {
    title: "Aansluiting toevoegen",
    ean: { label: "EAN-code", help: "18 cijfers, in België te beginnen met 54. Spaties mogen." },
    name: { label: "Naam", help: "Om ze te herkennen, bijvoorbeeld Thuis of Winkel." },
    submit: "Toevoegen",
  },
  added: "De aansluiting is toegevoegd.",
  removed: "De aansluiting is weg.",
} as const;

type Refusals = typeof identifierRefusals;
export const connectionRefusals = {
  ...(identifierRefusals satisfies Refusals),
  "connection-known": () => "Deze aansluiting staat al in uw lijst.",
  "connection-name-too-long": ({ maximum }: { maximum: number }) => `Kies een naam van hoogstens ${maximum} tekens.`,
  "connections-full": ({ maximum }: { maximum: number }) =>
    `U hebt al ${maximum} aansluitingen. Haal er eerst een weg die u niet meer gebruikt.`,
};
