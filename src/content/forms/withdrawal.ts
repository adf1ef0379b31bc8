import { formatDay } from "#content/format/format-day.ts";
import { facts, paragraph } from "#content/forms/document-blocks.ts";
import type { FormWords } from "#content/forms/form-words.ts";

export const withdrawalWords: FormWords<"withdrawal"> = {
  slug: "herroeping",
  title: "Herroepingsformulier",
  text: "Binnen veertien dagen kunt u zonder reden afzien van uw overeenkomst met ons, en met een verkoper die een onderneming is. Tussen particulieren geldt wat u onderling afsprak.",
  signer: "Wie herroept",
  goesTo: "Ons of de verkoper",
  when: "Binnen veertien dagen",
  needs: ["de dag waarop u de overeenkomst sloot", "naam, adres en e-mailadres van de onderneming"],
  after: [
    "Download de pdf en stuur ze voor het einde van de veertiende dag naar de onderneming. Het moment van versturen telt.",
    "Bewaar de mail of het bewijs van verzending.",
    "Wat u al betaalde, krijgt u binnen veertien dagen terug. Stroom die al gedeeld is, betaalt u nog.",
  ],
  steps: {
    addressee: { title: "Aan wie", lead: "De onderneming met wie u de overeenkomst sloot." },
    contract: { title: "De overeenkomst", lead: "Wat u herroept, en wanneer u ze sloot." },
    consumer: { title: "Uw gegevens", lead: "Zodat de onderneming weet van wie dit komt." },
  },
  fields: {
    addresseeName: { label: "Naam van de onderneming" },
    addresseeAddress: { label: "Adres" },
    addresseeEmail: { label: "E-mailadres van de onderneming" },
    service: {
      label: "Waarover ging de overeenkomst?",
      help: "Bijvoorbeeld: verkoop van elektriciteit, of gebruik van het platform.",
    },
    orderedDay: { label: "Gesloten op", help: "U hebt vanaf die dag veertien dagen de tijd." },
    reference: { label: "Nummer van de overeenkomst" },
    ownName: { label: "Uw naam", autoComplete: "name" },
    ownStreet: { label: "Straat en nummer", autoComplete: "street-address" },
    ownPostcode: { label: "Postcode", autoComplete: "postal-code" },
    ownTown: { label: "Gemeente", autoComplete: "address-level2" },
    ownEmail: { label: "E-mailadres", autoComplete: "email" },
  },
  documents: {
    // The words of the model form: Code of Economic Law, book VI, annex 2.
    "2026-11-16": (answers) => {
      const of = (key: string) => answers[key] ?? "";
      return {
        title: "Modelformulier voor herroeping",
        lead: "Dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen.",
        parts: [
          {
            heading: "1. Aan",
            blocks: [
              facts(
                ["Naam", of("addresseeName")],
                ["Adres", of("addresseeAddress")],
                ["E-mailadres", of("addresseeEmail")],
              ),
            ],
          },
          {
            heading: "2. Herroeping",
            blocks: [
              paragraph(
                "Ik deel u hierbij mede dat ik onze overeenkomst betreffende de verkoop van de volgende goederen of de levering van de volgende dienst herroep:",
              ),
              facts(
                ["Wat", of("service")],
                ["Besteld op", formatDay(of("orderedDay"))],
                ["Nummer van de overeenkomst", of("reference")],
                ["Naam van de consument", of("ownName")],
                ["Adres van de consument", `${of("ownStreet")}, ${of("ownPostcode")} ${of("ownTown")}`],
                ["E-mailadres", of("ownEmail")],
              ),
            ],
          },
          {
            heading: "Over dit model",
            blocks: [
              paragraph(
                "U bent niet verplicht dit model te gebruiken: elke duidelijke verklaring volstaat. De termijn is veertien kalenderdagen vanaf het sluiten van de overeenkomst. Stroom die al gedeeld is, betaalt u nog.",
              ),
              paragraph("Bron: Wetboek van economisch recht, artikelen VI.47 tot VI.53 en bijlage 2 bij boek VI."),
            ],
          },
        ],
      };
    },
    "2026-11": (answers) => {
      const of = (key: string) => answers[key] ?? "";
      return {
        title: "Herroeping van een overeenkomst",
        lead: "Modelformulier voor herroeping door een consument.",
        parts: [
          {
            heading: "1. Aan",
            blocks: [
              facts(
                ["Naam", of("addresseeName")],
                ["Adres", of("addresseeAddress")],
                ["E-mailadres", of("addresseeEmail")],
              ),
            ],
          },
          {
            heading: "2. Herroeping",
            blocks: [
              paragraph(
                "Ik deel u hierbij mee dat ik onze overeenkomst over de levering van de volgende dienst herroep:",
              ),
              facts(
                ["Dienst", of("service")],
                ["Gesloten op", formatDay(of("orderedDay"))],
                ["Nummer van de overeenkomst", of("reference")],
              ),
            ],
          },
          {
            heading: "3. De consument",
            blocks: [
              facts(
                ["Naam", of("ownName")],
                ["Adres", `${of("ownStreet")}, ${of("ownPostcode")} ${of("ownTown")}`],
                ["E-mailadres", of("ownEmail")],
              ),
            ],
          },
          {
            heading: "Over dit model",
            blocks: [
              paragraph(
                "U bent niet verplicht dit model te gebruiken: elke duidelijke verklaring volstaat. De termijn is veertien kalenderdagen vanaf het sluiten van de overeenkomst.",
              ),
              paragraph("Bron: Wetboek van economisch recht, artikelen VI.47 tot VI.53 en bijlage 2 bij boek VI."),
            ],
          },
        ],
      };
    },
  },
  otherSigner: null,
};
