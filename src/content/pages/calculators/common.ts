import { formatDay } from "#content/format/format-day.ts";
import { monthNames } from "#content/format/month-names.ts";
import { meterFileWords } from "#content/meter-files/meter-file-words.ts";
import type { Site } from "#content/site.ts";

/** What every calculator for one side of a sale says, apart from its questions and its answer. */
export function commonCalculatorWords(site: Site, market: Site["market"]) {
  const isBelgian = market === "be";
  const injectionPrice = isBelgian ? "Injectievergoeding" : "Terugleververgoeding";
  return {
    aboutTitle: "Goed om te weten",
    form: {
      title: "Uw situatie in vijf vragen",
      submit: "Reken uit",
      fill: "Vul in van mijn aansluiting",
      refine: "Meer cijfers aanpassen",
      refineOpen: "Toon minder vragen",
      proposed: "Weet ik niet",
      proposedValue: "Leeg? Dan rekenen wij met {value}.",
      privacy: "Wat u invult, bewaren wij niet. Een meterbestand verlaat uw toestel niet.",
      faulty: "Kijk de gemarkeerde velden na. Wat u intikte, staat er nog.",
      printed: "Wat u invulde",
      reopen: "Deze berekening opent u opnieuw op",
      stale: "Tot dan ziet u de vorige uitkomst.",
      groups: {
        use: "Verbruik en aansluiting",
        panels: "Installatie en batterij",
        prices: "Contracten en kosten",
        other: "De andere partij",
        deal: "De afspraak",
        place: "Plaats, meter en datum",
      },
    },
    doors: {
      legend: "Hoe kent u het verbruik?",
      know: "Ik weet mijn kWh",
      ask: "Ik weet het niet",
      file: "Ik heb een bestand",
    },
    files: meterFileWords(market),
    result: {
      title: "Uitkomst",
      toResult: "Bekijk de uitkomst",
      partner: "Deze calculator wordt u aangeboden door",
      perYear: "per jaar",
      range: "Laag tot hoog",
      you: "U",
      other: { buyer: "De verkoper", seller: "De koper" },
      facts: "Hoeveel stroom deelt u?",
    },
    sections: {
      price: {
        title: "Welke prijs is eerlijk?",
        lead: "Tussen wat de verkoper nu krijgt en wat de koper nu betaalt. Een andere prijs verschuift de winst van de ene naar de andere.",
        slider: "Afgesproken prijs",
      },
      bill: {
        title: "Wat er op de factuur verandert",
        lead: isBelgian
          ? "Alleen wat gekleurd is, verandert door te delen. Wat bleek is, betaalt u zoals voorheen."
          : "Alleen wat gekleurd is, verandert door te delen.",
        waterfall: "Uw factuur, van nu naar met delen",
        before: "Factuur nu",
        after: "Factuur met delen",
        unchanged: "Verandert niet",
        columns: ["Onderdeel", "Nu", "Met delen"],
        sum: "De som, regel voor regel",
        sumOther: "De som van de andere",
        opens: "Toon formule, cijfers en bronnen",
        formula: "Formule",
        sources: "Bronnen",
        earns: "Daarbuiten krijgt u {amount} van de koper, en {lost} minder van uw leverancier.",
      },
      year: {
        title: "Het jaar, de maand, de dag, het kwartier",
        lead: "Kies een maand en daarna een dag. Dezelfde kleur is overal dezelfde stroom.",
        side: "Wiens stroom?",
        months: "Twaalf maanden",
        days: "De dagen van {month}",
        day: "{day}, in kwartieren",
        chooseMonth: "Kies een maand",
        chooseDay: "Kies een dag",
        typical: { june: "Een gemiddelde dag in juni", december: "Een gemiddelde dag in december" },
        typicalShow: "Toon een zomerdag en een winterdag",
        heat: "Warmtekaart van het jaar",
        heatShow: "Toon de warmtekaart",
        heatNote:
          "Elke kolom is een dag, van middernacht boven tot middernacht onder. Hoe voller, hoe meer er gedeeld wordt.",
        parts: {
          selfUsed: "zelf verbruikt",
          shared: "gedeeld",
          toSupplier: "naar de leverancier",
          fromSupplier: "van de leverancier",
        },
        headers: { name: "Periode", total: "Samen", highest: "Hoogste kwartier" },
        empty: "Nog niets te tonen",
        script:
          "De gemiddelde dagen en de warmtekaart vragen JavaScript. Alle kwartieren van het jaar staan ook in het csv-bestand onderaan.",
        hour: "{hour} u",
        monthNames,
        monthsShort: ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"],
        clockChange: "Op deze dag ging de klok een uur vooruit of achteruit: er zijn {count} kwartieren.",
      },
      sensitivity: {
        title: "Wat als een cijfer anders uitvalt?",
        lead: "Telkens verandert één ding; de rest blijft.",
        columns: ["Verandering", "U", "De andere", "Samen"],
      },
      choices: {
        title: "Andere keuzes naast elkaar",
        lead: "Op dezelfde kwartieren, tegenover alles aan de leverancier verkopen en kopen.",
        columns: ["Keuze", "Gedeeld", "Koper", "Verkoper", "Samen"],
      },
      term: {
        title: "Over de hele afspraak",
        lead: "Gelijke prijzen, en panelen die elk jaar iets minder leveren. Wat u samen tot dan wint, telt gemiddelde weerjaren op.",
        columns: ["Jaar", "Gedeeld", "U", "De andere", "Samen tot dan"],
      },
      notes: {
        title: "Belasting, btw en herkomst",
        tax: "Belasting en btw",
        guarantees: "Garanties van oorsprong",
        ideal: "De ideale koper",
        carbon: "CO₂",
      },
      assumptions: {
        title: "Wat wij voor u invulden",
        lead: "Elk voorgesteld cijfer met zijn waarde, datum en bron. Met het potlood zet u er uw eigen cijfer voor in de plaats.",
        edit: "Pas aan: {name}",
        columns: ["Cijfer", "Waarde", "Bron"],
      },
    },
    priceLine: {
      title: "Wie wint hoeveel per kWh",
      label: `Prijslijn: ${injectionPrice.toLowerCase()}, afgesproken prijs en energieprijs, en wat elk van beiden per kWh wint`,
      injection: injectionPrice,
      agreed: "Afgesproken prijs",
      energy: "Energieprijs",
      sellerGains: "verkoper wint {amount}",
      sellerLoses: "verkoper verliest {amount}",
      buyerGains: "koper wint {amount}",
      buyerLoses: "koper verliest {amount}",
      headers: { name: "Prijs", price: "Per kWh" },
    },
    disclaimer: `Indicatieve berekening op ${formatDay(site.today)}, geen aanbod. De hele situatie staat in het adres van deze pagina: bewaar of deel de link en u krijgt dezelfde uitkomst.`,
  };
}
