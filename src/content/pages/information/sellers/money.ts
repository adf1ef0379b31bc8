import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import type { PageHead } from "#content/page-head.ts";
import {
  cardMonths,
  referencePair,
  type SharingFacts,
  supplierCostWords,
  taxWords,
} from "#content/pages/information/sharing-facts.ts";
import type { Site } from "#content/site.ts";

const head: PageHead = {
  title: "Prijs, kosten en belasting voor verkopers",
  description:
    "Welke prijs u vraagt voor uw zonnestroom, vanaf hoeveel gedeelde kWh het loont na de kosten van leveranciers, en wat belasting en btw betekenen.",
  trail: [{ name: "Verkopersinformatie", path: "/verkopersinformatie" }],
  crumb: "Prijs, kosten en belasting",
};

export function sellersMoney(site: Site, facts: SharingFacts) {
  const costs = supplierCostWords(facts);
  const { energyPrice, injectionPrice, agreedPrice } = facts.example;
  const tax = taxWords(facts);
  return {
    head,
    hero: {
      title: "Prijs, kosten en belasting",
      lead: "De prijs spreekt u af met uw koper. Wat u daarvan overhoudt, hangt af van de leveranciers, van hoeveel u deelt en van uw statuut.",
    },
    price: {
      id: "prijs",
      title: "De prijs kiest u samen",
      text: [
        "Vraagt u minder dan uw injectievergoeding, dan verliest u. Vraagt u meer dan de energieprijs van de koper, dan verliest hij. **Daartussen winnen beiden op elke gedeelde kWh.** De prijs verdeelt de winst, maar maakt ze niet groter.",
      ],
      line: {
        label: "Een prijs tussen de injectievergoeding en de energieprijs",
        injection: "Injectievergoeding",
        agreed: "Afgesproken prijs",
        energy: "Energieprijs",
        sellerGains: "verkoper wint {amount}",
        sellerLoses: "verkoper verliest {amount}",
        buyerGains: "koper wint {amount}",
        buyerLoses: "koper verliest {amount}",
        headers: { name: "Prijs", price: "Per kWh" },
      },
      values: {
        injection: injectionPrice.value as number,
        agreed: agreedPrice as number,
        energy: energyPrice.value as number,
      },
      example: `Rekenvoorbeeld met ${referencePair(facts)} van ${cardMonths(facts)}: ${formatCentsPerKilowattHour(energyPrice.value)} met btw tegenover ${formatCentsPerKilowattHour(injectionPrice.value)}. Precies in het midden ligt ${formatCentsPerKilowattHour(agreedPrice)}. Kosten van leveranciers gaan er nog af.`,
      gift: "Nul euro mag ook: dan is het een gift, bijvoorbeeld aan familie of een school.",
    },
    costs: {
      id: "kosten",
      title: "Kosten, en hoeveel u moet delen",
      lead: `Uw leverancier vraagt meestal ${costs.range} per jaar, die van de koper ook. Samen moet u dat eerst terugverdienen.`,
      caption: "Kost per leverancier, en het volume waarbij u samen de kosten terugverdient",
      columns: ["Leverancier", "Per jaar", "Loont vanaf"],
      ...costs,
      example: `Loont vanaf: zoveel kWh moet u per jaar delen zodat koper en verkoper samen geen geld verliezen, als beiden deze kost betalen. Gerekend met de prijzen van het rekenvoorbeeld hierboven.`,
      platform:
        site.platformFee === 0
          ? `${site.name} zelf vraagt vandaag niets.`
          : `${site.name} zelf vraagt ${formatEuros(site.platformFee)} per jaar; dat bedrag is meegeteld in de laatste kolom.`,
      calculator: "Reken uw opbrengst uit",
    },
    tax: {
      id: "belasting",
      title: "Belasting en btw",
      small: {
        title: `Tot en met ${tax.power}, alleen privé`,
        items: [
          "De opbrengst is **niet belastbaar** als u de installatie alleen privé gebruikt, bij uw woning, binnen het normale beheer van uw vermogen (circulaire 2023/C/42).",
          "U rekent **geen btw** aan op de verkochte stroom.",
        ],
      },
      large: {
        title: `Boven ${tax.power}, of beroepsmatig`,
        items: [
          "De opbrengst is in principe een **divers inkomen**, of een beroepsinkomen voor het deel dat u beroepsmatig gebruikt.",
          `U bent in principe **btw-plichtig**. Tot ${tax.turnover} omzet per jaar bestaat een vrijstelling voor kleine ondernemingen (FOD Financiën, aangehaald door OptimCE).`,
        ],
      },
      note: `De grens van ${tax.power} slaat op het vermogen van uw omvormer, aan de kant van de wisselstroom. Over inkomsten uit energiedelen gaat circulaire 2023/C/42; over de btw erop bestaat geen aparte circulaire. Laat uw situatie nakijken door uw boekhouder.`,
    },
    certificates: {
      id: "certificaten",
      title: "Certificaten staan hier los van",
      text: "Groenestroomcertificaten horen bij uw productie, niet bij de verkoop aan uw koper. Een garantie van oorsprong staat voor 1\u00a0MWh en wordt apart verhandeld. Wie ze krijgt voor stroom die u aan een koper verkoopt, vonden wij nergens geregeld. Voor een gezin is de opbrengst klein.",
      link: "Reken het na met de GVO-calculator",
    },
  };
}
