import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { listWords } from "#content/format/list-words.ts";
import { roughEuros } from "#content/pages/calculators/answer-words.ts";

type Side = "buyer" | "seller";
type Step = "find-partner" | "price" | "fees" | "overlap" | "contract" | "own-prices";

export type NextStepWords = { text: string; link: { label: string; path: string } };

type Facts = {
  step: Step;
  side: Side;
  /** Brussels and the Netherlands: we bring nobody together there. */
  place: "flanders" | "brussels" | "netherlands";
  lowestFee: {
    suppliers: readonly string[];
    fee: { value: number };
    perEnergy: { value: number } | null;
  };
  /** What both keep when the power is given away. */
  gift: { buyer: number; seller: number } | null;
  /** The least volume, where the pair can share it. */
  needed: number | null;
};

/** The one thing to do next, after this verdict. */
export function nextStepWords(facts: Facts): NextStepWords {
  switch (facts.step) {
    case "find-partner":
      return findPartner(facts);
    case "price":
      return {
        text: "Samen wint u, maar niet allebei. Een andere prijs lost dat op.",
        link: { label: "Kies een andere prijs", path: "#prijs" },
      };
    case "fees":
      return {
        text: `${leastSentence(facts.lowestFee)}${giftSentence(facts)}`,
        link: { label: "Vergelijk wat leveranciers vragen", path: "/kosten" },
      };
    case "own-prices":
      return {
        text: "Vul in wat u en de ander nu betalen en krijgen: dan rekenen wij met uw eigen contracten.",
        link: { label: "Vul uw eigen prijzen in", path: "#situatie" },
      };
    case "overlap":
      return tooLittle(facts);
    case "contract":
      return {
        text: "De verkoper krijgt van zijn leverancier meer dan de koper nu betaalt. Blijf bij uw leverancier.",
        link: { label: "Lees wanneer het wel loont", path: "/energie-delen/praktijkvoorbeelden" },
      };
  }
}

/** Computed from the table of fees, so that no supplier is named that left or asks more. */
function leastSentence({ suppliers, fee, perEnergy }: Facts["lowestFee"]): string {
  const names = listWords(suppliers);
  const verb = suppliers.length > 1 ? "vragen" : "vraagt";
  if (fee.value === 0 && perEnergy === null) return `${names} ${verb} niets voor het delen.`;
  return perEnergy === null
    ? `${names} ${verb} het minst: ${formatEuros(fee.value)} per jaar.`
    : `${names} ${verb} het minst: ${formatCentsPerKilowattHour(perEnergy.value)}.`;
}

function findPartner({ side, place }: Facts): NextStepWords {
  if (place === "netherlands")
    return {
      text: "In Nederland kan dit nog niet. Wij laten u weten wanneer wel.",
      link: { label: "Zet mij op de wachtlijst", path: side === "buyer" ? "/koper" : "/verkoper" },
    };
  if (place === "brussels")
    return {
      text: "Kent u uw partner al? Dan meldt u de verkoop zelf bij Sibelga.",
      link: { label: "Lees hoe het in Brussel gaat", path: "/gewesten#brussel" },
    };
  return side === "buyer"
    ? {
        text: "Zoek een verkoper, of stuur deze berekening naar de uwe.",
        link: { label: "Zie welke verkopers passen", path: "#wie" },
      }
    : {
        text: "Zoek een koper, of stuur deze berekening naar de uwe.",
        link: { label: "Vind uw koper", path: "/verkoper" },
      };
}

function tooLittle({ side, needed: least }: Facts): NextStepWords {
  const needed = least === null ? "" : ` Nodig is ${formatKilowattHours(least, { fractionDigitsMax: 0 })} per jaar.`;
  if (side === "seller")
    return {
      text: `U deelt te weinig met deze koper.${needed}`,
      link: { label: "Zie welke kopers passen", path: "#wie" },
    };
  return {
    text: `U deelt te weinig met deze verkoper.${needed} Zoek een groter dak, of verbruik overdag.`,
    link: { label: "Zie wie wel past", path: "#wie" },
  };
}

const giftSentence = ({ gift }: Facts) =>
  gift === null || gift.buyer <= 0
    ? ""
    : ` Of geef de stroom aan familie, met prijs 0: de koper wint dan ${roughEuros(gift.buyer)}, de verkoper geeft ${roughEuros(Math.abs(gift.seller))} op.`;
