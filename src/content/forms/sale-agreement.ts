import type { FormWords } from "#content/forms/form-words.ts";
import { partyWords } from "#content/forms/party-words.ts";
import { saleAgreement202611 } from "#content/forms/sale-agreement-2026-11.ts";
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
    "Download de pdf en laat de ander op papier of digitaal tekenen.",
    "Bewaar elk een exemplaar dat door beiden is getekend.",
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
    ...partyWords("seller"),
    sellerEan: { label: "EAN-code van de verkoper", help: "18 cijfers, te beginnen met 54." },
    sellerIban: { label: "Rekeningnummer van de verkoper (IBAN)", help: "Hierop betaalt de koper." },
    ...partyWords("buyer"),
    buyerEan: { label: "EAN-code van de koper", help: "18 cijfers, te beginnen met 54." },
    priceCents: {
      label: "Prijs per gedeelde kWh",
      help: "In eurocent, alleen voor de energie. Met cijfers na de komma als u wilt, bijvoorbeeld 8,5.",
      unit: "c€/kWh",
    },
    vat: {
      label: "Btw",
      help: "Een particulier met een omvormer tot en met 10 kVA rekent geen btw aan. Twijfelt u, vraag het uw boekhouder.",
      options: { none: "Zonder btw", six: "6 % bovenop de prijs", "twenty-one": "21 % bovenop de prijs" },
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
  documents: { "2026-11": saleAgreement202611 },
  otherSigner: (answers) => {
    const other = answers["signerRole"] === "buyer" ? "seller" : "buyer";
    return { title: sides[other], name: partySigner(other, answers) };
  },
};
