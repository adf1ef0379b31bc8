import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatFileSize } from "#content/format/format-file-size.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { sayDuration } from "#content/format/say-duration.ts";
import type { ListingFault } from "#domain/market/check-listing.ts";
import type { ListingMove, ListingState } from "#domain/market/listing-state.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import type { ProposalState } from "#domain/market/proposal.ts";

type FaultSentences = {
  readonly [C in ListingFault["code"]]: (fault: Extract<ListingFault, { code: C }>) => string;
};

const faults: FaultSentences = {
  missing: () => "Vul dit veld in.",
  "not-a-number": () => "Vul een getal in.",
  "not-whole": () => "Vul een geheel getal in, zonder komma.",
  "registers-differ": () => "Dag en nacht samen geven een ander getal. Laat dit veld leeg of pas het aan.",
  "too-low": ({ minimum }) => (minimum === 0 ? "Dit kan niet onder nul." : `Vul minstens ${formatNumber(minimum)} in.`),
  "too-high": ({ maximum }) => `Vul hoogstens ${formatNumber(maximum)} in.`,
  "too-long": ({ maximum }) => `Gebruik hoogstens ${formatNumber(maximum)} tekens.`,
  "postcode-shape": () => "Dit is geen postcode. Een postcode heeft vier cijfers.",
  "postcode-unknown": () => "Deze postcode kennen wij niet. Kijk ze nog eens na.",
  "region-not-served": ({ region }) =>
    region === "wallonia"
      ? "In Wallonië kan verkoop van persoon aan persoon nog niet. U kunt zich op de wachtlijst zetten."
      : "Het marktplein werkt voorlopig alleen in België.",
};

export function sayListingFault(fault: ListingFault): string {
  // Each sentence takes the fault of its own code; the table above is checked for that.
  return (faults[fault.code] as (fault: ListingFault) => string)(fault);
}

export const listingStateNames: Readonly<Record<ListingState, string>> = {
  draft: "Ontwerp",
  published: "Op het plein",
  paused: "Gepauzeerd",
  reserved: "Gereserveerd",
  contracted: "In een overeenkomst",
  ended: "Beëindigd",
};

/** A request is shown to nobody: we search with it, for as many sellers as the buyer still has room for. */
export function sayRequestState(state: ListingState, sellers: number, sellersMax: number | null): string {
  if (state !== "published") return listingStateNames[state];
  if (sellers === 0) return "Wij zoeken voor u";
  if (sellersMax !== null && sellers >= sellersMax)
    return sellers === 1 ? "U hebt een verkoper" : "U hebt uw verkopers";
  return sellers === 1 ? "U hebt een verkoper, wij zoeken er nog" : `U hebt ${sellers} verkopers, wij zoeken er nog`;
}

const moveNames: Readonly<Record<ListingMove, string>> = {
  publish: "publiceren",
  pause: "pauzeren",
  resume: "hervatten",
  end: "beëindigen",
  reserve: "reserveren",
  contract: "vastleggen",
  release: "vrijgeven",
};

export const proposalStateNames: Readonly<Record<ProposalState, string>> = {
  proposed: "Wacht op beiden",
  "accepted-by-seller": "Verkoper zei ja",
  "accepted-by-buyer": "Koper zei ja",
  accepted: "Aanvaard",
  declined: "Geweigerd",
  lapsed: "Vervallen",
  withdrawn: "Ingetrokken",
};

const closedInvitations: Readonly<Record<Extract<MarketRefusal, { code: "invitation-closed" }>["state"], string>> = {
  accepted: "Deze uitnodiging is al aanvaard.",
  declined: "Deze uitnodiging is geweigerd.",
  withdrawn: "Deze uitnodiging is ingetrokken.",
  lapsed: "Deze uitnodiging is vervallen: ze stond veertien dagen open.",
  taken: "Deze uitnodiging wordt al met een ander account beantwoord.",
};

type Sentences = {
  readonly [C in MarketRefusal["code"]]: (refusal: Extract<MarketRefusal, { code: C }>) => string;
};

