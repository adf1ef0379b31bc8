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
      lead: "Wat uw dak in een kwartier injecteert, wordt afgetrokken van wat iemand anders in datzelfde kwartier afneemt.",
    },
    dutchMarket: isDutchMarket
      ? "Deze pagina beschrijft de Belgische regels. In Nederland loopt delen niet via Fluvius of Sibelga en gelden andere regels; de calculators kunt u er wel gebruiken."
      : null,
    street: streetWords,
    fork: {
      title: "Met wie deelt u?",
      lead: "In Vlaanderen bepaalt dat hoe het heet en welke regels gelden.",
      free: {
        answer: "Met uzelf of samen",
        name: "Energiedelen",
        text: "Gratis, per definitie: met uzelf op een ander adres, met wie in hetzelfde gebouw woont, of met de leden van een energiegemeenschap.",
      },
      paid: {
        answer: "Met iemand anders",
        name: "Verkoop",
        text: "Persoon-aan-persoonverkoop aan precies één koper, of verkoop binnen één gebouw aan de bewoners. De prijs kiest u samen, en 0\u00a0euro mag: dan geeft u uw stroom weg. Een koper mag meerdere verkopers hebben.",
      },
      note: "Wie buiten één gebouw aan meer kopers wil verkopen, heeft een leveringsvergunning nodig.",
    },
    chooser: formsChooser,
    forms: {
      source: "Bron: Energiedecreet, artikelen 7.2.1 en 7.2.2; Fluvius. Gelezen op 14 november 2026.",
    },
    bill: {
      title: "Wat delen raakt, en wat niet",
      lead: "Van een gedeelde kWh vervalt alleen de energieprijs van uw leverancier.",
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
      fee: `Vaak rekent uw leverancier ook een kost voor het delen aan: ${supplierCostWords(facts).range} per jaar en per kant volgens de tariefkaarten van ${cardMonths(facts)}.`,
    },
    keys: {
      title: "Wie krijgt wat: de verdeelsleutel",
      lead: "Met meer dan één ontvanger spreekt u een sleutel af. Hieronder hetzelfde kwartier, drie keer verdeeld: het dak injecteert 2\u00a0kWh en elke deelnemer, ook het dak zelf, heeft een sleutel van een vijfde.",
      caption: "Rekenvoorbeeld: één kwartier van een gebouw met vier appartementen",
      columns: ["Aansluiting", "Afname", "Vast", "Relatief", "Optimaal"],
      receivers: ["Appartement 1", "Appartement 2", "Appartement 3", "Appartement 4"],
      shared: "Gedeeld",
      toSupplier: "Naar de leverancier",
      explanations: [
        {
          name: "Vast",
          text: "Eén ronde; wat iemand niet kan gebruiken, is niet gedeeld.",
        },
        {
          name: "Relatief",
          text: "Eén ronde onder de ontvangers alleen.",
        },
        {
          name: "Optimaal",
          text: "Zoveel rondes tot alles verdeeld is.",
        },
      ],
      source:
        "Bron: protocol energiedelen van Fluvius, versie 3.2, zoals OptimCE ze aanhaalt. In Brussel kent Sibelga vast, prorata en hybride.",
    },
    start: {
      title: "Zo begint u",
      lead: "Vraag beide leveranciers naar hun kost en hun voorwaarden voor u tekent.",
      steps: { label: "Lees elke stap", path: "/hoe-werkt-het" },
      regions: { label: "Brussel en Wallonië: andere regels", path: "/gewesten" },
    },
    onward: {
      examples: "Bekijk de rekenvoorbeelden",
      buyer: "Reken als koper",
      seller: "Reken als verkoper",
      title: "En nu met uw eigen cijfers",
      text: "Met uw postcode, uw contract en uw afname.",
    },
  };
}
