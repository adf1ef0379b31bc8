import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";
import { guideSources, guideWords } from "./guide-words.ts";
import { sellerQuestions } from "./seller-questions.ts";
import { cardMonths, referencePair, type SharingFacts, supplierCostWords, taxWords } from "./sharing-facts.ts";

export function sellersWords(site: Site, facts: SharingFacts) {
  const costs = supplierCostWords(facts);
  const { energyPrice, injectionPrice, agreedPrice } = facts.example;
  const tax = taxWords(facts);
  const questions = sellerQuestions(costs.range, tax);
  const head: PageHead = {
    title: "Verkopersinformatie",
    description:
      "Uw overschot aan zonnestroom verkopen: één koper, een prijs die u zelf kiest, de kosten, belasting en btw, en wat er elke maand gebeurt.",
  };
  return {
    head,
    ...guideWords,
    hero: hero(site),
    oneBuyer: {
      id: "een-koper",
      title: "Eén koper, goed gekozen",
      text: [
        "In Vlaanderen verkoopt u aan **precies één koper**. Zo staat het in artikel 7.2.2 van het Energiedecreet. Aan meerdere kopers verkopen vraagt een leveringsvergunning, of de aparte regeling voor verkoop in een gebouw.",
        "De keuze van die ene koper bepaalt dus veel. Niet alleen zijn prijs telt: wie **verbruikt terwijl uw panelen werken**, neemt het meest van u af. Twee modeldagen tonen waarom: dezelfde panelen, hetzelfde jaarverbruik, andere uren.",
      ],
      pictures: {
        household: {
          title: "Een gezin",
          label: "Modeldag in april met een gezin als koper, in 96 kwartieren",
          caption: "Een koper met 3.500\u00a0kWh per jaar, vooral ’s\u00a0morgens en ’s\u00a0avonds.",
        },
        office: {
          title: "Een klein kantoor",
          label: "Modeldag in april met een klein kantoor als koper, in 96 kwartieren",
          caption: "Evenveel: 3.500\u00a0kWh per jaar, maar vooral overdag.",
        },
        sharedOf: "gedeeld van uw injectie op deze dag",
        note: "Rekenmodel, geen meting: panelen van 5\u00a0kWp en een eigen verbruik van 3.500\u00a0kWh, op een gemiddelde dag in april.",
      },
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
    conditions: {
      id: "voorwaarden",
      title: "Wat u nodig hebt",
      items: [
        {
          title: "Eigen hernieuwbare opwekking, thuis of op uw vestiging",
          text: "Panelen of een andere hernieuwbare bron achter uw eigen meter.",
        },
        {
          title: "Een digitale meter die communiceert, of een AMR-meter",
          text: "Ziet u kwartierwaarden op Mijn Fluvius, dan communiceert uw meter.",
        },
        {
          title: "Geen terugdraaiende teller",
          text: "Loopt uw teller achteruit als de zon schijnt, vraag dan eerst een digitale meter.",
        },
        { title: "Meetregime 3", text: "Vraag het uw leverancier. Hij mag het niet weigeren." },
        {
          title: "Een contract voor afname en een voor injectie",
          text: "Wat uw koper niet afneemt, koopt uw leverancier. Hebt u nog geen injectiecontract, vraag er dan eerst een.",
        },
        { title: "Een koper in hetzelfde gewest", text: "Vlaanderen met Vlaanderen, Brussel met Brussel." },
        {
          title: "Energie verkopen is niet uw hoofdactiviteit",
          text: "Een bakkerij met zonnepanelen mag dus meedoen.",
        },
      ],
    },
    start: {
      id: "starten",
      title: "Van handdruk tot eerste gedeelde kWh",
      steps: [
        {
          title: "U spreekt af",
          text: "Prijs, looptijd, opzegtermijn en betaling komen in een overeenkomst; Fluvius heeft een voorbeeld. Teken pas na stap 2.",
        },
        {
          title: "U vraagt na",
          text: "U en de koper vragen elk aan de eigen leverancier wat delen kost en of het contract mag blijven.",
        },
        {
          title: "De leveranciers vragen meetregime 3 aan",
          text: "Elke leverancier doet dat voor zijn eigen klant.",
        },
        {
          title: "De beheerder meldt aan",
          text: "Eén van u vertegenwoordigt de groep en dient de EAN-codes in op Mijn Fluvius.",
        },
        {
          title: "Iedereen keurt goed",
          text: "Via een mail of een brief met QR-code, met inbegrip van de toegang tot de gegevens.",
        },
        {
          title: "De eerste kWh",
          text: "Vanaf de startdag berekent Fluvius elk kwartier wat er gedeeld is.",
        },
      ],
      duration: "Reken op enkele weken. Dat is een schatting: een vaste termijn vonden wij bij Fluvius niet.",
    },
    month: {
      id: "een-maand",
      title: "Uw maand als verkoper",
      moments: [
        {
          when: "Elk kwartier",
          text: "Eerst verbruikt u zelf. Wat overblijft, gaat naar uw koper, tot aan zijn afname.",
        },
        { when: "De rest", text: "Wat de koper niet afneemt, koopt uw leverancier tegen uw injectievergoeding." },
        { when: "Rond de 25e", text: "Fluvius meldt de gedeelde volumes van de vorige maand." },
        { when: "Daarna", text: "U maakt uw rekening, de koper betaalt u rechtstreeks." },
      ],
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
    regions: {
      id: "brussel",
      title: "Brussel naast Vlaanderen",
      flanders: {
        name: "Vlaanderen",
        items: [
          "Netbeheerder Fluvius, toezichthouder Vlaamse Nutsregulator",
          "Eén koper per verkoper; uw koper mag wel meer verkopers hebben",
          "Aanmelden op Mijn Fluvius, geen vergunning",
          "Nettarieven veranderen niet",
        ],
      },
      brussels: {
        name: "Brussel",
        items: [
          "Netbeheerder Sibelga, toezichthouder Brugel",
          "Eén verkoper en één koper, zonder tussenpersoon",
          "Aangifte bij Sibelga met een formulier",
          "Nettarieven op gedeelde kWh dalen binnen één gebouw of achter dezelfde cabine; transportkosten vallen weg tot achter hetzelfde onderstation",
        ],
      },
      note: site.brusselsMatching
        ? "Verkoopt u in Brussel aan meer dan één koper, dan gelden de verplichtingen van een leverancier."
        : "Omdat de Brusselse vrijstelling uitgaat van verkoop zonder tussenpersoon, zoeken wij in Brussel voorlopig geen koper voor u. Rekenen kan wel.",
    },
    questions: { id: "vragen", title: "Vragen van verkopers", items: questions },
    sources: {
      id: "bronnen",
      title: "Nalezen bij de bron",
      items: [
        guideSources.decree,
        guideSources.gridOperator,
        guideSources.regulator,
        guideSources.finance,
        guideSources.brussels,
      ],
    },
  };
}

const hero = (site: Site) =>
  site.market === "nl"
    ? {
        eyebrow: "Verkopersinformatie",
        title: "Uw overschot verkopen: het Belgische voorbeeld",
        lead: "In Nederland stopt de salderingsregeling op 1 januari 2027 (Kamerstuk 36 611). Verkoop aan een andere afnemer via Fluvius bestaat er niet. Deze gids beschrijft Vlaanderen en Brussel; voor Nederland bieden wij voorlopig alleen berekeningen aan.",
        primary: { label: "Naar de calculator", to: "/calculator/verkoper" },
        secondary: { label: "Hoe zit het in Nederland?", to: "/verkoper" },
      }
    : {
        eyebrow: "Verkopersinformatie",
        title: "Uw overschot kan meer waard zijn dan uw injectievergoeding",
        lead: "Verkoop de zonnestroom die u niet zelf verbruikt aan iemand uit uw gewest, tegen een prijs die u samen kiest. Of dat na kosten loont, hangt vooral af van wie uw koper is.",
        primary: { label: "Kan ik verkopen?", to: "/verkoper" },
        secondary: { label: "Reken eerst na", to: "/calculator/verkoper" },
      };
