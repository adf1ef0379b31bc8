import { formatDay } from "#content/format/format-day.ts";
import { monthNames } from "#content/format/month-names.ts";
import type { Site } from "#content/site.ts";

/** What every calculator for one side of a sale says, apart from its questions and its answer. */
export function commonCalculatorWords(site: Site, market: Site["market"]) {
  const isBelgian = market === "be";
  const injectionPrice = isBelgian ? "Injectievergoeding" : "Terugleververgoeding";
  return {
    tabsLabel: "Kies een calculator",
    aboutTitle: "Goed om te weten",
    form: {
      title: "Uw situatie in vijf vragen",
      submit: "Reken uit",
      refine: "Verfijn: alle andere cijfers",
      refineOpen: "Toon minder vragen",
      proposed: "Wij stellen voor",
      proposedValue: "Laat u dit leeg, dan rekenen wij met {value}.",
      privacy: "Wat u invult, bewaren wij niet. Een meterbestand verlaat uw toestel niet.",
      faulty: "Kijk de gemarkeerde velden na. Wat u intikte, staat er nog.",
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
    files: {
      own: "Uw meterbestand",
      buyer: "Meterbestand van de koper",
      seller: "Meterbestand van de verkoper",
      help: isBelgian
        ? "De kwartiertotalen van Mijn Fluvius, als csv of xlsx. Wij lezen ze op uw toestel en sturen ze nergens heen."
        : "Kwartierwaarden van uw netbeheerder of van uw P1-poort. Wij lezen ze op uw toestel en sturen ze nergens heen.",
      noScript:
        "Een bestand lezen gebeurt in uw browser en heeft JavaScript nodig. Zonder JavaScript kunt u uw kWh invullen.",
      reading: "Wij lezen {name}",
      cancel: "Stop",
      read: "Gelezen: twaalf maanden vanaf {month}, {offtake} afname{injection}.",
      readInjection: " en {injection} injectie",
      filled: "{count} ontbrekende kwartieren kregen het gemiddelde van hun uur in dezelfde maand.",
      peaks: "Dit bestand bevat alleen maandpieken. Kies het rapport met kwartiertotalen.",
      failed: "Het lezen is mislukt. Probeer het opnieuw, of vul uw kWh in.",
      remark: "Wat wij in dit bestand zagen",
      where: isBelgian ? "Waar vind ik dit op Mijn Fluvius?" : "Waar vind ik dit?",
      steps: isBelgian
        ? [
            "Meld u aan op Mijn Fluvius en kies uw aansluiting.",
            "Open ‘Verbruik’ en kies ‘Historiek downloaden’.",
            "Kies elektriciteit, kwartiertotalen en een periode van twaalf maanden.",
            "Bewaar het csv-bestand en kies het hier, zonder het eerst te openen.",
          ]
        : [
            "Meld u aan bij uw netbeheerder of bij de dienst die uw slimme meter uitleest.",
            "Vraag de kwartierwaarden van twaalf maanden als csv.",
            "Kies dat bestand hier, zonder het eerst te openen.",
          ],
      picture: {
        label:
          "Tekening van een scherm met links de keuze ‘Verbruik’ en rechts de knop om kwartiertotalen te downloaden",
        menu: "Verbruik",
        kind: "Kwartiertotalen",
        period: "12 maanden",
        button: "Download",
      },
      linkNote: "Uw meterbestand zit niet in de link. Wie de link opent, ziet de uitkomst van het rekenmodel.",
    },
    result: {
      title: "Uitkomst",
      busy: "Wij rekenen opnieuw",
      toResult: "Bekijk de uitkomst",
      partner: "Deze calculator wordt u aangeboden door",
      perYear: "per jaar",
      you: "U",
      other: { buyer: "De verkoper", seller: "De koper" },
      facts: "Kerncijfers",
    },
    sections: {
      price: {
        title: "Welke prijs is eerlijk?",
        lead: "Schuif de prijs. De winst van beiden beweegt mee; samen blijft ze gelijk.",
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
        earns: "Daarbuiten krijgt de verkoper {amount} van de koper, en {lost} minder van zijn leverancier.",
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
        back: "Terug naar het jaar",
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
        script: "Dagen en kwartieren bekijken vraagt JavaScript. De maanden staan hieronder als tabel.",
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
      sellers: {
        title: "Hoeveel verkopers?",
        lead: isBelgian
          ? "In het Vlaams Gewest mag een koper er meer dan één hebben. Wij leggen dezelfde verkoper telkens opnieuw ernaast."
          : "",
        columns: ["Verkopers", "Gedeeld", "Erbij door de laatste", "Samen gewonnen"],
      },
      term: {
        title: "Over de hele afspraak",
        lead: "Gelijke prijzen, en panelen die elk jaar iets minder leveren.",
        columns: ["Jaar", "Gedeeld", "U", "De andere", "Samen tot dan"],
      },
      notes: {
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
