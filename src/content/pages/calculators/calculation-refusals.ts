import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { regionNames } from "#content/market/listing-words.ts";
import { withoutOfferLabel } from "#content/pages/calculators/partner-words.ts";
import { tariffRefusals } from "#content/refusals/tariff-refusals.ts";
import type { BillRefusal } from "#domain/tariffs/bill-situation.ts";
import type { FiguresRefusal } from "#domain/tariffs/tariff-set.ts";

type PriceNeeded = "energy-price" | "injection-price" | "sharing-fee-buyer" | "sharing-fee-seller";

/** Why a calculator has no outcome. The computation has the same codes; a page that passes one on is checked by type. */
type Refusal =
  | BillRefusal
  | FiguresRefusal
  | { code: "wallonia"; postcode: string }
  | { code: "foreign-postcode"; market: "be" | "nl" }
  | { code: "meter-not-digital"; meter: "analogue" | "reversing" }
  | { code: "nothing-to-sell" }
  | { code: "product-without-card" }
  | { code: "series-without-injection" }
  /** With the query of the same calculation without the offer. */
  | { code: "offer-gone"; rest?: string }
  | { code: "offer-elsewhere"; region: "flanders" | "brussels" }
  | { code: "shared-out-of-reach"; sharedMax: number }
  | { code: "prices-needed"; prices: readonly PriceNeeded[]; reason: "dutch-market" | "social-tariff" };

export type RefusalWords = { title: string; text: string; links: readonly { label: string; path: string }[] };

type Side = "buyer" | "seller";
/** After so many answers a journey speaks of the region, and offers a place on the waiting list. */
const waitingPlaces: Readonly<Record<Side, string>> = {
  buyer: "/koper?meter=digitaal&verder=ja",
  seller: "/verkoper?technologie=zon&kwp=10&meter=digitaal&verder=ja",
};

const priceNames: Readonly<Record<PriceNeeded, string>> = {
  "energy-price": "de energieprijs van de koper",
  "injection-price": "de vergoeding die de verkoper nu krijgt",
  "sharing-fee-buyer": "de kost van de leverancier van de koper",
  "sharing-fee-seller": "de kost van de leverancier van de verkoper",
};

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} en ${names.at(-1)}`;

/** A title, what to do, and where to read on: a page, not an error. */
export function calculationRefusalWords(refusal: Refusal, side: Side = "buyer"): RefusalWords {
  switch (refusal.code) {
    case "wallonia":
      return {
        title: "In Wallonië kan dit nog niet",
        text: `Postcode ${refusal.postcode} ligt in het Waals Gewest. Verkoop tussen personen staat er wel in het decreet, maar het uitvoeringsbesluit ontbreekt. Delen binnen één gebouw of in een energiegemeenschap kan er wel.`,
        links: [
          { label: "Zet mij op de wachtlijst", path: `${waitingPlaces[side]}&postcode=${refusal.postcode}` },
          { label: "Lees hoe energiedelen werkt", path: "/energie-delen" },
        ],
      };
    case "foreign-postcode":
      return {
        title: `Deze postcode ligt in ${refusal.market === "be" ? "Nederland" : "België"}`,
        text:
          refusal.market === "be"
            ? "Deze calculator rekent met Belgische tarieven: vul een Belgische postcode in. Ziet u bovenaan twee vlaggen, dan kunt u daar de Nederlandse kiezen."
            : "Deze calculator rekent met Nederlandse tarieven: vul een Nederlandse postcode in. Ziet u bovenaan twee vlaggen, dan kunt u daar de Belgische kiezen.",
        links: [],
      };
    case "meter-not-digital":
      return {
        title: "Eerst een digitale meter",
        text:
          refusal.meter === "reversing"
            ? "Een terugdraaiende teller meet geen kwartieren en kan dus niet meedoen. Vraag uw netbeheerder om een digitale meter, en of die voor het delen gratis is. Reken wel na wat u verliest als uw teller niet meer terugdraait."
            : "Een analoge meter meet geen kwartieren en kan dus niet meedoen. Vraag uw netbeheerder om een digitale meter, en of die voor het delen gratis is.",
        links: [{ label: "Lees wat u nodig hebt", path: "/energie-delen" }],
      };
    case "nothing-to-sell":
      return {
        title: "Nog niets te verkopen",
        text: "Vul het vermogen van uw panelen of van een andere installatie in.",
        links: [],
      };
    case "product-without-card":
      return {
        title: "Dit contract kennen wij niet",
        text: "Van het contract in deze link hebben wij op die dag geen tariefkaart. Kies een ander contract uit de lijst, of vul uw eigen prijzen in.",
        links: [],
      };
    case "series-without-injection":
      return {
        title: "Dit bestand kent geen injectie",
        text: "Het bestand van de verkoper bevat alleen afname. Download de kwartierwaarden van afname en injectie samen.",
        links: [],
      };
    case "offer-gone":
      return {
        title: "Dit aanbod staat niet meer op het plein",
        text: "De verkoper haalde het weg of vond een koper. Bekijk wie er nog aanbiedt, of reken zonder dit aanbod.",
        links: [
          { label: "Bekijk het aanbod", path: "/aanbod" },
          { label: withoutOfferLabel, path: `/calculator/koper?${refusal.rest ?? ""}` },
        ],
      };
    case "offer-elsewhere":
      return {
        title: "Dit aanbod ligt in een ander gewest",
        text: `Het aanbod ligt in het ${regionNames[refusal.region]}. Koper en verkoper moeten in hetzelfde gewest aangesloten zijn.`,
        links: [{ label: "Bekijk het aanbod", path: "/aanbod" }],
      };
    case "shared-out-of-reach":
      return {
        title: "Zoveel kan er niet gedeeld worden",
        text: `In dezelfde kwartieren valt er hoogstens ${formatKilowattHours(refusal.sharedMax)} te delen, hoe groot de andere ook is. Vul minder in, of laat het veld leeg: dan rekenen wij het uit.`,
        links: [],
      };
    case "prices-needed":
      return {
        title: refusal.reason === "social-tariff" ? "Vul uw sociaal tarief in" : "Vul uw eigen prijzen in",
        text:
          refusal.reason === "social-tariff"
            ? "Het sociaal tarief is vaak lager dan wat een verkoper vraagt. Vul uw energieprijs in, dan ziet u of kopen u iets oplevert. Uw statuut van beschermde afnemer behoudt u."
            : `Voor Nederland vullen wij geen prijzen zonder bron in. Vul nog in: ${listed(refusal.prices.map((price) => priceNames[price]))}.`,
        links: [],
      };
    default:
      return { title: "Dit kunnen wij niet uitrekenen", text: tariffSentence(refusal), links: [] };
  }
}

function tariffSentence<Code extends keyof typeof tariffRefusals>(
  refusal: Extract<BillRefusal | FiguresRefusal, { code: Code }>,
): string {
  const sentence = tariffRefusals[refusal.code as Code] as (refusal: BillRefusal | FiguresRefusal) => string;
  return sentence(refusal);
}
