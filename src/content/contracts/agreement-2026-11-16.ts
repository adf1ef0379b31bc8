import { HOUSEHOLD_VAT, sayAgreedPrice } from "#content/contracts/agreed-price.ts";
import {
  monthsWords,
  operatorWords,
  partyBlock,
  regionWords,
  sideWords,
  technologyWords,
  termWords,
} from "#content/contracts/agreement-2026-11.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { facts, list, paragraph } from "#content/forms/document-blocks.ts";
import { isConsumerSale } from "#domain/contracts/agreement.ts";
import type { AgreementFacts } from "#domain/contracts/agreement-facts.ts";
import { CONSUMER_NOTICE_MONTHS_MAX } from "#domain/contracts/notice.ts";
import type { DocumentBlock, DocumentPart, FormDocument } from "#domain/forms/form-document.ts";

const periodWords = { month: "Na elke kalendermaand", quarter: "Na elk kwartaal" } as const;

/**
 * The one text of a sale between two, whether both sign on the site or one of them on paper. Do not change it once
 * somebody signed: add a version.
 */
export function agreement20261116(agreed: AgreementFacts): Omit<FormDocument, "textVersion"> {
  const { parties, terms } = agreed;
  return {
    title: "Overeenkomst persoon-aan-persoonverkoop van elektriciteit",
    lead: "Tussen de verkoper en de koper hieronder, over stroom die de verkoper zelf opwekt en op het net zet en die de koper in hetzelfde kwartier van het net neemt.",
    parts: [
      { heading: "1. De verkoper", blocks: [partyBlock(parties.seller)] },
      { heading: "2. De koper", blocks: [partyBlock(parties.buyer)] },
      { heading: "3. Voorwerp", blocks: subject(agreed) },
      { heading: "4. Prijs", blocks: price(agreed) },
      { heading: "5. Afrekening en betaling", blocks: settlement(agreed) },
      { heading: "6. Start, duur en einde", blocks: duration(agreed) },
      { heading: "7. Ervan afzien en herroepen", blocks: withdrawal(agreed) },
      ...conditions(agreed),
      ...(terms.remarks === "" ? [] : [{ heading: "12. Andere afspraken", blocks: [paragraph(terms.remarks)] }]),
      {
        heading: "Over dit model",
        blocks: [
          paragraph("Dit is een model. De partijen mogen het samen aanpassen voor zij tekenen."),
          paragraph(
            "Bronnen: Energiedecreet, artikel 7.2.2, paragraaf 2 (verkoop van persoon aan persoon); voorwaarden van de netbeheerder; circulaires 2023/C/42, 2023/C/64 en 2023/C/65 (belasting en btw); Wetboek van economisch recht, boek VI (prijs, opzegging en herroeping bij een consument).",
          ),
        ],
      },
    ],
  };
}

const subject = ({ technology }: AgreementFacts): DocumentBlock[] => [
  paragraph(
    `De verkoper levert aan de koper hernieuwbare elektriciteit uit ${technologyWords[technology]}, die hij zelf opwekt, niet zelf gebruikt en op het distributienet injecteert. Per kwartier is dat de kleinste van twee hoeveelheden: wat de verkoper injecteert en wat de koper afneemt.`,
  ),
  paragraph(
    "Heeft de koper nog andere verkopers, dan wordt zijn afname per kwartier verdeeld in verhouding tot wat elke verkoper injecteert, tenzij de netbeheerder een andere verdeling meedeelt.",
  ),
  paragraph(
    "De verkoper belooft geen hoeveelheid. Wat de koper niet deelt, koopt hij bij zijn eigen leverancier. Wat de verkoper niet deelt, gaat naar zijn eigen leverancier. De verkoper verkoopt zijn overschot aan niemand anders zolang deze overeenkomst loopt.",
  ),
];

const energyOnly =
  "De prijs geldt alleen voor de energie. Nettarieven, capaciteitstarief, accijnzen, heffingen en certificaatbijdragen blijft de koper aan zijn leverancier betalen, ook op de gedeelde kWh.";

function price({ parties, terms }: AgreementFacts): DocumentBlock[] {
  if (terms.price === 0) {
    return [
      facts(["Prijs per gedeelde kWh", "0 c€/kWh"]),
      paragraph(
        `De verkoper schenkt zijn stroom. Bij de netbeheerder is dit een persoon-aan-persoonverkoop aan prijs 0. ${energyOnly}`,
      ),
    ];
  }
  const { indexation } = terms;
  const withVat = parties.seller.vat === "liable";
  const isHousehold = parties.buyer.kind === "person";
  return [
    facts(
      ["Prijs per gedeelde kWh", sayAgreedPrice({ parties, terms })],
      ["Prijs zonder btw", withVat && isHousehold ? formatCentsPerKilowattHour(terms.price) : ""],
      [
        "Indexering",
        indexation.kind === "none"
          ? "geen: de prijs blijft gelijk zolang de overeenkomst loopt"
          : `${formatNumber(indexation.percent)} % erbij na elk vol jaar, vanaf de maand waarin het delen verjaart`,
      ],
    ),
    paragraph(energyOnly),
    paragraph(
      !withVat
        ? "Op deze prijs rekent de verkoper geen btw aan, volgens zijn eigen verklaring hierboven. Verandert zijn statuut, dan meldt hij dat meteen."
        : isHousehold
          ? `In deze prijs zit ${formatPercent(HOUSEHOLD_VAT)} btw. Wijzigt het btw-tarief, dan wijzigt alleen de btw.`
          : "Bij deze prijs komt de btw die op de dag van de afrekening geldt.",
    ),
  ];
}

