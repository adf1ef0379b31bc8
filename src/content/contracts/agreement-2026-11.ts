import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { facts, list, paragraph } from "#content/forms/document-blocks.ts";
import {
  type Agreement,
  type AgreementParty,
  type AgreementTerms,
  isConsumerSale,
} from "#domain/contracts/agreement.ts";
import type { DocumentPart, FormDocument } from "#domain/forms/form-document.ts";
import { type Ean, formatEan } from "#domain/identifiers/ean.ts";
import { type EnterpriseNumber, formatEnterpriseNumber } from "#domain/identifiers/enterprise-number.ts";
import { formatIban, type Iban } from "#domain/identifiers/iban.ts";

const vatWords: Readonly<Record<AgreementParty["vat"], string>> = {
  "outside-vat": "niet btw-plichtig",
  "small-enterprise": "btw-plichtig, met de vrijstellingsregeling voor kleine ondernemingen",
  liable: "btw-plichtig",
};
export const sideWords = { seller: "de verkoper", buyer: "de koper" } as const;
export const regionWords = {
  flanders: "het Vlaamse Gewest",
  brussels: "het Brusselse Hoofdstedelijke Gewest",
} as const;
export const operatorWords = { flanders: "Fluvius", brussels: "Sibelga" } as const;
export const technologyWords = {
  solar: "zonnepanelen",
  wind: "een windturbine",
  hydro: "waterkracht",
  "heat-and-power": "een warmte-krachtkoppeling op hernieuwbare brandstof",
} as const;
export const monthsWords = (months: number) => (months === 1 ? "één maand" : `${months} maanden`);
export const termWords = (months: number | null) =>
  months === null ? "onbepaald" : months === 12 ? "één jaar" : months === 24 ? "twee jaar" : "drie jaar";

// What a party holds was read before it was kept, so the casts hold.
export function partyBlock(party: AgreementParty) {
  return facts(
    ["Naam", party.name],
    [
      "Ondernemingsnummer",
      party.enterpriseNumber ? formatEnterpriseNumber(party.enterpriseNumber as EnterpriseNumber) : "",
    ],
    ["Vertegenwoordigd door", party.representative ?? ""],
    ["Adres", `${party.street}, ${party.postcode} ${party.town}`],
    [party.offtakeEan ? "EAN-code van de injectie" : "EAN-code", formatEan(party.ean as Ean)],
    ["EAN-code van de afname", party.offtakeEan ? formatEan(party.offtakeEan as Ean) : ""],
    ["Vermogen van de aansluiting", party.capacity ? `${formatNumber(party.capacity)} kVA` : ""],
    ["Btw", vatWords[party.vat]],
    ["Rekeningnummer", party.iban ? formatIban(party.iban as Iban) : ""],
  );
}

