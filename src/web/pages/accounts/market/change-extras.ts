import { type ActionFunctionArgs, redirect } from "react-router";
import { keepMeterYear, type OwnListing, removeMeterYear } from "#application/market/listings/keep-meter-year.ts";
import { keepPhoto, removePhoto } from "#application/market/listings/keep-photo.ts";
import { sayMarketRefusal } from "#content/market/market-refusals.ts";
import { METER_YEAR_VERSION, uploadMissing } from "#content/pages/accounts/meter-year.ts";
import { listingUploadLimits } from "#domain/accounts/rate-limits.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { type Result, refused } from "#domain/result.ts";
import { refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { statusOfRefusal } from "#web/forms/market-status.ts";
import { type Posted, postedUpload } from "#web/forms/posted-form.ts";
import { findOwnOffer, findOwnRequest } from "#web/pages/accounts/market/find-listing.ts";
import { DONE_FIELD, ownContext } from "#web/pages/accounts/own-context.ts";

/** Tells which of the forms of a page was sent. */
export const GOAL_FIELD = "doel";

/** Which field a refusal belongs to; the others are told above the form. */
const fieldOf: Partial<Record<MarketRefusal["code"], string>> = {
  "photo-too-large": "foto",
  "photo-not-an-image": "foto",
  "file-incomplete": "bestand",
  "file-consent-missing": "toestemming",
};

/** Puts a measured year with a listing, or a photo with an offer, or takes it away, and comes back to the page. */
export function changeExtras(asked: ActionFunctionArgs, side: OwnListing["side"]) {
  // Nothing of the file is read before it is known whose listing this is.
  return whileAvailable({}, async () => {
    await (side === "offer" ? findOwnOffer(asked) : findOwnRequest(asked));
    return takeExtras(asked, side, await postedUpload(asked.context));
  });
}

async function takeExtras(
  { context, params, url }: ActionFunctionArgs,
  side: OwnListing["side"],
  { form, file }: Posted,
) {
  const { ports, uid } = ownContext(context);
  const goal = textOf(form, GOAL_FIELD);
  const typed = { [GOAL_FIELD]: goal };
  const id = params["id"] ?? "";
  const listing = { side, id };
  const hasPhoto = side === "offer";

  async function change(): Promise<Result<void, MarketRefusal> | "missing"> {
    if (hasPhoto && goal === "foto-weg") return removePhoto(ports, uid, id);
    if (goal === "jaar-weg") return removeMeterYear(ports, uid, listing, METER_YEAR_VERSION);
    const isPhoto = hasPhoto && goal === "foto";
    const bytes = file?.field === (isPhoto ? "foto" : "bestand") ? file.bytes : null;
    if (bytes === null || bytes.length === 0) return "missing";
    const limited = await ports.rateLimits.limited(listingUploadLimits(uid));
    if (limited) return refused(limited);
    if (isPhoto) return keepPhoto(ports, uid, id, bytes);
    const isConsented = textOf(form, "toestemming") === "on";
    return keepMeterYear(ports, uid, listing, { file: bytes, isConsented, textVersion: METER_YEAR_VERSION });
  }

  return whileAvailable(typed, async () => {
    const changed = await change();
    if (changed === "missing") {
      const faults = { [goal === "foto" ? "foto" : "bestand"]: uploadMissing };
      return refuseForm({ typed, faults, notice: null }, 422);
    }
    if (changed.ok) return redirect(`${url.pathname}?${DONE_FIELD}=${encodeURIComponent(goal)}`, 303);
    const { refusal } = changed;
    const wait = refusal.code === "too-many-attempts" ? refusal.retryAfterSeconds : undefined;
    const field = fieldOf[refusal.code];
    const sentence = sayMarketRefusal(refusal);
    const answer = field ? { faults: { [field]: sentence }, notice: null } : { faults: {}, notice: sentence };
    return refuseForm({ typed, ...answer }, statusOfRefusal(refusal), wait);
  });
}
