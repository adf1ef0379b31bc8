import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";
import type { Side } from "#domain/contracts/agreement.ts";
import type { Answers } from "#domain/forms/form-field.ts";

/** Two people who do not exist. Numbers have right check digits and belong to nobody; the bank account is a test number. */
export const demoAnswers: Readonly<Record<Side, Answers>> = {
  seller: {
    kind: "company",
    name: "Demo Schuurdak bv",
    number: "0123456749",
    representative: "Demo Verkoper",
    street: "Voorbeeldstraat 1",
    postcode: "9800",
    town: "Deinze",
    ean: "541448820000000008",
    vat: "liable",
    iban: "BE68539007547034",
  },
  buyer: {
    kind: "person",
    name: "Demo Koper",
    street: "Voorbeeldlaan 2",
    postcode: "9000",
    town: "Gent",
    ean: "541448820000000015",
    vat: "outside-vat",
  },
};

/** What the demo people write when they do not agree. */
export const demoReason = "Dit is meer dan mijn meter aangeeft.";

export const sandboxGone = "Deze proef is opgeruimd. Begin gerust een nieuwe.";
export const sandboxFull = "Er lopen nu te veel proeven tegelijk. Probeer het later opnieuw.";

type Demo = { kilowattPeak: number; consumption: number; price: number; shared: number };

export function testContractingWords(site: Site, demo: Demo) {
  return {
    head: {
      title: "Werkbank: een contract naspelen",
      description: `Demo van ${site.name}: speel koper en verkoper van handdruk tot bewijs, met een klok die u een maand verder zet. Niets ervan is echt.`,
    } satisfies PageHead,
    hero: {
      eyebrow: "Werkbank",
      title: "Van handdruk tot bewijs",
      lead: "Speel koper én verkoper. In een vijftal minuten ziet u alles: overeenkomst, handtekening, dossier, twee maanden stroom, een correctie en een bewijs dat iedereen kan nakijken.",
    },
    demo: {
      title: "Demo, in een eigen zandbak",
      text: "De twee personen bestaan niet, de stroom komt uit ons rekenmodel en er gaan geen mails uit. Wat u doet, raakt geen enkel echt contract. Wij wissen de zandbak na een dag.",
    },
    begin: "Begin een nieuwe proef",
    gone: sandboxGone,
    again: "Begin opnieuw",
    clock: {
      title: "De klok van deze proef",
      submit: "Zet de klok een maand verder",
      done: "Verder dan september 2026 gaat deze proef niet.",
    },
    steps: ["Voorstel", "Gegevens", "Handtekening", "Dossier", "Eerste maand", "Correctie", "Tweede maand"],
    stepsLabel: "Hoever deze proef staat",
    sides: {
      seller: { title: "De verkoper", about: `Schuurdak van ${formatNumber(demo.kilowattPeak)} kWp in Deinze` },
      buyer: {
        title: "De koper",
        about: `Zaak aan huis in Gent, ${formatKilowattHours(demo.consumption)} per jaar`,
      },
    } satisfies Record<Side, { title: string; about: string }>,
    proposal: {
      text: `Samen delen zij volgens ons rekenmodel zo’n ${formatKilowattHours(demo.shared, { fractionDigitsMax: 0 })} per jaar, aan ${formatCentsPerKilowattHour(demo.price)}.`,
      yes: "Ja, ik doe mee",
      said: "U zei ja. Nu de ander nog.",
    },
    moves: {
      "fill-in": {
        submit: "Mijn gegevens bevestigen",
        text: "Naam, adres, EAN-code en btw-statuut staan al ingevuld.",
      },
      submit: {
        submit: "De aanvraag is ingediend",
        text: "De verkoper is beheerder en meldt dat hij de groep indiende bij de netbeheerder.",
      },
      activate: { submit: "Het delen begint op 1 april", text: "De netbeheerder bevestigde de startdag." },
      upload: {
        submit: "Kwartierwaarden toevoegen",
        text: "Het bestand van de netbeheerder, met 2.880 of meer kwartieren.",
      },
      "upload-edited": {
        submit: "Een gewijzigd bestand toevoegen",
        text: "Of voeg een bestand toe waarin iemand een rij bijschreef. De afrekening zegt dat dan, en de koper moet akkoord gaan.",
      },
      confirm: { submit: "Ik ga akkoord", text: "Deze maand wacht op uw ja. Daarna komt de vraag tot betaling." },
      contest: { submit: "Ik ga niet akkoord", text: "Betaling en verklaring staan dan stil." },
      correct: {
        submit: "Verbeterd bestand toevoegen",
        text: "De netbeheerder verbeterde drie dagen. De oude afrekening blijft staan, er komt een nieuwe versie met het verschil.",
      },
      withdraw: {
        submit: "Overeenkomst herroepen",
        text: "Een particulier die van een onderneming koopt, mag veertien dagen herroepen.",
      },
    },
    sign: {
      title: "Ondertekenen",
      name: "Typ {name}",
      agree: "Ik heb de overeenkomst gelezen en ga akkoord.",
      submit: "Ondertekenen",
    },
    wait: {
      proposal: "Wacht op het ja van de ander.",
      details: "Wacht tot de ander gegevens invult.",
      signature: "Getekend. Wacht op de ander.",
      manager: "Wacht op de verkoper, die de groep beheert.",
      clock: "Alles is gedaan voor deze maand. Zet de klok verder.",
      other: "Toegevoegd. Wacht op de ander.",
      yes: "De koper moet nog akkoord gaan.",
      over: "Dit contract is voorbij.",
    },
    shared: {
      agreement: "Lees de overeenkomst",
      pdf: "Overeenkomst als pdf",
      timeline: "Het verloop",
      months: "De maanden",
      monthsEmpty: "Zodra u beiden uw kwartierwaarden toevoegt, verschijnt hier de eerste afrekening.",
      version: "versie",
      replaced: "Vervangen door een latere versie",
      proofs: "De bewijzen",
      proofsNote:
        "Getekend met een demosleutel, die het echte register niet kent. Zoekt u deze code op in het register, dan is ze onbekend.",
      proofsEmpty: "Elke afgerekende maand krijgt een herkomstverklaring. Uw browser rekent ze hier na.",
      revoked: "Ingetrokken: er kwam een verbeterde afrekening.",
      mails: "Deze mails zouden vertrokken zijn",
      mailKinds: {
        "agreement-notice": "Bericht over de overeenkomst",
        "statement-ready": "De afrekening staat klaar",
        "month-notice": "Bericht over een maand",
        "month-data": "Haal uw kwartierwaarden op",
        "dossier-reminder": "Herinnering aan het dossier",
        "connection-in-use": "De aansluiting verkoopt al",
      } as Readonly<Record<string, string>>,
      trail: "Alles wat er gebeurde",
      trailColumns: { at: "Wanneer", who: "Wie", what: "Wat" },
      site: "De site",
    },
  };
}

export type TestContractingWords = ReturnType<typeof testContractingWords>;
