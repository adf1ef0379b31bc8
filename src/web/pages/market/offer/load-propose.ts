import { listConnections } from "#application/account-details/connections.ts";
import { listOwnRequests } from "#application/market/listings/own-listings.ts";
import type { Ports } from "#application/ports/ports.ts";
import type { PricedSite } from "#content/site.ts";
import type { StoredProfile } from "#domain/account-details/stored-profile.ts";
import { connectionForSide } from "#domain/connections/saved-connection.ts";
import type { PublicOffer } from "#domain/market/listing.ts";
import { isEditable } from "#domain/market/listing-state.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import { buildingOptions } from "#web/forms/market/building.ts";
import { proposedRequest } from "#web/forms/market/proposed-answers.ts";
import type { RequestField } from "#web/forms/market/request-form.ts";

/** What the visitor told on the page of the offer. */
export type ToldUse = Readonly<Record<"verbruik" | "postcode" | "gebouw" | "energieprijs", string>>;

export type LoadedPropose =
  | { readonly kind: "stranger" | "closed-region" | "demo" }
  | {
      readonly kind: "short";
      readonly initial: ShortRequest;
      readonly connectionId: string | null;
      /** Nobody told what the buyer pays now. */
      readonly isPriceEstimated: boolean;
    }
  /** Of a building that the short form does not ask. */
  | { readonly kind: "whole"; readonly connectionId: string }
  | {
      readonly kind: "ready";
      readonly requests: readonly {
        readonly value: string;
        readonly label: string;
        readonly resting: "draft" | "paused" | null;
      }[];
    };

export type ShortRequest = Partial<Record<RequestField, string>>;

type Asked = {
  readonly ports: Ports;
  readonly site: PricedSite;
  readonly offer: PublicOffer;
  readonly uid: string | null;
  readonly profile: StoredProfile | null;
  readonly told: ToldUse;
};

/** Whether this visitor can ask the seller for an agreement: for one of their requests, or for one that is made with it. */
export async function loadPropose({ ports, site, offer, uid, profile, told }: Asked): Promise<LoadedPropose> {
  const { place, isDemo } = offer;
  if (place.region === "brussels" && !site.brusselsMatching) return { kind: "closed-region" };
  // Nobody stands behind a demo offer who could say yes, but to those who are part of the demo themselves.
  const account = isDemo && uid !== null ? await ports.identity.account(uid) : null;
  if (isDemo && !account?.isDemo) return { kind: "demo" };
  if (uid === null) return { kind: "stranger" };
  const requests = (await listOwnRequests(ports, uid)).filter(
    (request) => request.place.region === place.region && request.isDemo === isDemo && isEditable(request.state),
  );
  if (requests.length === 0) return shortRequest(ports, uid, site, { offer, profile, told });
  return {
    kind: "ready",
    requests: requests
      .toSorted((a, b) => Number(a.state !== "published") - Number(b.state !== "published"))
      .map(({ id, title, state }) => ({
        value: id,
        label: title,
        resting: state === "draft" || state === "paused" ? state : null,
      })),
  };
}

/** Filled in from what was told on this page, else from the account's own connection in the region of the offer. */
async function shortRequest(
  ports: Ports,
  uid: string,
  site: PricedSite,
  { offer: { place }, profile, told }: Pick<Asked, "offer" | "profile" | "told">,
) {
  const here = (await listConnections(ports, uid)).filter(
    ({ postcode }) => regionOfPostcode(postcode) === place.region,
  );
  const saved = told.verbruik === "" ? connectionForSide(here, "buyer") : null;
  const { verbruik: use, postcode, gebouw: building, energieprijs: energyPrice } = told;
  const known = { profile, saved, told: { use, postcode, building, energyPrice } };
  const initial = proposedRequest(known, site, place.region);
  if (saved && !buildingOptions.some(({ value }) => value === initial.gebouw)) {
    return { kind: "whole" as const, connectionId: saved.id };
  }
  // One yearly use is asked: the registers that it was added up from would contradict another one.
  const { "verbruik-dag": _day, "verbruik-nacht": _night, ...asked } = initial;
  const isPriceEstimated = energyPrice === "" && (saved?.contract.energyPrice ?? null) === null;
  return { kind: "short" as const, initial: asked, connectionId: saved?.id ?? null, isPriceEstimated };
}
