import type { MatchingPart, MatchingRuns } from "#application/ports/market/matching-runs.ts";
import type { Proposals } from "#application/ports/market/proposals.ts";
import type { Technology } from "#domain/connections/connection.ts";
import type { Holder, MarketRequest, Offer, PublicOffer } from "#domain/market/listing.ts";
import type { ListingState, Moderation } from "#domain/market/listing-state.ts";
import type { SampleShape } from "#domain/market/profile-sample.ts";
import type { MarketProposal } from "#domain/market/proposal.ts";
import type { MarketRegion } from "#domain/matching/market-party.ts";
import type { Position } from "#domain/regions/place.ts";
import type { Series } from "#domain/units/series.ts";

/** Null and empty lists ask for nothing. */
export type OfferFilter = {
  readonly region: MarketRegion | null;
  readonly technologies: readonly Technology[];
  /** In kWh a year. */
  readonly surplusMin: number | null;
  readonly surplusMax: number | null;
  /** In euros per kWh as a household pays it; an open price without a lowest passes, since it may be agreed on. */
  readonly priceMax: number | null;
  /** What a household pays on power. */
  readonly vat: number;
  readonly isFree: boolean;
  readonly holders: readonly Holder[];
  /** The number of a municipality. */
  readonly nis: string | null;
};

export type OfferOrder =
  | { readonly by: "newest" }
  /** As a household pays it. */
  | { readonly by: "price"; readonly vat: number }
  | { readonly by: "distance"; readonly from: Position };

export type OfferPage = {
  readonly ids: readonly string[];
  /** Of all pages; above OFFERS_COUNTED_MAX when there are more than that. */
  readonly total: number;
};

/** With the shape of its day, which is empty while its year is still to be drawn. */
export type ListedOffer = PublicOffer & Pick<SampleShape, "dayShape">;

/** A buyer as very many offers are first put in order for it, and how many of them are weighed. */
export type NearestTo = {
  readonly seasonalProfile: readonly number[];
  readonly energyPrice: number;
  /** The VAT that it bears on a price of a seller who is liable for it. */
  readonly vatBorne: number;
  /** Of the supplier and of the platform, in euros a year: the buyer's own, and what a seller pays on top of its supplier's. */
  readonly fee: number;
  readonly platformFee: number;
  readonly max: number;
};

/** What is needed to estimate how an offer fits a year of somebody else, without drawing it anew. */
export type FitCandidate = {
  readonly id: string;
  readonly holder: Holder;
  readonly isDemo: boolean;
  readonly isVatExempt: boolean;
  readonly price: Offer["price"];
  readonly injectionPrice: number;
  readonly fee: number;
  readonly sample: Float32Array;
};

/** The offers that promise a buyer most, the best first, and an estimate of how many of all leave it something and how many do not. */
export type FitCandidates = {
  readonly candidates: readonly FitCandidate[];
  readonly gaining: number;
  readonly losing: number;
};

/** What stands on one municipality of the map. */
export type MapSpot = { readonly nis: string; readonly offers: number; readonly surplus: number };

export type RegionFigures = {
  readonly region: MarketRegion;
  readonly offers: number;
  readonly requests: number;
  /** In kWh a year. */
  readonly surplus: number;
  readonly asked: number;
  /** Whether listings of people who do not exist are among them. */
  readonly hasDemo: boolean;
};

/** The form that something came from: by its own key and what was typed it is known when it comes again. */
export type SentForm = { readonly key: string; readonly content: string };

/** Every reading and writing names the owner, so that nobody reaches another's listing. */
export type Listings<L extends Offer | MarketRequest> = {
  /** Newest first. */
  list(uid: string): Promise<readonly L[]>;
  find(uid: string, id: string): Promise<L | null>;
  /**
   * Its id, or that of the listing which the same form made before. Null when the owner has so many already, also when two
   * arrive at the same time.
   */
  insert(listing: L, sample: Float32Array, max: number, form: SentForm | null): Promise<string | null>;
  /** Changes it as it was read; false when it was changed since. Open proposals that rest on it are withdrawn. */
  update(listing: L, sample: Float32Array, readAt: Date): Promise<boolean>;
  /** False when it is not in that state any more. Open proposals are withdrawn unless it is published. */
  move(listing: Pick<L, "id" | "uid" | "state">, to: ListingState): Promise<boolean>;
  /** Of everybody: measured listings that have no public year yet. */
  withoutPublicYear(): Promise<readonly L[]>;
  /** Writes totals and sample alone, unless somebody changed it since it was read. */
  savePublicYear(listing: L, sample: Float32Array): Promise<void>;
  /** Of everybody: what has not ended and follows the price of the market. */
  followingMarket(): Promise<readonly L[]>;
  /** Writes what such a contract comes to, unless somebody changed the listing since it was read. Its proposals stay. */
  saveMean(listing: L): Promise<void>;
};

export type Report = {
  readonly id: string;
  readonly offerId: string;
  /** Null for a stranger. */
  readonly uid: string | null;
  /** Where a stranger wants to read the decision; forgotten once it is made. */
  readonly email: string | null;
  readonly reason: string;
  readonly text: string;
  readonly at: Date;
};
/** What the operator made of a report: the offer was hidden, or it stays. */
export type ReportDecision = "hidden" | "kept";
export type DecidedReport = Report & { readonly decision: ReportDecision | null; readonly decidedAt: Date | null };

