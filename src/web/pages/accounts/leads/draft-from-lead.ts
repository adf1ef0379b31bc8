import { addConnection } from "#application/account-details/save-connection.ts";
import { readProfile } from "#application/account-details/user-document.ts";
import type { Situation } from "#application/calculations/situation.ts";
import type { Draft } from "#application/leads/take-lead.ts";
import { consumerVat } from "#application/market/consumer-vat.ts";
import { saveOffer } from "#application/market/listings/save-offer.ts";
import { saveRequest } from "#application/market/listings/save-request.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { Lead } from "#application/ports/leads.ts";
import type { Ports } from "#application/ports/ports.ts";
import type { StoreParts } from "#application/ports/store.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { takeLeadWords } from "#content/pages/accounts/take-lead.ts";
import type { PricedSite } from "#content/site.ts";
import { publishedOn } from "#domain/cards/card.ts";
import { yearlyRate } from "#domain/cards/sharing-fee.ts";
import { monthMeansOn } from "#domain/day-prices/month-means.ts";
import { paidPrice } from "#domain/economics/pair-gain.ts";
import { keptPrice } from "#domain/market/consumer-price.ts";
import { listedUse } from "#domain/market/listing.ts";
import { locatePostcode } from "#domain/regions/locate-postcode.ts";
import { roundKept } from "#domain/units/price-steps.ts";
import { eurosPerKilowattHour } from "#domain/units/quantity.ts";
import { fillLabel } from "#ui/labels.ts";
import { answerTask, dayPricesFor } from "#web/calculations/compute-calculation.ts";
import { connectionOfSituation } from "#web/calculations/connection-situation.ts";
import { supplyOf } from "#web/calculations/journey-tasks.ts";
import { readJourney } from "#web/forms/queries/journey-query.ts";

type DraftPorts = Pick<Ports, "store" | "identity" | "clock" | "ids" | "workers">;
/** Where the draft is written: the parts of one transaction. */
type DraftParts = Pick<StoreParts, "connections" | "market" | "cards" | "dayAhead">;
type WriteDraft = (parts: DraftParts) => Promise<Draft | null>;

/**
 * Makes a draft listing and a saved connection from the answers of a journey; nothing when they can no longer be read.
 * What is computed or looked up comes first: the writing runs in a transaction, and a query beside it would wait for its
 * end.
 */
export const prepareDraft =
  (ports: DraftPorts, site: PricedSite, uid: string) =>
  async (lead: Lead): Promise<WriteDraft> => {
    const told = await listingOfLead(ports, site, uid, lead);
    return told === null ? async () => null : writeDraft(ports, uid, told);
  };

type Listing = NonNullable<Awaited<ReturnType<typeof listingOfLead>>>;

async function writeDraft(ports: DraftPorts, uid: string, told: Listing): Promise<WriteDraft> {
  const { situation, place, facts, context } = told;
  const account = await ports.identity.account(uid);
  const outside = { clock: ports.clock, ids: ports.ids, identity: { account: async () => account } };
  return async (parts) => {
    const inside = { ...outside, store: parts };
    const origin = { facts, connectionId: await keepConnection(inside, uid, situation, place, context) };
    const saved =
      told.side === "seller"
        ? await saveOffer(inside, uid, told.offer, context, null, null, origin)
        : await saveRequest(inside, uid, told.request, context, null, null, origin);
    return saved.ok ? { side: told.side, listingId: saved.value.id } : null;
  };
}

