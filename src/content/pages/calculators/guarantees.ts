import { formatDay } from "#content/format/format-day.ts";
import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";

export type GuaranteesSide = "producer" | "company";

export function guaranteesWords(site: Site, side: GuaranteesSide = "producer") {
  const isBelgian = site.market === "be";
  return {
    head: {
      title: "Calculator garanties van oorsprong",
      description: isBelgian
        ? "Reken uit wat garanties van oorsprong u per jaar opbrengen: één per MWh, min het aandeel van de makelaar. En lees wat ze wel en niet bewijzen."
        : "Reken uit wat garanties van oorsprong u in Nederland per jaar opbrengen: één per MWh, min het aandeel van uw handelaar en de vaste kosten.",
      trail: [{ name: "Calculators", path: "/calculator/verkoper" }],
    } satisfies PageHead,
    hero: {
      eyebrow: isBelgian ? "Calculator GVO" : "Calculator GvO",
      ...(side === "producer"
        ? {
            title: "Wat brengen uw garanties van oorsprong op?",
            lead: "Per MWh hernieuwbare stroom die u op het net zet, kunt u één garantie van oorsprong krijgen. Die verkoopt u los van de stroom zelf.",
          }
        : {
            title: "Wat kosten garanties van oorsprong u?",
            lead: "Wie wil aantonen dat zijn stroom uit hernieuwbare bron komt, koopt per MWh één garantie van oorsprong en levert die in. Dat staat los van wie u de stroom levert.",
          }),
    },
    sides: {
      label: "Producent of onderneming",
      items: [
        { kind: "producer", name: "Ik wek stroom op", path: "/calculator/calculator-gvo" },
        { kind: "company", name: "Ik koop garanties", path: "/calculator/calculator-gvo?kant=onderneming" },
      ],
    },
    form: {
      title: side === "producer" ? "Uw productie" : "Uw verbruik",
      submit: "Reken uit",
      units: { megawattHours: "MWh", percent: "%", perYear: "per jaar", perGuarantee: "per stuk" },
      fields: {
        mwh: { label: "Injectie per jaar", help: "Eén MWh is 1.000 kWh. Alleen wat u op het net zet, telt hier mee." },
        rest: { label: "Rest van vorig jaar", help: "Wat vorig jaar geen hele MWh was en overbleef." },
        prijs: { label: "Prijs per garantie", help: "Wat de markt voor één MWh betaalt." },
        aandeel: { label: "Aandeel van de makelaar", help: "Wat hij van de opbrengst inhoudt." },
        kost: {
          label: "Vaste kosten",
          help: "Bijvoorbeeld voor registratie, meting en een rekening bij het register.",
        },
        verbruik: { label: "Verbruik per jaar", help: "Eén MWh is 1.000 kWh. Het staat op uw jaarafrekening." },
        dekking: { label: "Te dekken aandeel", help: "Welk deel van uw verbruik u met garanties wilt dekken." },
      },
    },
    result: {
      title: "Uitkomst",
      stale: "Deze uitkomst hoort bij uw vorige getallen. Vul elk veld in om opnieuw te rekenen.",
      faulty: "Kijk de gemarkeerde velden na. Wat u intikte, staat er nog.",
      empty: {
        title: "Nog geen uitkomst",
        text: `Vul uw ${side === "producer" ? "injectie" : "verbruik"} in. De rest hebben wij alvast voorgesteld.`,
      },
      sum: "De som",
      toResult: "Bekijk de uitkomst",
      tiles:
        side === "producer"
          ? "Elke volle tegel is {count} MWh. Wat geel is, is nog geen hele MWh."
          : "Elke volle tegel is {count} MWh die u dekt.",
    },
    sources: {
      title: "Waar de ingevulde getallen vandaan komen",
      price: "Prijs per garantie",
      brokerShare: "Aandeel van de makelaar",
      european: "Prijs van een Europese garantie",
    },
    proves: {
      title: "Wat een garantie bewijst, en wat niet",
      items: [
        {
          holds: true,
          title: "Wel: dat er één MWh werd opgewekt",
          text: "Uit welke bron, in welke installatie en wanneer. Is de garantie eenmaal ingeleverd, dan kan niemand ze nog gebruiken.",
        },
        {
          holds: false,
          title: "Niet: dat die stroom bij u aankwam",
          text: "Een garantie wordt los van de stroom verhandeld. Ze kan uit een ander land komen, en de stroom kan op een ander uur zijn opgewekt dan het uur waarop u verbruikt.",
        },
        {
          holds: false,
          title: "Niet: dat een verkoop tussen personen ze meegeeft",
          text: isBelgian
            ? "Of de garantie bij persoon-aan-persoonverkoop mee overgaat, vonden wij nergens bevestigd. Behandel ze als iets aparts, en spreek af wie ze houdt."
            : "Wie stroom rechtstreeks koopt, krijgt de garantie niet vanzelf. Spreek af wie ze houdt.",
        },
      ],
    },
    practice: {
      title: "In de praktijk",
      paragraphs: isBelgian
        ? [
            "In Vlaanderen reikt de Vlaamse Nutsregulator de garanties uit, in Brussel Brugel. Stroom die u zelf verbruikt, krijgt in Vlaanderen een garantie met de vermelding ‘ter plaatse gebruikt’; die is niet te verhandelen.",
            "Een garantie blijft twaalf maanden na de productie bruikbaar. Wat geen hele MWh is, schuift in deze berekening door naar het volgende jaar.",
            "Verwar ze niet met groenestroomcertificaten. Die steunen wie investeert en volgen in elk gewest eigen regels.",
          ]
        : [
            "In Nederland geeft VertiCer de garanties van oorsprong uit, op basis van gemeten productie. Een garantie is een jaar geldig.",
            "Wat geen hele MWh is, schuift in deze berekening door naar het volgende jaar. Voor de Nederlandse handelsprijs vonden wij geen bron; wij stellen de Europese voor.",
          ],
    },
    disclaimer: `Indicatieve berekening op ${formatDay(site.today)}, geen aanbod. De hele situatie staat in het adres van deze pagina.`,
    privacy: "Wat u invult, bewaren wij niet.",
    more: [
      { label: "Reken als verkoper", path: "/calculator/verkoper" },
      { label: "Bekijk de herkomstverklaringen", path: "/declarations" },
    ],
  };
}