/** All that the matching weighs of these people, who are free: on the market, and nothing to answer. */
export type MarketSnapshot = {
  readonly offers: readonly Offer[];
  readonly requests: readonly MarketRequest[];
  /** Offers with which one of these requests has an agreement. */
  readonly agreedOffers: readonly Offer[];
  /** Those that touch one of them: open, accepted and declined ones, and those that lapsed not long ago. */
  readonly proposals: readonly MarketProposal[];
  readonly blocks: readonly { readonly uid: string; readonly blockedUid: string }[];
};

/** Whom a snapshot holds: these listings, or a part of a round; with a moment, nobody where nobody of that part is newer. */
export type SnapshotOf =
  | { readonly ids: readonly string[] }
  | { readonly part: MatchingPart; readonly newcomersSince: Date | null };

/** A year of somebody's own meter, in the quarters of the market's year. */
export type KeptProfile = { readonly offtake: Series<"kWh">; readonly injection: Series<"kWh"> | null };

/** Kept with consent alone, sealed at rest, gone with its listing or as soon as its owner says so. */
export type Profiles = {
  keep(uid: string, listingId: string, profile: KeptProfile, textVersion: string): Promise<boolean>;
  read(uid: string, listingId: string): Promise<KeptProfile | null>;
  remove(uid: string, listingId: string): Promise<boolean>;
};

export type ListingPhotos = {
  /** In the place of another, if there was one; false when it is not their offer. */
  keep(uid: string, offerId: string, photoId: string, image: Uint8Array): Promise<boolean>;
  remove(uid: string, offerId: string): Promise<boolean>;
  /** Of an offer that everybody may see; of another one only for its owner. */
  find(
    offerId: string,
    viewer: string | null,
  ): Promise<{ readonly id: string; readonly image: Uint8Array; readonly isPublic: boolean } | null>;
};

export type MarketStore = {
  readonly photos: ListingPhotos;
  readonly runs: MatchingRuns;
  readonly profiles: Profiles;
  readonly offers: Listings<Offer>;
  readonly requests: Listings<MarketRequest>;
  readonly proposals: Proposals;
  /** What everybody may see, less whom the viewer blocked. */
  browse(
    filter: OfferFilter,
    order: OfferOrder,
    page: { readonly offset: number; readonly limit: number },
    viewer: string | null,
  ): Promise<OfferPage>;
  /** All that a search finds, also above OFFERS_COUNTED_MAX. */
  count(filter: OfferFilter, viewer: string | null): Promise<number>;
  /** In no order; those that not everybody may see are left out. */
  listedOffers(ids: readonly string[]): Promise<readonly ListedOffer[]>;
  fitCandidates(filter: OfferFilter, viewer: string | null, nearest: NearestTo): Promise<FitCandidates>;
  map(filter: OfferFilter, viewer: string | null): Promise<readonly MapSpot[]>;
  findPublic(id: string): Promise<Offer | null>;
  /** Whatever their state: for those who have an agreement with them. */
  offersOf(ids: readonly string[]): Promise<readonly Offer[]>;
  /** A published request, whoever owns it: for the page of a proposal and for the matching. */
  findRequest(id: string): Promise<MarketRequest | null>;
  figures(): Promise<readonly RegionFigures[]>;
  /** Another one as soon as what everybody may see of market and register has changed, and from that moment on. */
  version(): Promise<string>;
  /** Null, or the report that the same form made before: then nothing is added. */
  report(report: Report, form: SentForm | null): Promise<Report | null>;
  /** Tells what it was before, or null when there is no such offer. What is hidden has no open proposals. */
  moderate(offerId: string, moderation: "open" | "hidden"): Promise<Moderation | null>;
  /** Of one offer, those without a decision. */
  waitingReports(offerId: string): Promise<readonly Report[]>;
  /** Tells which of them had none yet. */
  decideReports(ids: readonly string[], decision: ReportDecision): Promise<readonly string[]>;
  /** The newest first, of everybody. */
  allReports(limit: number): Promise<readonly (DecidedReport & { readonly moderation: Moderation })[]>;
  /** What this person reported. */
  reports(uid: string): Promise<readonly DecidedReport[]>;
  /** The listing is the one by which they met. */
  block(uid: string, blockedUid: string, listingId: string): Promise<void>;
  unblock(uid: string, blockedUid: string): Promise<void>;
  /** Whether either blocked the other. */
  areBlocked(uid: string, otherUid: string): Promise<boolean>;
  /** The listing is null for a block from before it was kept. */
  blocks(
    uid: string,
  ): Promise<readonly { readonly blockedUid: string; readonly at: Date; readonly listingId: string | null }[]>;
  snapshot(of: SnapshotOf): Promise<MarketSnapshot>;
};

/** A whole market at once, to try the site out on. */
export type DemoMarketRows = {
  /** Accounts that nobody signs in to. */
  readonly uids: readonly string[];
  readonly offers: readonly { readonly offer: Offer; readonly sample: Float32Array }[];
  readonly requests: readonly { readonly request: MarketRequest; readonly sample: Float32Array }[];
  readonly proposals: readonly MarketProposal[];
};
