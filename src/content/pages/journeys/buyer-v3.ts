import type { PageHead } from "#content/page-head.ts";
import { buyerWords } from "#content/pages/journeys/buyer.ts";
import type { Site } from "#content/site.ts";

/** The buyer's journey with the explanation beside it. */
export function buyerV3Words(site: Site) {
  const buyer = buyerWords(site);
  const isBelgian = site.market === "be";
  return {
    ...buyer,
    head: {
      title: isBelgian ? "Stroom kopen, met uitleg" : "Kopen in Nederland, met uitleg",
      description: isBelgian
        ? "Dezelfde vier stappen voor wie stroom van een ander wil kopen, met bij elke vraag waarom wij ze stellen en welke regel erachter zit."
        : "Lees waarom stroom kopen van een andere afnemer in Nederland nog niet kan, welke vragen de Belgische regels stellen en hoe u op de wachtlijst komt.",
    } satisfies PageHead,
    eyebrow: "Voor kopers, met uitleg ernaast",
    steps: buyer.steps.map((step, index) => ({
      ...step,
      title: ["Vertel ons wat u verbruikt", "Vertel ons wat u betaalt", "Wat kopen u oplevert", "Waar bereiken wij u?"][
        index
      ] as string,
      description: `${step.description.replace(/\.$/, "")}, met de uitleg ernaast.`,
    })),
    closed: { ...buyer.closed, title: "Wat kopers in België gevraagd wordt" },
    why: {
      title: "Waarom wij dit vragen",
      steps: [
        [
          {
            question: "Waarom mijn postcode?",
            answer:
              "Stroom verkopen aan een ander mag alleen binnen hetzelfde gewest. Afstand telt niet: een koper in Oostende en een verkoper in Genk kunnen samen een paar vormen.",
          },
          {
            question: "Waarom mijn meter?",
            answer:
              "Alleen wat in hetzelfde kwartier wordt geïnjecteerd en afgenomen, telt als verkocht. Daarvoor moet uw meter elk kwartier meten en zijn standen zelf doorsturen. Een terugdraaiende teller trekt injectie en afname van elkaar af.",
          },
          {
            question: "Waarom mijn verbruik?",
            answer:
              "Of u mag kopen, hangt er niet van af. Of het loont, wel: wie overdag veel verbruikt, koopt in meer kwartieren.",
          },
        ],
        [
          {
            question: "Waarom de naam op het contract?",
            answer:
              "De netbeheerder vraagt toestemming aan de titularis, dat is wie het contract op zijn naam heeft. Iemand anders kan die toestemming niet geven.",
          },
          {
            question: "Waarom mijn leverancier?",
            answer:
              "U blijft zijn klant voor al de rest van uw stroom. Veel leveranciers vragen een vaste kost per jaar om te delen, en bij weinig gedeelde stroom is die groter dan de winst.",
          },
          {
            question: "Wat als ik mijn prijs niet ken?",
            answer:
              "Dan nemen wij een gepubliceerde tariefkaart en zeggen wij welke. Hoe beter u uw prijs kent, hoe juister de uitkomst.",
          },
        ],
        [
          {
            question: "Hoe zeker is dit bedrag?",
            answer:
              "Het komt uit ons rekenmodel, voor een gemiddeld weerjaar. De spreiding ernaast zegt wat in één jaar op de tien lager en hoger uitvalt.",
          },
          {
            question: "Waarom deze verkopers?",
            answer:
              "Wij rangschikken op wat u overhoudt, niet op wat een verkoper ons zou betalen. Betalen voor een plaats kan niet.",
          },
        ],
        [
          {
            question: "Waarom nu pas mijn naam?",
            answer: "Omdat wij hem nu pas nodig hebben. Tot hier stond alles alleen in het adres van uw pagina.",
          },
          {
            question: "Wie ziet mijn gegevens?",
            answer:
              "Alleen wie deze site uitbaat. Een verkoper ziet uw gemeente en uw verbruik, en uw naam pas als u allebei ja zegt.",
          },
        ],
      ],
    },
  };
}
