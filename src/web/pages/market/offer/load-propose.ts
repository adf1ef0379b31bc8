import { listConnections } from "#application/account-details/connections.ts";
import { readProfile } from "#application/account-details/user-document.ts";
import { listOwnRequests } from "#application/market/listings/own-listings.ts";
import type { Ports } from "#application/ports/ports.ts";
import type { PricedSite } from "#content/site.ts";
import { connectionForSide } from "#domain/connections/saved-connection.ts";
import type { PublicOffer } from "#domain/market/listing.ts";
import { isEditable } from "#domain/market/listing-state.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import { proposedRequest } from "#web/forms/market/proposed-answers.ts";

/** What the visitor told on the page of the offer. */
export type ToldUse = { readonly verbruik: string; readonly postcode: string; readonly gebouw: string };

export type LoadedPropose =
  | { readonly kind: "stranger" | "closed-region" | "demo" }
  | { readonly kind: "short"; readonly initial: ShortRequest; readonly connectionId: string | null }
  | {
      readonly kind: "ready";
      readonly requests: readonly { readonly value: string; readonly label: string; readonly isResting: boolean }[];
    };

export type ShortRequest = ReturnType<typeof proposedRequest>;

type Asked = {
  readonly ports: Ports;
  readonly site: PricedSite;
  readonly offer: PublicOffer;
  readonly uid: string | null;
  readonly told: ToldUse;
};

/** Whether this visitor can ask the seller for an agreement: for one of their requests, or for one that is made with it. */
export async function loadPropose({ ports, site, offer, uid, told }: Asked): Promise<LoadedPropose> {
  const { place, isDemo } = offer;
  if (place.region === "brussels" && !site.brusselsMatching) return { kind: "closed-region" };
  if (uid === null) return { kind: "stranger" };
  // Nobody stands behind a demo offer who could say yes, but to those who are part of the demo themselves.
  const account = isDemo ? await ports.identity.account(uid) : null;
  if (isDemo && !account?.isDemo) return { kind: "demo" };
  const requests = (await listOwnRequests(ports, uid)).filter(
    (request) => request.place.region === place.region && request.isDemo === isDemo && isEditable(request.state),
  );
  if (requests.length === 0) return shortRequest(ports, uid, site, offer, told);
  const isResting = ({ state }: (typeof requests)[number]) => state !== "published";
  return {
    kind: "ready",
    requests: requests
      .toSorted((a, b) => Number(isResting(a)) - Number(isResting(b)))
      .map((request) => ({ value: request.id, label: request.title, isResting: isResting(request) })),
  };
}

/** Filled in from what was told on this page, else from the account's own connection in the region of the offer. */
async function shortRequest(ports: Ports, uid: string, site: PricedSite, { place }: PublicOffer, told: ToldUse) {
  const here = (await listConnections(ports, uid)).filter(
    ({ postcode }) => regionOfPostcode(postcode) === place.region,
  );
  const saved = told.verbruik === "" ? connectionForSide(here, "buyer") : null;
  const known = {
    profile: await readProfile(ports, uid),
    saved,
    told: { postcode: told.postcode, use: told.verbruik, building: told.gebouw },
  };
  return { kind: "short" as const, initial: proposedRequest(known, site), connectionId: saved?.id ?? null };
}
