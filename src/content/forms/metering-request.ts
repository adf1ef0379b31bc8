import { formatDay } from "#content/format/format-day.ts";
import { facts, list, paragraph } from "#content/forms/document-blocks.ts";
import type { FormWords } from "#content/forms/form-words.ts";
import { formatAnswer } from "#content/forms/format-answer.ts";
import { ownEanRows, ownEanWords, partyRows, partyWords } from "#content/forms/party-words.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";

const reasons = {
  sell: "Ik verkoop stroom aan één andere afnemer",
  buy: "Ik koop stroom van een andere afnemer",
  share: "Ik deel gratis met mezelf, in mijn gebouw of in een energiegemeenschap",
  switch: "Ik ben van leverancier veranderd en deel al",
} as const;

const documentReasons: Readonly<Record<string, string>> = {
  sell: "persoon-aan-persoonverkoop, als verkoper",
  buy: "persoon-aan-persoonverkoop, als koper",
  share: "energiedelen",
  switch: "verderzetting van het delen na een overstap naar u als leverancier",
};

export const meteringRequestWords: FormWords<"metering-request"> = {
  slug: "meetregime-3",
  title: "Aanvraag meetregime 3",
  text: "De vraag aan uw leverancier om uw meter elk kwartier te laten uitlezen. Hij mag niet weigeren, wel een kost vragen. Verandert u van leverancier, dan vraagt u het opnieuw, anders stopt het delen.",
  signer: "Elk voor zich",
  goesTo: "Uw leverancier",
  when: "Voor de start, en na elke overstap",
  needs: ["uw laatste energiefactuur: daarop staan EAN-code, leverancier en klantnummer"],
  after: [
    "Download de pdf en stuur ze naar de klantendienst van uw leverancier.",
    "Vraag een bevestiging met de dag waarop meetregime 3 ingaat.",
    "Verandert u later van leverancier, vraag het dan opnieuw aan.",
  ],
  steps: {
    own: { title: "Uw gegevens", lead: "Wie u bent, en over welke aansluiting het gaat." },
    request: { title: "De aanvraag", lead: "Aan wie u ze richt, en waarvoor." },
  },
  fields: {
    ...partyWords("own"),
    ...ownEanWords,
    supplier: { label: "Uw leverancier", help: "De naam zoals ze op uw factuur staat." },
    customerNumber: { label: "Klantnummer", help: "Staat op uw factuur." },
    reason: { label: "Waarvoor hebt u het nodig?", options: reasons },
    wishDay: { label: "Gewenste ingangsdatum" },
  },
  documents: {
    "2026-11-16": (answers) => {
      const of = (key: string) => answers[key] ?? "";
      // In Brussels a meter is read per quarter without a regime that a supplier turns on.
      const hasRegime = regionOfPostcode(of("ownPostcode")) !== "brussels";
      return {
        title: hasRegime ? "Aanvraag van meetregime 3" : "Vraag over energiedelen aan mijn leverancier",
        lead: `Gericht aan ${of("supplier")}, leverancier op de aansluiting hieronder.`,
        parts: [
          {
            heading: "1. De aanvrager",
            blocks: [
              facts(...partyRows("own", answers), ...ownEanRows(answers), ["Klantnummer", of("customerNumber")]),
            ],
          },
          {
            heading: "2. De vraag",
            blocks: [
              ...(hasRegime
                ? [
                    paragraph(
                      "Ik vraag u om op deze aansluiting meetregime 3 te activeren, zodat de netbeheerder de kwartierwaarden uitleest en gebruikt. Een leverancier mag deze vraag niet weigeren (Technisch Reglement Distributie Elektriciteit, artikel 4.2.13, paragraaf 2 en 3).",
                    ),
                  ]
                : []),
              facts(["Reden", documentReasons[of("reason")] ?? ""], ["Gewenste start", formatDay(of("wishDay"))]),
              paragraph("Wilt u mij schriftelijk bevestigen:"),
              list(
                ...(hasRegime ? ["op welke dag meetregime 3 ingaat;"] : []),
                "welke kosten u per jaar aanrekent voor energiedelen of persoon-aan-persoonverkoop, btw inbegrepen;",
                "of mijn contract of mijn tarief verandert, en zo ja hoe;",
                "hoe de gedeelde stroom op mijn factuur komt te staan.",
              ),
            ],
          },
          {
            heading: "Over dit model",
            blocks: [
              paragraph(
                "Dit is een model; u mag het aanpassen. Bron: vragen en antwoorden van de Vlaamse Nutsregulator over energiedelen.",
              ),
            ],
          },
        ],
      };
    },
    "2026-11": (answers) => {
      const of = (key: string) => answers[key] ?? "";
      return {
        title: "Aanvraag van meetregime 3",
        lead: `Gericht aan ${of("supplier")}, leverancier op de aansluiting hieronder.`,
        parts: [
          {
            heading: "1. De aanvrager",
            blocks: [
              facts(
                ...partyRows("own", answers),
                ["EAN-code", formatAnswer("ean", of("ownEan"))],
                ["Klantnummer", of("customerNumber")],
              ),
            ],
          },
          {
            heading: "2. De vraag",
            blocks: [
              paragraph(
                "Ik vraag u om op deze aansluiting meetregime 3 te activeren, zodat de netbeheerder de kwartierwaarden uitleest en gebruikt.",
              ),
              facts(
                ["Reden", documentReasons[of("reason")] ?? ""],
                ["Gewenste ingangsdatum", formatDay(of("wishDay"))],
              ),
              paragraph("Wilt u mij ook schriftelijk bevestigen:"),
              list(
                "op welke dag meetregime 3 ingaat;",
                "welke voorwaarden en kosten u aanrekent voor energiedelen of persoon-aan-persoonverkoop, btw inbegrepen;",
                "of mijn contract of tarief verandert.",
              ),
            ],
          },
          {
            heading: "3. Uw plicht als leverancier",
            blocks: [
              paragraph(
                "Een leverancier mag deze vraag niet weigeren: Technisch Reglement Distributie Elektriciteit, artikel 4.2.13, paragraaf 2 en 3.",
              ),
            ],
          },
          {
            heading: "Over dit model",
            blocks: [
              paragraph(
                "Dit is een model. U mag het aanpassen. Sommige leveranciers vragen hun eigen formulier; deze brief blijft dan uw schriftelijke vraag.",
              ),
              paragraph("Bron: vragen en antwoorden van de Vlaamse Nutsregulator over energiedelen."),
            ],
          },
        ],
      };
    },
  },
  otherSigner: null,
};
