import { HOUSEHOLD_VAT } from "#content/contracts/agreed-price.ts";
import { agreement20261116 } from "#content/contracts/agreement-2026-11-16.ts";
import type { FormWords } from "#content/forms/form-words.ts";
import { agreementPartyWords, CAPACITY_HELP } from "#content/forms/party-words.ts";
import { saleAgreement202611 } from "#content/forms/sale-agreement-2026-11.ts";
import { factsOfAnswers } from "#domain/contracts/agreement-facts.ts";
import { partySigner } from "#domain/forms/party-fields.ts";

const sides = { seller: "De verkoper", buyer: "De koper" } as const;

export const saleAgreementWords: FormWords<"sale-agreement"> = {
  slug: "overeenkomst",
  title: "Overeenkomst persoon-aan-persoonverkoop",
  text: "De afspraak tussen koper en verkoper: prijs per kWh, start, duur, opzegging, en hoe en wanneer er betaald wordt. Dit is uw contract. Wij zijn er geen partij bij.",
  signer: "Koper en verkoper",
  goesTo: "U beiden",
  when: "Voor u de aanvraag indient",
  needs: [
    "de EAN-code van beide aansluitingen (op de energiefactuur)",
    "het rekeningnummer van de verkoper",
    "de prijs per kWh die u samen afsprak",
    "de dag waarop u wilt beginnen",
  ],
  after: [
    "Download de pdf, druk ze af en laat de ander op papier tekenen.",
    "Meld hier op welke dag de ander tekende. Bewaar elk een exemplaar dat door beiden is getekend.",
    "Vraag elk aan uw leverancier om meetregime 3 te activeren.",
    "De beheerder dient daarna de aanvraag in op Mijn Fluvius.",
  ],
  steps: {
    seller: { title: "De verkoper", lead: "Wie de stroom opwekt, en waar ze op het net komt." },
    buyer: { title: "De koper", lead: "Wie de stroom gebruikt, op welke aansluiting." },
    price: { title: "Prijs en betaling", lead: "Wat een gedeelde kWh kost, en wanneer er betaald wordt." },
    term: { title: "Duur en afspraken", lead: "Wanneer het begint, hoe lang het duurt en hoe u stopt." },
  },
  fields: {
    signerRole: { label: "Ik teken als", options: { seller: "Verkoper", buyer: "Koper" } },
    ...agreementPartyWords("seller"),
    sellerOfftakeEan: {
      label: "EAN-code van de afname van de verkoper, als die anders is",
      help: "Alleen als er op de factuur een tweede EAN-code staat.",
    },
    sellerIban: { label: "Rekeningnummer van de verkoper (IBAN)", help: "Hierop betaalt de koper." },
    ...agreementPartyWords("buyer"),
    buyerCapacity: {
      label: "Vermogen van de aansluiting van de koper",
      help: `Geen kwartier telt voor meer dan die kan afnemen. ${CAPACITY_HELP}`,
      unit: "kVA",
    },
    technology: {
      label: "Waarmee wekt de verkoper op?",
      options: {
        solar: "Zonnepanelen",
        wind: "Windturbine",
        hydro: "Waterkracht",
        "heat-and-power": "Warmte-krachtkoppeling",
      },
    },
    priceCents: {
      label: "Prijs per gedeelde kWh",
      help: "In eurocent, alleen voor de energie, bijvoorbeeld 8,5. Nul is een schenking. Is de verkoper btw-plichtig? Vul dan voor een particulier de prijs btw inbegrepen in, en voor een onderneming de prijs zonder btw.",
      unit: "c€/kWh",
    },
    indexPercent: {
      label: "Prijs elk jaar hoger met",
      help: "Op de verjaardag van de start. Nul is nooit.",
      unit: "%",
    },
    settlement: { label: "Afrekenen", options: { month: "Elke maand", quarter: "Elk kwartaal" } },
    paymentDays: { label: "Betalen binnen", unit: "dagen" },
    startDay: {
      label: "Gewenste startdatum",
      help: "Het delen begint pas als de netbeheerder de aanvraag heeft verwerkt.",
    },
    term: {
      label: "Duur",
      options: { "12": "1 jaar", "24": "2 jaar", "36": "3 jaar", open: "Onbepaalde duur" },
    },
    noticeMonths: { label: "Opzegtermijn", unit: "maanden" },
    manager: {
      label: "Beheerder van de groep",
      help: "De beheerder dient de aanvraag in bij de netbeheerder en ontvangt de volumes.",
      options: { seller: "De verkoper", buyer: "De koper" },
    },
    remarks: {
      label: "Andere afspraken",
      help: "Bijvoorbeeld wat u doet bij een verhuis, of hoe u de prijs elk jaar herbekijkt.",
    },
  },
  documents: {
    "2026-11": saleAgreement202611,
    "2026-11-16": (answers) => agreement20261116(factsOfAnswers(answers)),
    // The same words; from here on a household names the price with VAT in it.
    "2026-11-17": (answers) => agreement20261116(factsOfAnswers(answers, HOUSEHOLD_VAT)),
    // The same words for the same facts; from here on the power of the buyer's connection can be one of them.
    "2026-11-18": (answers) => agreement20261116(factsOfAnswers(answers, HOUSEHOLD_VAT)),
  },
  otherSigner: (answers) => {
    const other = answers["signerRole"] === "buyer" ? "seller" : "buyer";
    return { title: sides[other], name: partySigner(other, answers) };
  },
};
