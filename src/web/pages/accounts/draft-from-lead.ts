import { readProfile } from "#application/account-details/user-document.ts";
import { calculate } from "#application/calculations/calculate.ts";
import { saveOffer } from "#application/market/save-offer.ts";
import { saveRequest } from "#application/market/save-request.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { Lead } from "#application/ports/leads.ts";
import type { Ports } from "#application/ports/ports.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { takeLeadWords } from "#content/pages/accounts/take-lead.ts";
import type { Site } from "#content/site.ts";
import type { Connection } from "#domain/connections/connection.ts";
import { PROPOSED_TRADE } from "#domain/connections/connection-load.ts";
import type { ListedUse } from "#domain/market/listing.ts";
import { locatePostcode } from "#domain/regions/locate-postcode.ts";
import { euros, eurosPerKilowattHour } from "#domain/units/quantity.ts";
import { fillLabel } from "#ui/labels.ts";
import { readJourney } from "#web/forms/journey-query.ts";

type DraftPorts = Pick<Ports, "store" | "identity" | "clock" | "ids">;

/** A draft of what somebody told in a journey, in their account; false when nothing could be made of it any more. */
export async function draftFromLead(ports: DraftPorts, site: Site, uid: string, lead: Lead): Promise<boolean> {
  const { side, answers } = lead;
  const { situation, contractHolder } = readJourney(new URLSearchParams(answers), side, site.today, site);
  const places = await loadPlaces();
  const location = situation?.postcode ? locatePostcode(places, situation.postcode) : null;
  if (!situation?.postcode || location?.kind !== "place") return false;
  const answer = calculate(situation, { places, platformFee: euros(site.platformFee) }, 0);
  if (!answer.ok) return false;
  const { sale, prices } = answer.value;

  const party = situation[side];
  const isBusiness = party.customer === "business";
  const place = location.place.municipality.name;
  const told = {
    postcode: situation.postcode,
    text: "",
    holder: isBusiness ? ("company" as const) : ("person" as const),
    companyName: isBusiness ? await companyNameOf(ports, uid, place) : null,
    use: listedUse(party),
    battery: party.battery,
    fee: prices[side].sharingFee.value,
    partners: [],
  };
  const { product, kind } = situation.prices[side];
  const { meter } = situation;
  const facts = { customer: party.customer, meter, contractHolder, product, contract: kind };
  const givens = { places, numberRemoved: nationalNumberRemoved };
  if (side === "buyer") {
    const title = fillLabel(takeLeadWords.titles.buyer, { place });
    const request = { ...told, title, installation: party.installation, energyPrice: sale.energyPrice };
    const wishes = { priceLimit: null, sellersMax: null, technologies: [] };
    return (await saveRequest(ports, uid, { ...request, ...wishes }, givens, null, null, facts)).ok;
  }
  const { installation } = party;
  if (installation === null) return false;
  const { agreedPrice } = situation.prices;
  const offer = {
    ...told,
    title: fillLabel(takeLeadWords.titles.seller[installation.technology], { place }),
    installation,
    price:
      agreedPrice === null ? { kind: "open" as const, lowest: null } : { kind: "asked" as const, price: agreedPrice },
    // The market knows no price below nothing: who pays to inject gains from any buyer.
    injectionPrice: eurosPerKilowattHour(Math.max(0, sale.injectionPrice)),
    startsOn: null,
    termYears: null,
  };
  return (await saveOffer(ports, uid, offer, givens, null, null, facts)).ok;
}

/** Who wrote a name in a journey is a contact, and no name that strangers may read: the account tells the company's. */
async function companyNameOf(ports: DraftPorts, uid: string, place: string): Promise<string> {
  const profile = await readProfile(ports, uid);
  return profile?.company?.name || fillLabel(takeLeadWords.company, { place });
}

const listedUse = ({ use, customer }: Connection): ListedUse => {
  const { energy, persons, trade, heatPump, electricCar, electricBoiler } = use;
  const isBusiness = customer === "business";
  return {
    energy,
    persons: isBusiness ? null : persons,
    trade: isBusiness ? (trade ?? PROPOSED_TRADE) : trade,
    heatPump,
    electricCar,
    electricBoiler,
  };
};
