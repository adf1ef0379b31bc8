import { listingYear } from "#application/market/listings/market-year.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { KeptProfile } from "#application/ports/market.ts";
import type { Store, StoreParts } from "#application/ports/store.ts";
import type { Task, Workers } from "#application/ports/workers.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
import { isEditable } from "#domain/market/listing-state.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { MARKET_YEAR, sampleOf } from "#domain/market/profile-sample.ts";
import { listedYear } from "#domain/market/public-year.ts";
import { modelYear } from "#domain/meter-files/model-year.ts";
import { readMeterChunks } from "#domain/meter-files/open-meter-file.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { emptySeries } from "#domain/units/series.ts";

type Ports = { readonly store: Store; readonly clock: Clock };
/** Which listing of one's own. */
export type OwnListing = { readonly side: "offer" | "request"; readonly id: string };
type Answer = Result<void, MarketRefusal>;

/** The purpose under which the consent stands in the records. */
const PURPOSE = "meter-year";

/**
 * Replaces the model year of a listing by the owner's own, with their consent. Of the file itself nothing is kept: only
 * the quarters of a year, sealed.
 */
export async function keepMeterYear(
  { store, clock, workers }: Ports & { readonly workers: Workers },
  uid: string,
  listing: OwnListing,
  given: { readonly file: Uint8Array; readonly isConsented: boolean; readonly textVersion: string },
): Promise<Answer> {
  if (!given.isConsented) return refused({ code: "file-consent-missing" });
  const found = await findOwn(store, uid, listing);
  if (!found.ok) return found;
  const year = await workers.run(meterYearTask, { file: given.file, side: listing.side });
  if (year === null) return refused({ code: "file-incomplete" });
  const { textVersion } = given;
  const isKept = await store.transaction(async (parts) => {
    const at = clock.now();
    if (!(await rewrite(parts, found.value, listing.side, year, at))) return false;
    await parts.market.profiles.keep(uid, listing.id, year, textVersion);
    await parts.consents.add(uid, { purpose: PURPOSE, textVersion, isGiven: true, at });
    return true;
  });
  return isKept ? ok(undefined) : refused({ code: "listing-changed" });
}

/** Takes the consent back: the year goes, and the listing has a model year again. */
export async function removeMeterYear(
  { store, clock }: Ports,
  uid: string,
  listing: OwnListing,
  textVersion: string,
): Promise<Answer> {
  const found = await findOwn(store, uid, listing);
  if (!found.ok) return found;
  const isRemoved = await store.transaction(async (parts) => {
    const at = clock.now();
    if (!(await rewrite(parts, found.value, listing.side, null, at))) return false;
    await parts.market.profiles.remove(uid, listing.id);
    await parts.consents.add(uid, { purpose: PURPOSE, textVersion, isGiven: false, at });
    return true;
  });
  return isRemoved ? ok(undefined) : refused({ code: "listing-changed" });
}

async function findOwn(
  { market }: Store,
  uid: string,
  { side, id }: OwnListing,
): Promise<Result<Offer | MarketRequest, MarketRefusal>> {
  const found = side === "offer" ? await market.offers.find(uid, id) : await market.requests.find(uid, id);
  if (!found) return refused({ code: "listing-unknown" });
  return isEditable(found.state) ? ok(found) : refused({ code: "listing-bound" });
}

type YearToRead = { readonly file: Uint8Array; readonly side: OwnListing["side"] };
export const meterYearTask: Task<YearToRead, KeptProfile | null> = {
  name: "meter-year",
  work: (input) => yearIn(input),
};

/** A seller's file must tell what was injected, a buyer's what was taken. */
function yearIn({ file, side }: YearToRead): KeptProfile | null {
  const read = readMeterChunks([file]);
  if (!read.ok || read.value.kind === "peaks") return null;
  const laid = modelYear(read.value, MARKET_YEAR);
  if (!laid.ok) return null;
  const [offtake, injection] = [laid.value.offtake?.values ?? null, laid.value.injection?.values ?? null];
  if (side === "offer") return injection && { offtake: offtake ?? emptySeries<"kWh">(injection.length), injection };
  return offtake && { offtake, injection };
}

/** Writes the year of a listing: of a measured one its public year, and the total for its owner. */
function rewrite(
  { market }: StoreParts,
  listing: Offer | MarketRequest,
  side: OwnListing["side"],
  measured: KeptProfile | null,
  updatedAt: Date,
): Promise<boolean> {
  const drawn = listingYear(side === "offer" ? "seller" : "buyer", listing);
  if (side === "offer") {
    const { total, quarters, ...totals } = listedYear(drawn.injection, measured?.injection ?? null);
    const changed = { ...(listing as Offer), ...totals, updatedAt, surplus: total };
    return market.offers.update(changed, sampleOf(quarters), listing.updatedAt);
  }
  const { total, quarters, ...totals } = listedYear(drawn.offtake, measured?.offtake ?? null);
  const changed = { ...(listing as MarketRequest), ...totals, updatedAt, offtake: total };
  return market.requests.update(changed, sampleOf(quarters), listing.updatedAt);
}