/** The text as pairs signed it until 16 November 2026. It stays as it was: what changes is a newer text. */
export function agreement202611(
  agreement: Agreement,
  seller: AgreementParty,
  buyer: AgreementParty,
): Omit<FormDocument, "textVersion"> {
  const { terms, region, technology, reference } = agreement;
  const isFree = terms.price === 0;
  const notice = monthsWords(terms.noticeMonths);
  const remarks: DocumentPart[] =
    terms.remarks === "" ? [] : [{ heading: "12. Andere afspraken", blocks: [paragraph(terms.remarks)] }];
  return {
    title: isFree
      ? "Overeenkomst om zelf opgewekte elektriciteit gratis te delen"
      : "Overeenkomst persoon-aan-persoonverkoop van elektriciteit",
    lead: `Overeenkomst ${reference} tussen de verkoper en de koper hieronder, over stroom die de verkoper zelf opwekt en op het net zet en die de koper in hetzelfde kwartier van het net neemt.`,
    parts: [
      { heading: "1. De verkoper", blocks: [partyBlock(seller)] },
      { heading: "2. De koper", blocks: [partyBlock(buyer)] },
      {
        heading: "3. Voorwerp",
        blocks: [
          paragraph(
            `De verkoper levert aan de koper hernieuwbare elektriciteit uit ${technologyWords[technology]}, die hij zelf opwekt, niet zelf gebruikt en op het distributienet injecteert. Per kwartier is dat de kleinste van twee hoeveelheden: wat de verkoper injecteert en wat de koper afneemt.`,
          ),
          paragraph(
            "Heeft de koper nog andere verkopers, dan wordt zijn afname per kwartier verdeeld in verhouding tot wat elke verkoper injecteert, tenzij de netbeheerder een andere verdeling meedeelt.",
          ),
          paragraph(
            "De verkoper belooft geen hoeveelheid. Wat de koper niet deelt, koopt hij bij zijn eigen leverancier. Wat de verkoper niet deelt, gaat naar zijn eigen leverancier. De verkoper verkoopt zijn overschot aan niemand anders zolang deze overeenkomst loopt.",
          ),
        ],
      },
      { heading: "4. Prijs", blocks: priceBlocks(terms, seller) },
      {
        heading: "5. Afrekening en betaling",
        blocks: [
          paragraph(
            "Na elke kalendermaand wordt afgerekend op de kwartierwaarden van beide aansluitingen, in hele wattuur. Het bedrag wordt één keer afgerond, op de cent van het maandtotaal. Ontbrekende kwartieren tellen niet mee tot ze bekend zijn.",
          ),
          paragraph(
            "Worden waarden later verbeterd, dan komt er een nieuwe versie van de afrekening met uitleg, en een creditnota of een bijkomende vraag tot betaling voor het verschil. Niets wordt overschreven.",
          ),
          ...(isFree
            ? []
            : [
                facts(
                  ["Betaaltermijn", `${terms.paymentDays} dagen na de afrekening`],
                  [
                    "Betaling",
                    "op het rekeningnummer van de verkoper, met de gestructureerde mededeling van de afrekening",
                  ],
                ),
              ]),
        ],
      },
      {
        heading: "6. Start en duur",
        blocks: [
          facts(
            ["Gewenste start", formatDay(terms.startDay)],
            ["Duur", termWords(terms.termMonths)],
            ["Opzegtermijn", notice],
          ),
          paragraph(
            `Het delen begint op de dag die ${operatorWords[region]} bevestigt. Een overeenkomst van bepaalde duur loopt daarna door voor onbepaalde duur.`,
          ),
          paragraph(
            `Elke partij kan op elk moment opzeggen met een termijn van ${notice}, die eindigt op de laatste dag van een maand. De overeenkomst eindigt zonder opzegging als een partij haar aansluiting verlaat, of als de wettelijke voorwaarden niet meer vervuld zijn.`,
          ),
        ],
      },
      {
        heading: "7. Ervan afzien",
        blocks: [
          paragraph("Tot de dag waarop het delen begint, kan elke partij er kosteloos en zonder reden van afzien."),
          paragraph(
            isConsumerSale({ seller, buyer })
              ? "De verkoper is een onderneming en de koper een consument. De koper kan deze overeenkomst binnen veertien kalenderdagen na de dag van de tweede handtekening zonder reden herroepen, ook als het delen al begon. Hij doet dat met de knop in zijn account, met het modelformulier voor herroeping of met een andere duidelijke verklaring. Hij betaalt dan alleen de stroom die al gedeeld was."
              : "De verkoper is geen onderneming, of de koper geen consument. Het wettelijke herroepingsrecht van veertien dagen geldt tussen hen niet.",
          ),
        ],
      },
      {
        heading: "8. Voorwaarden die beide partijen vervullen",
        blocks: [
          list(
            `Beide aansluitingen liggen in ${regionWords[region]} en hebben een digitale meter die communiceert, of een meter op afstand.`,
            region === "flanders"
              ? "Meetregime 3 is actief op beide aansluitingen. Na een overstap naar een andere leverancier vraagt de partij het opnieuw aan."
              : "Beide meters meten per kwartier.",
            "Elke partij houdt voor haar aansluiting een contract met een leverancier, en draagt zelf wat die voor het delen aanrekent.",
            "De verkoop is niet de belangrijkste commerciële of professionele activiteit van de verkoper.",
          ),
        ],
      },
      {
        heading: "9. De beheerder",
        blocks: [
          paragraph(
            `De partijen duiden ${sideWords[terms.manager]} aan als beheerder. De beheerder dient de aanvraag in bij ${operatorWords[region]} en meldt de bevestigde startdatum aan de andere partij.`,
          ),
        ],
      },
      {
        heading: "10. Gegevens",
        blocks: [
          paragraph(
            "De partijen gebruiken elkaars gegevens, ook de EAN-code en de kwartierwaarden, alleen om deze overeenkomst uit te voeren. Elke partij kan haar toestemming om kwartierwaarden te bewaren intrekken. Dan worden ze gewist, en blijft bestaan wat er al uit is afgerekend.",
          ),
        ],
      },
      {
        heading: "11. Recht en geschillen",
        blocks: [
          paragraph(
            "Het Belgische recht is van toepassing. Bij onenigheid zoeken de partijen eerst samen een oplossing. Daarna beslist de rechter die de wet aanwijst; voor een consument is dat die van zijn woonplaats.",
          ),
          paragraph(
            "Is een bepaling ongeldig, dan blijft de rest gelden. Wijzigen kan alleen met een nieuwe overeenkomst die beide partijen ondertekenen.",
          ),
        ],
      },
      ...remarks,
      {
        heading: "Over deze tekst",
        blocks: [
          paragraph(
            "Bronnen: Energiedecreet, artikel 7.2.2, paragraaf 2 (verkoop van persoon aan persoon); voorwaarden van de netbeheerder; circulaires 2023/C/42, 2023/C/64 en 2023/C/65 (belasting en btw); Wetboek van economisch recht, artikel VI.47 (herroeping).",
          ),
        ],
      },
    ],
  };
}

function priceBlocks(terms: AgreementTerms, seller: AgreementParty) {
  if (terms.price === 0) {
    return [
      paragraph(
        "De verkoper deelt zijn stroom gratis. Nettarieven, capaciteitstarief, accijnzen, heffingen en certificaatbijdragen blijft de koper aan zijn leverancier betalen, ook op de gedeelde kWh.",
      ),
    ];
  }
  const { indexation } = terms;
  return [
    facts(
      ["Prijs per gedeelde kWh", formatCentsPerKilowattHour(terms.price)],
      [
        "Indexering",
        indexation.kind === "none"
          ? "geen: de prijs blijft gelijk zolang de overeenkomst loopt"
          : `${formatNumber(indexation.percent)} % erbij na elk vol jaar, vanaf de maand waarin het delen verjaart`,
      ],
    ),
    paragraph(
      "De prijs geldt alleen voor de energie. Nettarieven, capaciteitstarief, accijnzen, heffingen en certificaatbijdragen blijft de koper aan zijn leverancier betalen, ook op de gedeelde kWh.",
    ),
    paragraph(
      seller.vat === "liable"
        ? "Bij deze prijs komt de btw die op de dag van de afrekening geldt."
        : "Op deze prijs rekent de verkoper geen btw aan, volgens zijn eigen verklaring hierboven. Verandert zijn statuut, dan meldt hij dat meteen.",
    ),
  ];
}
