import { priceLineWords } from "#content/energy/price-line.ts";
import {
  cardMonths,
  practiceWords,
  referencePair,
  type SharingFacts,
  supplierCostWords,
} from "#content/pages/information/sharing-facts.ts";
import type { Site } from "#content/site.ts";
import type { PicturedPair } from "#domain/sharing/shared-day.ts";

const roof = { kilowattPeak: 8, ownUse: { energy: 3500 }, season: "summer" } satisfies PicturedPair;

export function tourWords(site: Site, facts: SharingFacts) {
  const practice = practiceWords(facts);
  const costs = supplierCostWords(facts);
  const { name } = site;
  const steps = [
    {
      head: {
        title: `Ontdek ${name}: een dag in tegels`,
        description:
          "Stap 1 van 4: waarom een dag uit 96 kwartieren bestaat, en wat er vandaag met het overschot van een dak met zonnepanelen gebeurt.",
      },
      label: "De dag",
      title: "Een dag telt 96 kwartieren",
      paragraphs: [
        "Een digitale meter kan per kwartier tellen: vier keer per uur, 96 keer per dag. Elk kwartier is hier één tegel, van middernacht tot middernacht.",
        "Dit is het dak van een gezin op een gemiddelde junidag. ’s Ochtends gebruikt het gezin zijn zon zelf. Zodra er meer opgewekt wordt dan het huis nodig heeft, vloeit de rest naar het net. Elke gele stip is zo’n overschot; hoe groter de stip, hoe meer.",
        `Vandaag gaat alles daarvan naar de leverancier, voor de injectievergoeding op het contract. ${practice.injection} Maar misschien is er iemand in uw gewest die op dat moment stroom nodig heeft.`,
      ],
      square: {
        pair: roof as PicturedPair,
        label: "Het overschot van een dak met 8\u00a0kWp op een gemiddelde junidag",
      },
      caption: "Rekenmodel: 8\u00a0kWp, eigen verbruik van 3.500\u00a0kWh per jaar, nog geen koper.",
    },
    {
      head: {
        title: `Ontdek ${name}: twee dagen die passen`,
        description:
          "Stap 2 van 4: leg de kwartieren van een koper naast die van een verkoper en zie hoeveel overschot er op hetzelfde moment gebruikt wordt.",
      },
      label: "De koper",
      title: "Zoek iemand die overdag verbruikt",
      paragraphs: [
        "Hetzelfde dak, dezelfde dag. Maar nu is er een koper: een kapsalon, een praktijk, een gezin met een wagen aan de laadpaal. De tegels die turkoois kleuren, zijn kwartieren waarin hij stroom afneemt terwijl het dak stroom overheeft.",
        "De regel is kort. In elk kwartier wordt het kleinste van de twee gedeeld: nooit meer dan er geïnjecteerd wordt, nooit meer dan er afgenomen wordt. Wat de verkoper dan nog overheeft, blijft een gele stip. Wat de koper dan nog tekortkomt, blijft van zijn leverancier komen. Bewaren voor vanavond kan niet.",
        `Daarom maakt het zoveel uit wie u kiest. In Vlaanderen wordt ongeveer ${practice.shared} van de injectie van deelnemers echt gedeeld (${practice.source}). Met een koper die op de juiste uren verbruikt, is dat in ons model veel meer.`,
      ],
      square: {
        pair: { ...roof, buyer: { energy: 9000, trade: "shop" } } as PicturedPair,
        label: "Hetzelfde dak met een koper die overdag afneemt",
      },
      caption: "Rekenmodel: dezelfde dag, met een winkel of kapsalon die 9.000\u00a0kWh per jaar afneemt.",
    },
    {
      head: {
        title: `Ontdek ${name}: een prijs ertussenin`,
        description:
          "Stap 3 van 4: hoe u samen een prijs kiest tussen injectievergoeding en energieprijs, en waarom de kost van de leveranciers zo zwaar telt.",
      },
      label: "De prijs",
      title: "Uw prijs ligt tussen twee andere prijzen",
      paragraphs: [
        "Links op de lijn staat wat de verkoper vandaag voor zijn overschot krijgt. Rechts wat de koper vandaag voor de energie betaalt. Bij elke prijs daartussen winnen beiden op elke gedeelde kWh. U kiest samen waar het bolletje staat.",
        `De prijs verdeelt de winst, maar maakt ze niet groter. Samen wint u altijd het verschil tussen links en rechts, maal de gedeelde kWh. Daar gaat af wat uw twee leveranciers voor het delen vragen: vaak ${costs.range} per jaar en per kant.`,
        "Is het volume te klein, dan is die kost groter dan de winst. Dan zeggen wij dat. Nettarieven, capaciteitstarief, accijns en bijdragen staan niet op deze lijn: die betaalt de koper in Vlaanderen ook op gedeelde kWh.",
      ],
      square: null,
      caption: `Rekenvoorbeeld met ${referencePair(facts)} van ${cardMonths(facts)}.`,
    },
    {
      head: {
        title: `Ontdek ${name}: het papierwerk`,
        description:
          "Stap 4 van 4: wat koper en verkoper één keer moeten regelen met leverancier en netbeheerder, en wat er daarna elke maand gebeurt.",
      },
      label: "Regelen",
      title: "Eén keer regelen, elke maand afrekenen",
      paragraphs: [
        "U zet uw prijs in een overeenkomst. U vraagt beide leveranciers naar hun voorwaarden en naar meetregime 3. De beheerder dient de aanvraag in bij Fluvius, en u geeft er elk uw goedkeuring voor. In Brussel loopt dat via een aangifte bij Sibelga.",
        "Daarna draait het vanzelf. De netbeheerder leest de meters, rekent de gedeelde kWh uit en laat ze rond de 25e van de volgende maand weten. De koper betaalt de verkoper rechtstreeks; de netbeheerder int niets. Uw leverancier factureert gewoon de rest.",
        `${name} is geen leverancier en geen partij bij de verkoop. Rekenen kan zonder account. Met een account maakt u de overeenkomst, rekent u elke maand af en krijgt u een herkomstverklaring.`,
      ],
      square: null,
      caption: "De zes stappen bij Fluvius, gelezen op 14 november 2026.",
    },
  ] as const;
  const [first] = steps;
  return {
    head: first.head,
    steps,
    dutchMarket:
      site.market === "nl"
        ? "De rondleiding toont de Belgische regels. In Nederland kunt u rekenen, maar nog niet via ons delen of verkopen."
        : null,
    navigation: {
      label: `Ontdek ${name} in vier stappen`,
      previous: "Vorige",
      next: "Volgende",
      stepOf: "Stap {step} van 4",
    },
    price: {
      ...priceLineWords,
      label: "De afgesproken prijs ligt tussen de injectievergoeding van de verkoper en de energieprijs van de koper",
    },
    checklist: {
      label: "Eén keer regelen",
      items: [
        "Prijs en overeenkomst",
        "Voorwaarden van beide leveranciers",
        "Digitale meter en meetregime 3",
        "Aanvraag bij de netbeheerder",
        "Goedkeuring door allebei",
        "Start",
      ],
      month: "Elke maand",
      monthItems: [
        "Gedeelde kWh, rond de 25e",
        "Rekening van verkoper aan koper",
        "Factuur van de leverancier voor de rest",
      ],
    },
    ending: {
      buyer: "Begin als koper",
      seller: "Begin als verkoper",
      calculator: "Reken het uit",
    },
  };
}