const sentences: Sentences = {
  "listing-invalid": () => "Kijk de velden na die een opmerking hebben.",
  "listing-unknown": () => "Dit vonden wij niet. Misschien is het ondertussen beëindigd.",
  "listing-changed": () =>
    "Dit is ondertussen veranderd, misschien in een ander tabblad. Laad de pagina opnieuw en kijk het na.",
  "listing-bound": () => "Dit zit in een overeenkomst of is beëindigd, en kan niet meer veranderen.",
  "listing-hidden": () => "Dit staat verborgen na een melding. Neem contact met ons op.",
  "too-many-listings": ({ maximum }) =>
    `U hebt er al ${maximum} die nog lopen, en meer kan niet. Beëindig er eerst een.`,
  "move-not-allowed": ({ from, move }) =>
    `Dit staat op ‘${listingStateNames[from].toLowerCase()}’ en u kunt het daarom niet ${moveNames[move]}.`,
  "proposal-unknown": () => "Dit voorstel vonden wij niet.",
  "proposal-closed": ({ state }) =>
    `Op dit voorstel kunt u niet meer antwoorden: het is ${proposalStateNames[state].toLowerCase()}.`,
  "proposal-changed": () =>
    "De andere kant vroeg intussen een andere prijs. Lees het voorstel opnieuw voor u antwoordt.",
  "price-unreadable": () => "Vul een prijs in, bijvoorbeeld 9,5.",
  "price-unchanged": () => "Dit is de prijs die er al staat. Bent u het ermee eens, kies dan Aanvaarden.",
  "price-out-of-range": ({ lowest, highest }) =>
    `Kies een prijs van ${formatCentsPerKilowattHour(lowest)} tot ${formatCentsPerKilowattHour(highest)}: daarbuiten verliest een van u beiden.`,
  "message-with-contact": () =>
    "Laat adressen, telefoonnummers en andere nummers weg. Wie de ander is, weet u zodra u beiden ja zegt.",
  "too-many-counter-offers": ({ maximum }) =>
    `Er zijn al ${maximum} prijzen gevraagd. Aanvaard de laatste, of weiger het voorstel.`,
  "gift-has-no-price": () => "De verkoper geeft zijn stroom weg. Er is geen prijs om over te spreken.",
  "invitation-unknown": () => "Deze uitnodiging vonden wij niet.",
  "invitation-closed": ({ state }) => closedInvitations[state],
  "invitation-own": () => "Dit is uw eigen uitnodiging. Alleen uw partner kan ze beantwoorden, met een eigen account.",
  "email-malformed": () => "Vul een e-mailadres in, bijvoorbeeld an@voorbeeld.be.",
  "own-address": () => "Dit is uw eigen adres. Vul dat van uw partner in.",
  "already-invited": () =>
    "U nodigde dit adres al uit, en er is nog geen antwoord. Trek die uitnodiging eerst in als u iets wilt veranderen.",
  "price-invalid": ({ fault }) =>
    fault.code === "too-high" ? "Vul een prijs in van hoogstens 100 c€/kWh." : sayListingFault(fault),
  "connection-unknown": () => "Kies een van uw aansluitingen.",
  "connection-gone": () => "Wie u uitnodigde, heeft de aansluiting intussen gewist. Vraag een nieuwe uitnodiging.",
  "connection-makes-nothing": () => "Verkopen kan alleen vanaf een aansluiting met panelen of een andere installatie.",
  "connection-incomplete": ({ of, fault }) =>
    fault.code === "region-not-served"
      ? sayListingFault(fault)
      : `Van de aansluiting van de ${of === "seller" ? "verkoper" : "koper"} ontbreekt nog iets: de postcode, het verbruik of de installatie. Vul ze aan bij ‘Aansluitingen’.`,
  "same-connection": () => "Beide aansluitingen hebben dezelfde EAN-code. Delen doet u met een andere aansluiting.",
  "regions-differ": () => "U woont in verschillende gewesten. Delen kan alleen binnen hetzelfde gewest.",
  "connection-sells-already": () =>
    "Vanaf deze aansluiting loopt al een verkoop. Een verkoper mag maar één koper hebben.",
  "seller-taken": () =>
    "Een andere koper was net iets eerder bij deze verkoper. Een verkoper mag maar één koper hebben. Uw vraag blijft staan en wij zoeken verder.",
  "buyer-full": ({ maximum }) =>
    maximum === 1
      ? "Deze koper wilde één verkoper, en heeft die al."
      : `Deze koper wilde hoogstens ${maximum} verkopers, en heeft die al.`,
  "region-closed": () => "In Brussel brengen wij voorlopig geen kopers en verkopers samen.",
  "partners-do-not-fit": () =>
    "Deze vraag en dit aanbod passen niet bij elkaar: door het gewest, de prijs of wat een van beiden wenst.",
  "pair-does-not-pay": () =>
    "Bij deze twee blijft na de kosten van de leveranciers voor een van beiden niets over. Daarom maken wij er geen voorstel van.",
  "proposal-known": () => "Over dit aanbod loopt al een voorstel voor deze vraag, of een van beiden zei eerder nee.",
  "report-empty": () => "Schrijf kort wat er niet klopt.",
  "text-too-long": ({ maximum }) => `Gebruik hoogstens ${formatNumber(maximum)} tekens.`,
  "too-many-attempts": ({ retryAfterSeconds }) =>
    `Dat waren er veel na elkaar. Probeer het over ${sayDuration(retryAfterSeconds)} opnieuw.`,
  "file-consent-missing": () => "Wij bewaren uw meterbestand alleen als u daar toestemming voor geeft.",
  "file-incomplete": () =>
    "Uit dit bestand konden wij geen heel jaar halen. Kies een export met de kwartiertotalen van minstens twaalf hele maanden.",
  "photo-too-large": ({ maximumBytes }) =>
    `Deze foto is te groot. Kies er een van hoogstens ${formatFileSize(maximumBytes)}.`,
  "photo-not-an-image": () => "Dit is geen foto die wij kunnen lezen. Kies een JPEG, PNG of WebP.",
};

export function sayMarketRefusal(refusal: MarketRefusal): string {
  // Each sentence takes the refusal of its own code; the table above is checked for that.
  return (sentences[refusal.code] as (refusal: MarketRefusal) => string)(refusal);
}
