import { prepare } from "#application/calculations/prepare.ts";
import { valued } from "#application/calculations/valued.ts";
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
import type { OwnUse } from "#domain/market/listing.ts";
import { locatePostcode } from "#domain/regions/locate-postcode.ts";
import { euros, eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";
import { sumOfSeries } from "#domain/units/series.ts";
import { fillLabel } from "#ui/labels.ts";
import { readJourney } from "#web/forms/journey-query.ts";

type DraftPorts = Pick<Ports, "store" | "identity" | "clock" | "ids">;

/** A draft of what somebody told in a journey, in their account; false when nothing could be made of it any more. */
export async function draftFromLead(ports: DraftPorts, site: Site, uid: string, lead: Lead): Promise<boolean> {
  const { side, answers, name } = lead;
  const { situation } = readJourney(new URLSearchParams(answers), side, site.today, site);
  const places = await loadPlaces();
  const location = situation?.postcode ? locatePostcode(places, situation.postcode) : null;
  if (!situation?.postcode || location?.kind !== "place") return false;
  const prepared = prepare(situation, { places, platformFee: euros(site.platformFee) }, 0);
  const answer = prepared.ok ? valued(prepared.value) : prepared;
  if (!prepared.ok || !answer.ok) return false;
  const { sale, prices } = answer.value;

  const party = situation[side];
  const year = prepared.value[side];
  const isBusiness = party.customer === "business";
  const place = location.place.municipality.name;
  const told = {
    postcode: situation.postcode,
    text: "",
    holder: isBusiness ? ("company" as const) : ("person" as const),
    companyName: isBusiness ? name : null,
    use: ownUseOf(party, sumOfSeries(year.load ?? year.offtake)),
    fee: prices[side].sharingFee.value,
    partners: [],
  };
  const givens = { places, numberRemoved: nationalNumberRemoved };
  if (side === "buyer") {
    const title = fillLabel(takeLeadWords.titles.buyer, { place });
    const request = { ...told, title, installation: null, energyPrice: sale.energyPrice };
    const wishes = { priceLimit: null, sellersMax: null, technologies: [] };
    return (await saveRequest(ports, uid, { ...request, ...wishes }, givens)).ok;
  }
  const { installation, battery } = situation.seller;
  if (installation === null) return false;
  const { technology, roofs, power } = installation;
  const { agreedPrice } = situation.prices;
  const offer = {
    ...told,
    title: fillLabel(takeLeadWords.titles.seller[technology], { place }),
    installation: {
      technology,
      power: roofs[0]?.kilowattsPeak ?? power ?? 0,
      tilt: roofs[0]?.tilt ?? 35,
      azimuth: roofs[0]?.azimuth ?? 180,
      battery,
    },
    price:
      agreedPrice === null ? { kind: "open" as const, lowest: null } : { kind: "asked" as const, price: agreedPrice },
    // The market knows no price below nothing: who pays to inject gains from any buyer.
    injectionPrice: eurosPerKilowattHour(Math.max(0, sale.injectionPrice)),
    startsOn: null,
    termYears: null,
  };
  return (await saveOffer(ports, uid, offer, givens)).ok;
}

const ownUseOf = ({ use, customer }: Connection, energy: number): OwnUse => ({
  energy: kilowattHours(energy),
  trade: customer === "business" ? (use.trade ?? PROPOSED_TRADE) : null,
  heatPump: use.heatPump,
  electricCar: use.electricCar !== null,
});
