import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { cardMonths, monthOf, type SharingFacts, supplierCostWords } from "#content/pages/information/sharing-facts.ts";
import { formsChooser } from "#content/pages/sharing/forms-chooser.ts";
import { streetWords } from "#content/pages/sharing/street.ts";
import type { Site } from "#content/site.ts";

export function sharingWords(site: Site, facts: SharingFacts) {
  const isDutchMarket = site.market === "nl";
  return {
    head: {
      title: "Energiedelen uitgelegd",
      description:
        "Energiedelen in Vlaanderen en Brussel: welke vormen er zijn, wie mag verkopen, welke verdeelsleutel past en wat er op uw factuur verandert.",
    },
    hero: {
      eyebrow: "Energie delen",
      title: "Eén kwartier, twee meters",
      lead: "Delen is geen kabel naar de buren. Het is boekhouding: wat uw dak in een kwartier injecteert, wordt afgetrokken van wat iemand anders in datzelfde kwartier afneemt.",
    },
    dutchMarket: isDutchMarket
      ? "Deze pagina beschrijft de Belgische regels. In Nederland loopt delen niet via Fluvius of Sibelga en gelden andere regels; de calculators kunt u er wel gebruiken."
      : null,
    street: streetWords,
    fork: {
      title: "Vraagt u er geld voor?",
      lead: "In Vlaanderen bepaalt die ene vraag hoe het heet en welke regels gelden.",
      free: {
        answer: "Nee",
        name: "Energiedelen",
        text: "Gratis, per definitie. U schenkt uw overschot aan uzelf op een ander adres, aan wie in hetzelfde gebouw woont, of aan de leden van een energiegemeenschap.",
      },
      paid: {
        answer: "Ja",
        name: "Verkoop",
        text: "Van persoon aan persoon, aan precies één koper, of binnen één gebouw aan de bewoners. De prijs kiest u vrij, samen met wie koopt. Een koper mag meerdere verkopers hebben.",
      },
      note: "Wie buiten één gebouw aan meer kopers wil verkopen, heeft een leveringsvergunning nodig.",
    },
    chooser: formsChooser,
    forms: {
      caption: "Zes vormen in het Vlaams Gewest",
      columns: ["Vorm", "Wie met wie", "Prijs", "Rechtspersoon", "Sinds"],
      rows: [
        [
          "Energiedelen in een gebouw",
          "Gebruikers van één gebouw met minstens twee eenheden; gezamenlijke installatie in of op het gebouw",
          "gratis",
          "nee",
          "1 januari 2022",
        ],
        [
          "Energiedelen met uzelf",
          "Dezelfde titularis op meerdere adressen, bijvoorbeeld huis en buitenverblijf",
          "gratis",
          "nee",
          "2022",
        ],
        [
          "Energiedelen in een energiegemeenschap",
          "Leden van een energiegemeenschap van burgers of een hernieuwbare-energiegemeenschap",
          "gratis",
          "ja, te melden bij de VNR",
          "23 januari 2023",
        ],
        [
          "Persoon-aan-persoonverkoop",
          "Eén verkoper aan één koper",
          "vrij, 0\u00a0euro mag",
          "nee",
          "1 juli 2022; met verschillende leveranciers: januari 2023",
        ],
        ["Meervoudige persoon-aan-persoonverkoop", "Meerdere verkopers aan één koper", "vrij", "nee", "2023"],
        [
          "Verkoop in een gebouw",
          "VME, eigenaar of mede-eigenaar aan bewoners of huurders",
          "vrij",
          "nee",
          "1 april 2023",
        ],
      ],
      source:
        "Bron: Energiedecreet, artikelen 7.2.1 en 7.2.2; Fluvius; VNR. Gelezen op 14 november 2026. VNR is de Vlaamse Nutsregulator, vroeger VREG; VME is de vereniging van mede-eigenaars.",
    },
    bill: {
      title: "Wat delen raakt, en wat niet",
      lead: "Van een gedeelde kWh vervalt alleen het deel dat uw leverancier voor de energie zelf rekent. De rest van de factuur verandert niet.",
      label: `Een elektriciteitsfactuur van ${formatKilowattHours(facts.regulatorHousehold.value)} in Vlaanderen`,
      parts: [
        {
          name: "Energie",
          share: facts.billShares.energy.value as number,
          text: "valt weg op gedeelde kWh",
          isReplaced: true,
        },
        {
          name: "Net",
          share: facts.billShares.grid.value as number,
          text: "blijft, ook het capaciteitstarief",
          isReplaced: false,
        },
        {
          name: "Heffingen",
          share: facts.billShares.levies.value as number,
          text: "blijven, ook de accijns",
          isReplaced: false,
        },
        {
          name: "Btw",
          share: facts.billShares.vat.value as number,
          text: "volgt wat er overblijft",
          isReplaced: false,
        },
      ],
      source: `Bron: CREG, ${monthOf(facts.billShares.energy)}, enkelvoudig tarief, aangehaald door OptimCE. Door afronding is de som niet precies 100%. Bij een contract met vaste vergoeding blijft ook die vergoeding.`,
      fee: `Vaak rekent uw leverancier ook een kost voor het delen aan: ${supplierCostWords(facts).range} per jaar en per kant volgens de tariefkaarten van ${cardMonths(facts)}. Reken die altijd mee.`,
    },
    keys: {
      title: "Wie krijgt wat: de verdeelsleutel",
      lead: "Een paar heeft geen sleutel nodig: gedeeld is het kleinste van injectie en afname. Is er meer dan één ontvanger, dan spreekt u er een af. Hieronder hetzelfde kwartier, drie keer verdeeld: het dak injecteert 2\u00a0kWh en elke deelnemer, ook het dak zelf, heeft een sleutel van een vijfde.",
      caption: "Rekenvoorbeeld: één kwartier van een gebouw met vier appartementen",
      columns: ["Aansluiting", "Afname", "Vast", "Relatief", "Optimaal"],
      receivers: ["Appartement 1", "Appartement 2", "Appartement 3", "Appartement 4"],
      shared: "Gedeeld",
      toSupplier: "Naar de leverancier",
      explanations: [
        {
          name: "Vast",
          text: "Ieder krijgt zijn deel aangeboden, in één ronde. Het deel van wie injecteert, blijft bij hem.",
        },
        {
          name: "Relatief",
          text: "De ontvangers verdelen alles onder elkaar, in één ronde. Wat niet past, keert terug.",
        },
        {
          name: "Optimaal",
          text: "Wat niet past, wordt opnieuw verdeeld onder wie nog afneemt, tot er niets meer te verdelen is.",
        },
      ],
      source:
        "Bron: protocol energiedelen van Fluvius, versie 3.1. In Brussel kent Sibelga vast, prorata en hybride; een paar heeft ook daar geen sleutel nodig.",
    },
    start: {
      title: "Zo begint u",
      lead: "In Vlaanderen zijn het zes stappen. De belangrijkste is de tweede: vraag het beide leveranciers voor u tekent.",
      steps: [
        { title: "Spreek een prijs af", text: "En zet die op papier. Fluvius biedt een voorbeeldovereenkomst aan." },
        {
          title: "Vraag beide leveranciers naar hun voorwaarden",
          text: "Kost per jaar, per klant of per aansluiting, en of uw contract dynamisch moet worden.",
        },
        {
          title: "Zorg voor de juiste meter",
          text: "Een digitale meter die communiceert. Uw leverancier activeert meetregime 3 op uw vraag.",
        },
        {
          title: "Dien de aanvraag in",
          text: "De beheerder van de groep doet dat op mijn.fluvius.be/energiedelen, met de EAN-codes.",
        },
        {
          title: "Laat iedereen goedkeuren",
          text: "Elke deelnemer bevestigt, per mail of met de QR-code in een brief.",
        },
        {
          title: "Volg elke maand mee",
          text: "De gedeelde kWh van een maand kent u rond de 25e van de maand erna. De koper betaalt de verkoper rechtstreeks.",
        },
      ],
      warning: "Verandert u van leverancier? Vraag meetregime 3 dan opnieuw aan, anders stopt het delen vanzelf.",
      source: "Bron: Fluvius, gelezen op 14 november 2026. Hoelang een aanvraag duurt, vonden wij niet gepubliceerd.",
    },
    regions: {
      title: "Ander gewest, andere regels",
      brussels: {
        name: "Brussel",
        text: "Energiedelen is er wettelijk mogelijk sinds 30 april 2022. Verkoop van persoon aan persoon is er één op één en ‘zonder tussenkomst van een tussenpersoon’. De aangifte loopt via Sibelga, de slimme meter is voor deelnemers gratis. Hoe dichter u op het net bij elkaar aangesloten bent, hoe lager sommige nettarieven: binnen hetzelfde gebouw vervalt het proportionele nettarief op gedeelde kWh, achter dezelfde laagspanningscabine halveert het.",
        source:
          "Bron: Brugel en Sibelga; tariefbeslissing 285bis, geldig van 2025 tot en met 2029, aangehaald door OptimCE op 5 augustus 2026.",
      },
      wallonia: {
        name: "Wallonië",
        text: "Verkoop tussen personen staat er in het decreet, maar is nog niet in werking. Delen in een gebouw of in een energiegemeenschap kan wel.",
        source: "Bron: CWaPE, aangehaald door OptimCE, 2026.",
      },
    },
    onward: {
      examples: "Bekijk de rekenvoorbeelden",
      buyer: "Reken als koper",
      seller: "Reken als verkoper",
      title: "En nu met uw eigen cijfers",
      text: `${site.name} rekent met dezelfde tegels en dezelfde kosten, maar dan met uw postcode, uw contract en uw afname.`,
    },
  };
}
