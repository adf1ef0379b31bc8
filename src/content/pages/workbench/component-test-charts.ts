import { daySquareWords } from "#content/energy/day-square.ts";

const empty = "Nog geen cijfers om te tonen.";
const months = ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"];
const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Every number below is an example, made to show a state of a picture; none describes a person or a market. */
export const componentTestChartsWords = {
  square: {
    labels: daySquareWords,
    names: {
      hero: "Groot: de dag over de hele breedte",
      card: "In een kaart",
      buyer: "Met wat de koper nog van de leverancier neemt",
      small: "Klein",
      mini: "Vingerafdruk van een aanbod",
      tall: "Staand: een rij per uur",
      empty: "Een dag zonder zon",
    },
    hero: "Rekenmodel van een zomerdag, dak van 10 kWp en een bakkerij",
    winter: "Rekenmodel van een winterdag, dak van 4 kWp en een gezin",
    summer: "Rekenmodel van een zomerdag, dak van 4 kWp en een gezin",
    spring: "Rekenmodel van een lentedag, dak van 4 kWp en een winkel",
    none: "Een dag zonder overschot",
    caption: "Eén dag is 96 kwartieren. Elke tegel is er een.",
  },
  bars: {
    names: {
      rows: "Balken",
      columns: "Kolommen",
      one: "Eén waarde",
      zero: "Alles nul",
      negative: "Onder nul",
      empty: "Zonder cijfers",
    },
    empty,
    headers: { name: "Maand", value: "Gedeeld" },
    rowHeaders: { name: "Buur", value: "Gedeeld per jaar" },
    rows: {
      label: "Voorbeeldcijfers: met de bakkerij deelt dit dak het meest, 1.840 kWh per jaar",
      title: "Met wie deelt dit dak het meest?",
      note: "Voorbeeldcijfers.",
      bars: [
        { name: "Bakkerij", value: 1840 },
        { name: "School", value: 1420 },
        { name: "Gezin dat thuiswerkt", value: 960 },
        { name: "Gezin", value: 610 },
      ],
    },
    columns: {
      label: "Voorbeeldcijfers: gedeelde stroom per maand, het meest in juli met 212 kWh",
      title: "Gedeelde stroom per maand",
      note: "Voorbeeldcijfers.",
      bars: [62, 78, 131, 176, 204, 206, 212, 198, 160, 118, 70, 51].map((value, month) => ({
        name: months[month] ?? "",
        value,
      })),
    },
    one: { label: "Voorbeeldcijfer: 140 kWh in april", title: "Eén maand", bars: [{ name: "apr", value: 140 }] },
    zero: {
      label: "Voorbeeldcijfers: drie maanden zonder gedeelde stroom",
      title: "Drie maanden zonder zon",
      bars: [
        { name: "nov", value: 0 },
        { name: "dec", value: 0 },
        { name: "jan", value: 0 },
      ],
    },
    negative: {
      label: "Voorbeeldcijfers: winst per maand, in december een verlies van 4 euro",
      title: "Winst per maand na kosten",
      bars: [
        { name: "okt", value: 6 },
        { name: "nov", value: 1 },
        { name: "dec", value: -4 },
        { name: "jan", value: -2 },
        { name: "feb", value: 3 },
      ],
    },
    none: { label: "Geen gedeelde stroom bekend", title: "Nog niets gedeeld" },
  },
  stacks: {
    names: { rows: "Gestapeld, liggend", columns: "Gestapeld per maand", empty: "Zonder cijfers" },
    empty,
    headers: { name: "Periode", total: "Samen" },
    parts: {
      own: "zelf verbruikt",
      shared: "gedeeld",
      toSupplier: "naar de leverancier",
      fromSupplier: "van de leverancier",
      unchanged: "wat niet verandert",
    },
    rows: {
      label: "Voorbeeldcijfers: op een zomerdag gaat meer naar de leverancier dan op een winterdag",
      title: "Waar gaat de zon van uw dak heen?",
      note: "Voorbeeldcijfers voor één dag, in kWh.",
      stacks: [
        { name: "Zomerdag", values: [6.2, 9.4, 5.1, 0, 0] },
        { name: "Lentedag", values: [5.1, 8.2, 3.4, 0, 0] },
        { name: "Winterdag", values: [2.6, 1.9, 0, 0, 0] },
      ],
    },
    columns: {
      label: "Voorbeeldcijfers: verbruik van een koper per maand, gedeeld en van de leverancier",
      title: "Uw verbruik per maand",
      note: "Voorbeeldcijfers in kWh.",
      stacks: months.map((name, month) => {
        const shared = [22, 34, 68, 96, 112, 118, 121, 114, 82, 54, 28, 18][month] ?? 0;
        return { name, values: [0, shared, 0, 330 - shared - month * 4, 0] };
      }),
    },
    none: { label: "Geen verbruik bekend", title: "Nog geen verbruik" },
  },
  lines: {
    names: {
      day: "Lijnen en vlak",
      many: "Eén lijn, veel punten",
      one: "Eén waarde",
      zero: "Alles nul",
      empty: "Zonder cijfers",
    },
    empty,
    headers: { name: "Kwartier" },
    day: {
      label: "Rekenmodel: de injectie piekt rond de middag, de afname in de ochtend en de avond",
      title: "Eén lentedag: wat het dak geeft en wat de koper neemt",
      note: "Rekenmodel, niet gemeten. In kWh per kwartier.",
    },
    series: { injection: "injectie", offtake: "afname", shared: "gedeeld" },
    many: {
      label: "Rekenmodel: injectie op elke dag van een jaar, het hoogst in juni",
      title: "Injectie per dag over een jaar",
    },
    one: { label: "Voorbeeldcijfer: één kwartier", title: "Eén kwartier" },
    zero: { label: "Voorbeeldcijfers: een nacht zonder injectie", title: "Een nacht" },
    none: { label: "Geen kwartieren bekend", title: "Nog geen kwartieren" },
    dayNumber: "Dag",
  },
  waterfall: {
    names: { gain: "Van rekening naar rekening", loss: "Wanneer het niet loont", empty: "Zonder cijfers" },
    empty,
    headers: { name: "Onderdeel", amount: "Per jaar" },
    gain: {
      label: "Voorbeeldcijfers: de rekening zakt van € 1.240,00 naar € 1.172,80 per jaar",
      title: "Uw rekening voor en na",
      note: "Voorbeeldcijfers.",
      steps: [
        { name: "Rekening zonder delen", amount: 1240, kind: "total" },
        { name: "Energie die u niet meer bij de leverancier koopt", amount: -312, kind: "change" },
        { name: "Wat u de verkoper betaalt", amount: 148, kind: "change" },
        { name: "Kost van uw leverancier", amount: 96.8, kind: "change" },
        { name: "Rekening met delen", amount: 1172.8, kind: "total" },
      ],
    },
    loss: {
      label: "Voorbeeldcijfers: na kosten blijft een verlies van € 40,80 per jaar",
      title: "Dit loont niet: de vaste kost is groter dan de winst",
      note: "Voorbeeldcijfers.",
      steps: [
        { name: "Winst op gedeelde stroom", amount: 56, kind: "total", tone: "shared" },
        { name: "Kost van uw leverancier", amount: -96.8, kind: "change", tone: "toSupplier" },
        { name: "Wat u overhoudt", amount: -40.8, kind: "total" },
      ],
    },
    none: { label: "Geen rekening bekend", title: "Nog geen rekening" },
  },
  price: {
    names: { fair: "Beiden winnen", edge: "Op de rand", outside: "Buiten de band" },
    words: {
      label: "Voorbeeldcijfers: de afgesproken prijs ligt tussen de injectievergoeding en de energieprijs",
      injection: "Injectievergoeding",
      agreed: "Afgesproken prijs",
      energy: "Energieprijs",
      sellerGains: "verkoper wint {amount}",
      sellerLoses: "verkoper verliest {amount}",
      buyerGains: "koper wint {amount}",
      buyerLoses: "koper verliest {amount}",
      headers: { name: "Prijs", price: "Per kWh" },
      note: "Voorbeeldcijfers.",
    },
    outside: "Voorbeeldcijfers: de afgesproken prijs ligt boven de energieprijs, de koper verliest",
  },
  heat: {
    names: { year: "Een jaar in kwartieren", empty: "Zonder cijfers" },
    empty,
    hour: "{hour} u",
    headers: { name: "Maand", total: "Gedeeld", highest: "Hoogste kwartier" },
    stretches: months.map((name, month) => ({ name, days: monthDays[month] ?? 30 })),
    year: {
      label:
        "Rekenmodel: over een jaar wordt het meest gedeeld op zomerse middagen, in de winter alleen rond de middag",
      title: "Wanneer er gedeeld wordt, van januari tot december",
      note: "Rekenmodel, niet gemeten.",
    },
    none: { label: "Geen jaar bekend", title: "Nog geen jaar" },
  },
  logo: "Beeldmerk",
  illustrations: {
    title: "Tekeningen",
    names: {
      houseWithPanels: "Huis met zonnepanelen",
      barn: "Schuur met zonnepanelen",
      bakery: "Bakkerij",
      school: "School",
      apartmentBlock: "Appartementsgebouw",
      street: "Straat",
      sunCable: "Van dak naar buur",
      emptySquare: "Een leeg plein",
      missingTile: "Een tegel ontbreekt",
      letter: "Brief",
      meter: "Digitale meter",
      contract: "Overeenkomst",
    },
  },
} as const;
