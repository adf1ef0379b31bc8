import { WHOSE_VOLUME } from "#content/contracts/month-words.ts";
import type { Site } from "#content/site.ts";
import type { PicturedPair } from "#domain/sharing/shared-day.ts";

export function registerWords(site: Site) {
  const { name } = site;
  return {
    head: {
      title: "Herkomstverklaringen",
      description:
        "Het openbare register van herkomstverklaringen: kijk een code na in uw eigen browser, en lees wat een verklaring over gedeelde stroom bewijst en wat niet.",
    },
    hero: {
      eyebrow: "Openbaar register",
      title: "Van welk dak, in welk kwartier",
      lead: "Een herkomstverklaring zegt voor één maand hoeveel stroom van een verkoper naar een koper ging, kwartier na kwartier. Iedereen met de code kan ze nakijken, ook zonder account.",
    },
    specimen: {
      label: "Voorbeeld van een herkomstverklaring",
      stamp: "Voorbeeld, geen geldige verklaring",
      title: "Herkomstverklaring",
      rows: [
        {
          term: "Maand",
          value: "één afgerekende maand",
          note: "Nooit een schatting vooraf: pas als de maand is afgerekend en beide kanten akkoord zijn.",
        },
        {
          term: "Gedeelde energie",
          value: "kWh, uit de kwartieren van beide meters",
          note: "De som van het kleinste van injectie en afname, per kwartier.",
        },
        {
          term: "Installatie",
          value: "soort, bijvoorbeeld zonnepanelen",
          note: "Met de gemeente, als beide partijen dat willen; anders alleen het gewest.",
        },
        {
          term: "Dekking",
          value: "deel van de kwartieren dat overlapt",
          note: "In hoeveel kwartieren van de maand injectie en afname samenvielen.",
        },
        {
          term: "Vingerafdruk",
          value: "van de maandafrekening",
          note: "Wijzigt er één cijfer in de afrekening, dan klopt de vingerafdruk niet meer.",
        },
        {
          term: "Handtekening",
          value: `van ${name}`,
          note: "Bewijst dat de verklaring van ons komt en niet is aangepast.",
        },
      ],
      square: {
        pair: { kilowattPeak: 8, buyer: { energy: 9000, trade: "shop" }, season: "spring" } satisfies PicturedPair,
        label: "De bewezen kwartieren van één dag",
        caption: "Rekenmodel: zo ziet één dag uit een verklaring eruit",
      },
    },
    proof: {
      title: "Wat ze bewijst, en wat niet",
      proves: {
        label: "Wel",
        items: [
          "Hoeveel kWh er in welke maand gedeeld is, volgens de bestanden die de twee kanten toevoegen.",
          "Waarop die maand rust, en hoe de andere kant akkoord ging.",
          "Dat injectie en afname in hetzelfde kwartier vielen.",
          "Van welk soort installatie de stroom kwam.",
          "Dat niemand de verklaring na ondertekening heeft veranderd.",
        ],
      },
      volume: WHOSE_VOLUME,
      provesNot: {
        label: "Niet",
        items: [
          "Dat iemand de bestanden bij de netbeheerder nakeek: dat kan niemand, wij ook niet.",
          "Dat al uw stroom uit die bron komt: de rest komt van uw leverancier.",
          "Dat er CO₂ is vermeden: delen verandert wie de stroom gebruikt, niet hoeveel er wordt opgewekt.",
          "Dat de installatie voor u gebouwd is.",
          "Een recht op steun, premie of certificaten.",
        ],
      },
    },
    compare: {
      title: "Geen garantie van oorsprong",
      lead: "De namen lijken op elkaar, de documenten niet. Een garantie van oorsprong (GVO) wordt door een overheidsinstantie uitgereikt en los van de stroom verhandeld. Of stroom uit persoon-aan-persoonverkoop zijn garantie meekrijgt, vonden wij nergens bevestigd. Behandel ze dus als twee aparte dingen.",
      caption: "Drie documenten naast elkaar",
      columns: ["Kenmerk", "Herkomstverklaring", "Garantie van oorsprong", "Groenestroomcertificaat"],
      rows: [
        ["Wie reikt ze uit", name, "VNR, Brugel, SPW Energie of CREG", "de bevoegde instantie van het gewest"],
        ["Waarover", "gedeelde kWh van één paar", "1 MWh hernieuwbare productie", "steun voor een installatie"],
        [
          "In de tijd",
          "per kwartier gemeten, per maand opgemaakt",
          "bruikbaar tot 12 maanden na de productie",
          "volgens de productie",
        ],
        ["Te verhandelen", "nee", "ja, los van de stroom", "ja"],
        ["Telt voor uw leverancier", "nee", "ja, 1 per 1.000 kWh verkocht als groene stroom", "ja, voor zijn quotum"],
      ],
      source:
        "Bron: Vlaamse Nutsregulator en Brugel; geldigheid en uitgevers aangehaald door OptimCE, 2026. Gelezen op 14 november 2026.",
      link: "Reken uit wat garanties van oorsprong opbrengen",
    },
    check: {
      title: "Zo kijkt u een code na",
      steps: [
        "Bovenaan een verklaring staat een code, op papier en in het bestand.",
        "U typt die code hierboven, met of zonder streepjes.",
        "U ziet één van drie antwoorden: echt, ingetrokken of onbekend.",
        "Uw browser rekent vingerafdruk, keten en handtekening zelf na. Wie ons niet gelooft, hoeft dat dus ook niet te doen.",
      ],
    },
    search: {
      title: "Kijk een code na",
      label: "Code van de verklaring",
      help: "Bovenaan de verklaring, bijvoorbeeld op een afrekening of in een mail.",
      submit: "Nakijken",
      missing: "Vul de code in die op de verklaring staat.",
      unknown: {
        title: "Deze code staat niet in het register",
        text: "Kijk na of elk teken klopt. Staat de code op een papier dat u kreeg en blijft ze onbekend, dan komt dat papier niet van ons.",
      },
    },
    totals: {
      title: "Het register in cijfers",
      count: "Verklaringen",
      energy: "Gedeeld en bewezen",
      month: {
        title: "Gedeelde energie per maand",
        label: "Staafdiagram: bewezen gedeelde energie per maand",
        headers: { name: "Maand", value: "Gedeeld" },
      },
      technology: {
        title: "Naar soort installatie",
        label: "Staafdiagram: bewezen gedeelde energie per soort installatie",
        headers: { name: "Installatie", value: "Gedeeld" },
      },
      region: {
        title: "Naar gewest",
        label: "Staafdiagram: bewezen gedeelde energie per gewest",
        headers: { name: "Gewest", value: "Gedeeld" },
      },
      note: "Ingetrokken verklaringen tellen niet mee.",
      none: "Nog geen verklaringen om te tekenen.",
    },
    list: {
      title: "Alle verklaringen",
      caption: "Verklaringen, de nieuwste eerst",
      columns: {
        code: "Code",
        month: "Maand",
        energy: "Gedeeld",
        technology: "Installatie",
        place: "Waar",
        state: "Stand",
      },
      states: { valid: "Geldig", revoked: "Ingetrokken" },
      privacy: "Geen namen, adressen, EAN-codes of prijzen: die staan alleen op de afrekening van de twee partijen.",
      pages: "Bladzijden van het register",
      newest: "Naar de nieuwste",
      older: "Oudere verklaringen",
    },
    whole: {
      title: "Het hele register nakijken",
      text: "Download het register en de sleutels, bewaar dit script ernaast en voer het uit met bash. OpenSSL is genoeg, internet hoeft niet.",
      download: "Download het hele register",
      keys: "De sleutels en wanneer ze tekenden",
      columns: ["Sleutel", "Van", "Tot"],
      now: "nu",
      none: "nog niet",
    },
    bare: {
      title: "Het register",
      empty: "Nog geen verklaringen",
      text:
        site.market === "nl"
          ? "Het register is leeg. Verklaringen ontstaan alleen uit verkoop tussen personen in België; in Nederland bieden wij die nog niet aan."
          : "Het register is leeg, en dat hoort zo: de eerste verklaring verschijnt pas als de eerste verkoop via dit platform een volle maand heeft gelopen en is afgerekend.",
      action: "Bekijk hoe energiedelen werkt",
      demo: "Probeer het uit met twee voorbeeldpersonen",
    },
  };
}
