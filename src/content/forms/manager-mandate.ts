import { formatDay } from "#content/format/format-day.ts";
import { facts, list, paragraph } from "#content/forms/document-blocks.ts";
import type { FormWords } from "#content/forms/form-words.ts";
import { ownEanRows, ownEanWords, partyRows, partyWords } from "#content/forms/party-words.ts";
import { TICKED } from "#domain/forms/form-field.ts";

export const managerMandateWords: FormWords<"manager-mandate"> = {
  slug: "mandaat",
  title: "Mandaat voor de beheerder",
  text: "Eén van u beiden vertegenwoordigt de groep bij de netbeheerder: die dient de aanvraag in en ontvangt de volumes. Met dit mandaat geeft de ander daar toestemming voor.",
  signer: "Wie geen beheerder is",
  goesTo: "De beheerder",
  when: "Samen met de overeenkomst",
  needs: ["de EAN-code van uw aansluiting", "naam, adres en e-mailadres van de beheerder"],
  after: [
    "Download de pdf en bezorg ze aan de beheerder.",
    "De netbeheerder vraagt u daarna zelf, per mail of brief, om uw deelname goed te keuren.",
    "U kunt dit mandaat op elk moment intrekken: schrijf dat aan de beheerder en aan de netbeheerder.",
  ],
  steps: {
    own: { title: "Uw gegevens", lead: "Wie het mandaat geeft, en voor welke aansluiting." },
    manager: { title: "De beheerder", lead: "Wie voor u optreedt bij de netbeheerder." },
    scope: { title: "Wat de beheerder mag", lead: "Vanaf wanneer, en waarvoor." },
  },
  fields: {
    ...partyWords("own"),
    ...ownEanWords,
    ...partyWords("manager"),
    fromDay: { label: "Geldig vanaf" },
    untilDay: { label: "Geldig tot en met", help: "Laat leeg als het mandaat geldt tot u het intrekt." },
    mayFile: {
      label: "De beheerder mag de aanvraag voor de energiedeelgroep indienen bij de netbeheerder.",
      options: { [TICKED]: "Ja" },
    },
    mayReceive: {
      label: "De beheerder mag de kwartierwaarden en gedeelde volumes van mijn aansluiting ontvangen.",
      options: { [TICKED]: "Ja" },
    },
    mayChange: {
      label: "Mag de beheerder de groep ook wijzigen of stopzetten?",
      options: { yes: "Ja, na overleg met mij", no: "Nee, dat vraagt telkens een nieuw mandaat" },
    },
  },
  documents: {
    "2026-11": (answers) => {
      const of = (key: string) => answers[key] ?? "";
      return {
        title: "Mandaat voor de beheerder van een energiedeelgroep",
        lead: "Hiermee geeft de lastgever aan de beheerder de opdracht om hem te vertegenwoordigen bij de netbeheerder.",
        parts: [
          {
            heading: "1. De lastgever",
            blocks: [facts(...partyRows("own", answers), ...ownEanRows(answers))],
          },
          { heading: "2. De beheerder", blocks: [facts(...partyRows("manager", answers))] },
          {
            heading: "3. Wat de beheerder mag",
            blocks: [
              list(
                "De aanvraag voor de energiedeelgroep indienen bij de netbeheerder, met de EAN-code hierboven.",
                "De kwartierwaarden en de gedeelde volumes van deze aansluiting ontvangen en gebruiken voor de afrekening.",
                of("mayChange") === "yes"
                  ? "De groep wijzigen of stopzetten, na overleg met de lastgever."
                  : "De beheerder mag de groep niet wijzigen of stopzetten zonder nieuw mandaat.",
              ),
              paragraph(
                "De beheerder sluit geen leveringscontract in naam van de lastgever en ontvangt geen geld in zijn naam. De lastgever keurt zijn deelname zelf goed als de netbeheerder daarom vraagt.",
              ),
            ],
          },
          {
            heading: "4. Duur",
            blocks: [
              facts(
                ["Geldig vanaf", formatDay(of("fromDay"))],
                ["Geldig tot en met", of("untilDay") === "" ? "de intrekking" : formatDay(of("untilDay"))],
              ),
              paragraph(
                "De lastgever kan dit mandaat op elk moment intrekken, zonder reden, met een bericht aan de beheerder. Het eindigt ook als de lastgever de groep verlaat.",
              ),
            ],
          },
          {
            heading: "5. Gegevens",
            blocks: [
              paragraph(
                "Kwartierwaarden tonen wanneer iemand thuis is. De beheerder gebruikt ze alleen voor de groep, geeft ze aan niemand anders door en wist ze als hij ze niet meer nodig heeft voor de afrekening.",
              ),
            ],
          },
          {
            heading: "Over dit model",
            blocks: [
              paragraph("Dit is een model. De partijen mogen het samen aanpassen."),
              paragraph("Bron: voorwaarden van Fluvius voor de beheerder van een energiedeelgroep."),
            ],
          },
        ],
      };
    },
  },
  otherSigner: null,
};
