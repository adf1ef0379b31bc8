import { formatDay } from "#content/format/format-day.ts";
import type { Site } from "#content/site.ts";

/** What every calculator for one side of a sale says. */
export function commonCalculatorWords(site: Site, market: Site["market"]) {
  const injectionPrice = market === "be" ? "Injectievergoeding" : "Terugleververgoeding";
  return {
    units: { kilowattHours: "kWh", kilowattPeak: "kWp", cents: "c€/kWh", perYear: "per jaar" },
    tabsLabel: "Kies een calculator",
    aboutTitle: "Goed om te weten",
    situation: "Uw situatie",
    prices: "De prijzen",
    submit: "Reken uit",
    result: {
      title: "Uitkomst",
      stale: "Deze uitkomst hoort bij uw vorige getallen. Vul elk veld in om opnieuw te rekenen.",
      faulty: "Kijk de gemarkeerde velden na. Wat u intikte, staat er nog.",
      empty: {
        title: "Nog geen uitkomst",
        text: "Vul uw prijzen en een volume in. Het antwoord verschijnt hier.",
      },
      sum: "De som",
      toResult: "Bekijk de uitkomst",
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
    waterfall: {
      title: "Van gedeelde stroom naar euro",
      label: "Watervalgrafiek: wat de gedeelde stroom waard is, wat eraf gaat en wat u per jaar overhoudt",
      empty: "Nog niets te tonen",
      headers: { name: "Onderdeel", amount: "Per jaar" },
    },
    sources: {
      title: "Waar de ingevulde getallen vandaan komen",
      lead: "Vervang ze gerust door die van uw eigen contract: de som past zich aan.",
      agreed: "Halfweg tussen injectievergoeding en energieprijs, zodat beiden per kWh evenveel winnen.",
      rows: {
        energyPrice: "Energieprijs koper",
        injectionPrice: "Injectievergoeding verkoper",
        agreedPrice: "Afgesproken prijs",
        feeBuyer: "Leverancierskost koper",
        feeSeller: "Leverancierskost verkoper",
        sharedShare: "Deel van de injectie dat gedeeld wordt",
        yearlyYield: "Opbrengst per kWp en per jaar",
        selfConsumption: "Deel dat u zelf verbruikt",
      },
    },
    regions: {
      flanders: "Postcode {postcode} ligt in het Vlaams Gewest: uw {other} moet daar ook aangesloten zijn.",
      brussels: "Postcode {postcode} ligt in het Brussels Hoofdstedelijk Gewest.",
      others: { buyer: "verkoper", seller: "koper" },
      toBrussels: "Reken met Brusselse cijfers",
      toFlanders: "Reken met Vlaamse cijfers",
      wallonia: {
        title: "In Wallonië kan dit nog niet",
        text: "Postcode {postcode} ligt in het Waals Gewest. Verkoop tussen personen staat er wel in het decreet, maar het uitvoeringsbesluit ontbreekt. Daarom tonen wij geen uitkomst. Delen binnen één gebouw of in een energiegemeenschap kan er wel.",
        link: { label: "Lees hoe energiedelen werkt", path: "/energie-delen" },
      },
      dutch: "Uw postcode verandert in Nederland niets aan deze som.",
    },
    disclaimer: `Indicatieve berekening op ${formatDay(site.today)}, geen aanbod. De hele situatie staat in het adres van deze pagina: bewaar of deel de link en u krijgt dezelfde uitkomst.`,
    privacy: "Wat u invult, bewaren wij niet.",
  };
}