/** What a lead becomes, as the form of a listing would tell it; null when its answers can no longer be read. */
export async function listingOfLead(
  ports: Pick<DraftPorts, "store" | "identity" | "workers">,
  site: PricedSite,
  uid: string,
  { side, answers }: Lead,
) {
  const { situation, contractHolder } = readJourney(new URLSearchParams(answers), side, site.today, site);
  const places = await loadPlaces();
  const location = situation?.postcode ? locatePostcode(places, situation.postcode) : null;
  if (!situation?.postcode || location?.kind !== "place") return null;
  const cards = publishedOn(situation.day, site.cards);
  const dayPrices = dayPricesFor(situation, site);
  const counting = { cards, months: monthMeansOn(situation.day, site.dayPrices), dayPrices };
  const question = { situation, platformFee: site.platformFee, ...counting, draws: 0, per: "months" } as const;
  const answered = await ports.workers.run(answerTask, question);
  if (!answered.ok) return null;
  const { sale, prices } = answered.value.answer;

  // A listing has a fee for a year: one that is asked by the kWh counts for what was computed here.
  const ownFee = prices[side].sharingFee;
  const party = situation[side];
  const profile = await readProfile(ports, uid);
  // A seller was asked who uses power at the address; who sells it, and whether with VAT, the account tells too.
  const isCompany = party.customer === "business" || (side === "seller" && profile?.kind === "company");
  const place = location.place.municipality.name;
  const listing = {
    postcode: situation.postcode,
    text: "",
    holder: isCompany ? ("company" as const) : ("person" as const),
    // Who wrote a name in a journey is a contact, and no name that strangers may read: the account tells the company's.
    companyName: isCompany ? profile?.company?.name || fillLabel(takeLeadWords.company, { place }) : null,
    use: listedUse(party),
    battery: party.battery,
    fee: yearlyRate({ yearly: ownFee.value, perEnergy: ownFee.perEnergy?.value ?? 0 }, sale.sharedEnergy),
    partners: [],
  };
  const { product } = situation.prices[side];
  const facts = { customer: party.customer, meter: situation.meter, contractHolder, product };
  const context = { places, numberRemoved: nationalNumberRemoved };
  const common = { situation, place, facts, context };
  if (side === "buyer") {
    const title = fillLabel(takeLeadWords.titles.buyer, { place });
    const { contract, energyPrice, energyPriceNight } = supplyOf(situation, answered.value.answer, dayPrices);
    const supply = { contract, energyPrice, energyPriceNight };
    const wishes = { priceLimit: null, sellersMax: null, technologies: [] };
    const request = { ...listing, title, installation: party.installation, ...supply, ...wishes };
    return { ...common, side, request };
  }
  const { installation } = party;
  if (installation === null) return null;
  const isPriceTold = situation.prices.agreedPrice !== null;
  const isVatExempt = isCompany && situation.prices.isSellerVatExempt;
  const paid = paidPrice(sale.agreedPrice, sale);
  // What a household was said to pay, it pays: also to a company that told of the home in which it sits.
  const isToHousehold = situation.buyer.customer !== "business";
  const kept = isToHousehold ? keptPrice({ holder: listing.holder, isVatExempt }, paid, consumerVat()) : paid;
  const offer = {
    ...listing,
    isVatExempt,
    title: fillLabel(takeLeadWords.titles.seller[installation.technology], { place }),
    installation,
    price: isPriceTold ? { kind: "asked" as const, price: roundKept(kept) } : { kind: "open" as const, lowest: null },
    contract: prices.seller.injection.kind,
    // The market knows no price below nothing: who pays to inject gains from any buyer.
    injectionPrice: eurosPerKilowattHour(Math.max(0, sale.injectionPrice)),
    startsOn: null,
    termYears: null,
  };
  return { ...common, side, offer };
}

type ConnectionPorts = Parameters<typeof addConnection>[0];
type ConnectionContext = Parameters<typeof addConnection>[3];

/** Everything that the journey asked of the connection itself; null when the account keeps as many as it may. */
async function keepConnection(
  ports: ConnectionPorts,
  uid: string,
  situation: Situation,
  town: string,
  context: ConnectionContext,
): Promise<string | null> {
  const address = { name: town, street: "", town, offtakeEan: "", injectionEan: "" };
  const added = await addConnection(ports, uid, { ...connectionOfSituation(situation), ...address }, context);
  return added.ok ? added.value.id : null;
}