const settlement = ({ parties, terms, settlement: period }: AgreementFacts): DocumentBlock[] => [
  paragraph(
    `${periodWords[period]} wordt afgerekend op de kwartierwaarden van beide aansluitingen, in hele wattuur. Het bedrag wordt één keer afgerond, op de cent van het totaal. Ontbrekende kwartieren tellen niet mee tot ze bekend zijn. Bij een verschil telt het volume van de netbeheerder.`,
  ),
  ...(parties.buyer.capacity
    ? [
        paragraph(
          `Geen kwartier telt voor meer dan de aansluiting van de koper kan afnemen: ${formatNumber(parties.buyer.capacity)} kVA, met een kwart erbij als marge. Waarden daarboven worden niet afgerekend.`,
        ),
      ]
    : []),
  paragraph(
    "Worden waarden later verbeterd, dan komt er een nieuwe versie van de afrekening met uitleg, en een creditnota of een bijkomende vraag tot betaling voor het verschil. Niets wordt overschreven.",
  ),
  ...(terms.price === 0
    ? []
    : [
        facts(
          ["Betaaltermijn", `${terms.paymentDays} dagen na de afrekening`],
          ["Betaling", "op het rekeningnummer van de verkoper, met de mededeling die op de afrekening staat"],
        ),
      ]),
];

function duration({ parties, terms, region }: AgreementFacts): DocumentBlock[] {
  const notice = monthsWords(terms.noticeMonths);
  const isShorter = isConsumerSale(parties) && terms.noticeMonths > CONSUMER_NOTICE_MONTHS_MAX;
  const consumer = isShorter
    ? `, en voor de koper, die consument is, van ${monthsWords(CONSUMER_NOTICE_MONTHS_MAX)}`
    : "";
  return [
    facts(
      ["Gewenste start", formatDay(terms.startDay)],
      ["Duur", termWords(terms.termMonths)],
      ["Opzegtermijn", `${notice}${consumer}`],
    ),
    paragraph(
      `Het delen begint op de dag die ${operatorWords[region]} bevestigt. Een overeenkomst van bepaalde duur loopt daarna door voor onbepaalde duur.`,
    ),
    paragraph(
      `Elke partij kan op elk moment opzeggen met een termijn van ${notice}${consumer}, die eindigt op de laatste dag van een maand. Een opzegging kan met akkoord van beide partijen worden ingetrokken zolang de termijn loopt. De overeenkomst eindigt zonder opzegging als een partij haar aansluiting verlaat, of als de wettelijke voorwaarden niet meer vervuld zijn.`,
    ),
  ];
}

const withdrawal = ({ parties }: AgreementFacts): DocumentBlock[] => [
  paragraph("Tot de dag waarop het delen begint, kan elke partij er kosteloos en zonder reden van afzien."),
  paragraph(
    isConsumerSale(parties)
      ? "De verkoper is een onderneming en de koper een consument. De koper kan deze overeenkomst binnen veertien kalenderdagen na de dag van de tweede handtekening zonder reden herroepen, ook als het delen al begon. Hij doet dat met de knop in zijn account, met het modelformulier voor herroeping of met een andere duidelijke verklaring. Hij betaalt dan alleen de stroom die al gedeeld was."
      : "De verkoper is geen onderneming, of de koper geen consument. Het wettelijke herroepingsrecht van veertien dagen geldt tussen hen niet.",
  ),
];

const conditions = ({ terms, region }: AgreementFacts): DocumentPart[] => [
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
        `De partijen duiden ${sideWords[terms.manager]} aan als beheerder. De beheerder dient de aanvraag in bij ${operatorWords[region]}, meldt de bevestigde startdatum aan de andere partij en bezorgt haar de volumes die hij ontvangt.`,
      ),
    ],
  },
  {
    heading: "10. Gegevens",
    blocks: [
      paragraph(
        "De partijen gebruiken elkaars gegevens, ook de EAN-code en de kwartierwaarden, alleen om deze overeenkomst uit te voeren. Zij geven ze alleen door aan de netbeheerder, hun leveranciers en wie hen bij de uitvoering helpt. Elke partij kan haar toestemming om kwartierwaarden te bewaren intrekken. Dan worden ze gewist, en blijft bestaan wat er al uit is afgerekend.",
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
];
