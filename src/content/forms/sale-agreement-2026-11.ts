import { formatDay } from "#content/format/format-day.ts";
import { facts, list, paragraph } from "#content/forms/document-blocks.ts";
import { formatAnswer } from "#content/forms/format-answer.ts";
import { partyRows } from "#content/forms/party-words.ts";
import type { FormDocument } from "#domain/forms/form-document.ts";
import type { Answers } from "#domain/forms/form-field.ts";

const vat: Readonly<Record<string, string>> = {
  none: "Op deze prijs is geen btw verschuldigd, volgens de verklaring van de verkoper.",
  six: "Bij deze prijs komt 6 % btw.",
  "twenty-one": "Bij deze prijs komt 21 % btw.",
};
const periods: Readonly<Record<string, string>> = { month: "elke maand", quarter: "elk kwartaal" };
const terms: Readonly<Record<string, string>> = { "12": "één jaar", "24": "twee jaar", "36": "drie jaar" };
const sides: Readonly<Record<string, string>> = { seller: "de verkoper", buyer: "de koper" };

/** The text as people sign it. Do not change it once signed papers exist: add a version. */
export function saleAgreement202611(answers: Answers): Omit<FormDocument, "textVersion"> {
  const of = (key: string) => answers[key] ?? "";
  const months = of("noticeMonths") === "1" ? "één maand" : `${of("noticeMonths")} maanden`;
  return {
    title: "Overeenkomst persoon-aan-persoonverkoop van elektriciteit",
    lead: "Tussen de verkoper en de koper hieronder, over stroom die de verkoper zelf opwekt en op het net zet en die de koper in hetzelfde kwartier van het net neemt.",
    parts: [
      {
        heading: "1. De verkoper",
        blocks: [
          facts(
            ...partyRows("seller", answers),
            ["EAN-code", formatAnswer("ean", of("sellerEan"))],
            ["Rekeningnummer", formatAnswer("iban", of("sellerIban"))],
          ),
        ],
      },
      {
        heading: "2. De koper",
        blocks: [facts(...partyRows("buyer", answers), ["EAN-code", formatAnswer("ean", of("buyerEan"))])],
      },
      {
        heading: "3. Wat er verkocht wordt",
        blocks: [
          paragraph(
            "De verkoper verkoopt aan de koper de hernieuwbare elektriciteit die hij zelf opwekt, niet zelf gebruikt en op het distributienet injecteert. Verkocht is per kwartier wat de netbeheerder als gedeeld volume toewijst: nooit meer dan de verkoper injecteert, en nooit meer dan de koper afneemt.",
          ),
          paragraph(
            "De verkoper belooft geen hoeveelheid. Wat de koper niet deelt, koopt hij bij zijn eigen leverancier. Wat de verkoper niet deelt, gaat naar zijn eigen leverancier.",
          ),
          paragraph(
            "De verkoper verklaart dat hij zijn overschot aan geen andere koper verkoopt zolang deze overeenkomst loopt.",
          ),
        ],
      },
      {
        heading: "4. Prijs en betaling",
        blocks: [
          facts(
            ["Prijs per gedeelde kWh", `${formatAnswer("number", of("priceCents"))} eurocent`],
            ["Afrekening", periods[of("settlement")] ?? ""],
            ["Betaaltermijn", `${of("paymentDays")} dagen na de afrekening`],
          ),
          paragraph(
            `De prijs geldt alleen voor de energie. Nettarieven, capaciteitstarief, accijnzen, heffingen en certificaatbijdragen blijft de koper aan zijn leverancier betalen, ook op de gedeelde kWh. ${vat[of("vat")] ?? ""}`,
          ),
          paragraph(
            "De verkoper stelt de afrekening op met de volumes van de netbeheerder. Verbetert de netbeheerder een volume, dan verrekenen de partijen het verschil bij de volgende afrekening. De koper betaalt op het rekeningnummer hierboven. De netbeheerder int of betaalt niets.",
          ),
          paragraph(
            "Kosten die een leverancier voor het delen aanrekent, draagt elke partij voor haar eigen aansluiting.",
          ),
        ],
      },
      {
        heading: "5. Start, duur en einde",
        blocks: [
          facts(
            ["Gewenste start", formatDay(of("startDay"))],
            ["Duur", terms[of("term")] ?? "onbepaald"],
            ["Opzegtermijn", months],
          ),
          paragraph(
            "Het delen begint op de dag die de netbeheerder bevestigt. Een overeenkomst van bepaalde duur loopt daarna door voor onbepaalde duur, tenzij een partij haar voor de einddag opzegt.",
          ),
          paragraph(
            `Elke partij kan opzeggen per brief of e-mail, met een termijn van ${months}. De overeenkomst eindigt zonder opzegging als een partij haar aansluiting verlaat, of als de wettelijke voorwaarden niet meer vervuld zijn.`,
          ),
          paragraph(
            "Verkoopt een onderneming aan een consument, dan kan de consument de overeenkomst binnen veertien dagen na het sluiten zonder reden herroepen.",
          ),
        ],
      },
      {
        heading: "6. Voorwaarden die beide partijen vervullen",
        blocks: [
          list(
            "Beide aansluitingen liggen in het Vlaamse Gewest en hebben een digitale meter die communiceert, of een AMR-meter.",
            "Meetregime 3 is actief op beide aansluitingen. Na een overstap naar een andere leverancier vraagt de partij het opnieuw aan.",
            "Elke partij houdt voor haar aansluiting een contract met een leverancier.",
            "De verkoop is niet de belangrijkste commerciële of professionele activiteit van de verkoper.",
          ),
        ],
      },
      {
        heading: "7. De beheerder",
        blocks: [
          paragraph(
            `De partijen duiden ${sides[of("manager")] ?? ""} aan als beheerder. De beheerder dient de aanvraag in bij de netbeheerder, ontvangt de volumes en bezorgt ze binnen zeven dagen aan de andere partij.`,
          ),
        ],
      },
      {
        heading: "8. Gegevens",
        blocks: [
          paragraph(
            "De partijen gebruiken elkaars gegevens, ook de EAN-code en de kwartierwaarden, alleen om deze overeenkomst uit te voeren. Zij geven ze alleen door aan de netbeheerder, hun leveranciers en wie hen bij de uitvoering helpt.",
          ),
        ],
      },
      ...(of("remarks") === "" ? [] : [{ heading: "9. Andere afspraken", blocks: [paragraph(of("remarks"))] }]),
      {
        heading: "Over dit model",
        blocks: [
          paragraph(
            "Dit is een model. De partijen mogen het samen aanpassen. Het Belgische recht is van toepassing. Bij onenigheid zoeken de partijen eerst samen een oplossing.",
          ),
          paragraph(
            "Bronnen: Energiedecreet, artikel 7.2.2, paragraaf 2 (persoon-aan-persoonverkoop); voorwaarden van Fluvius en de Vlaamse Nutsregulator; circulaire 2023/C/42 (belasting bij particulieren); Wetboek van economisch recht, boek VI (herroeping).",
          ),
        ],
      },
    ],
  };
}
