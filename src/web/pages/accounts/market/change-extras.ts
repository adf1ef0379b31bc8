import { type ActionFunctionArgs, redirect } from "react-router";
import { keepMeterYear, removeMeterYear } from "#application/market/keep-meter-year.ts";
import { keepPhoto } from "#application/market/keep-photo.ts";
import { sayMarketRefusal } from "#content/market/market-refusals.ts";
import { METER_YEAR_VERSION, offerExtrasWords } from "#content/pages/accounts/offer-extras.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { type Result, refused } from "#domain/result.ts";
import { type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { statusOfRefusal } from "#web/forms/market-status.ts";
import { DONE_FIELD, ownContext } from "#web/pages/accounts/own-context.ts";

export type ExtrasAnswer = FormAnswer & { readonly goal: string };

/** Which field a refusal belongs to; the others are told above the form. */
const fieldOf: Partial<Record<MarketRefusal["code"], string>> = {
  "photo-too-large": "foto",
  "photo-not-an-image": "foto",
  "file-incomplete": "bestand",
  "file-consent-missing": "toestemming",
};

/** Puts a photo or a measured year with an offer, or takes it away. */
export async function changeExtras({ request, context, params }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const form = await request.formData();
  const goal = textOf(form, "doel");
  const id = params["id"] ?? "";
  const listing = { side: "offer", id } as const;

  async function change(): Promise<Result<void, MarketRefusal> | "missing"> {
    if (goal === "foto-weg") {
      const isRemoved = await ports.store.market.photos.remove(uid, id);
      return isRemoved ? { ok: true, value: undefined } : refused({ code: "listing-unknown" });
    }
    if (goal === "jaar-weg") return removeMeterYear(ports, uid, listing, METER_YEAR_VERSION);
    const bytes = await bytesOf(form.get(goal === "foto" ? "foto" : "bestand"));
    if (bytes === null) return "missing";
    const { isAllowed, retryAfterSeconds } = await ports.attempts.take([
      { key: `listing-upload:${uid}`, max: 30, perSeconds: 3600 },
    ]);
    if (!isAllowed) return refused({ code: "too-many-attempts", retryAfterSeconds });
    if (goal === "foto") return keepPhoto(ports, uid, id, bytes);
    const isConsented = textOf(form, "toestemming") === "on";
    return keepMeterYear(ports, uid, listing, { file: bytes, isConsented, textVersion: METER_YEAR_VERSION });
  }

  return whileAvailable({}, async () => {
    const changed = await change();
    if (changed === "missing") {
      const faults = { [goal === "foto" ? "foto" : "bestand"]: offerExtrasWords.missing };
      return refuseForm<ExtrasAnswer>({ typed: {}, faults, notice: null, goal }, 422);
    }
    if (changed.ok) return redirect(`/account/aanbod/${encodeURIComponent(id)}/extra?${DONE_FIELD}=${goal}`, 303);
    const { refusal } = changed;
    const field = fieldOf[refusal.code];
    const sentence = sayMarketRefusal(refusal);
    const answer = field ? { faults: { [field]: sentence }, notice: null } : { faults: {}, notice: sentence };
    return refuseForm<ExtrasAnswer>({ typed: {}, ...answer, goal }, statusOfRefusal(refusal));
  });
}

async function bytesOf(entry: FormDataEntryValue | null): Promise<Uint8Array | null> {
  return entry instanceof File && entry.size > 0 ? new Uint8Array(await entry.arrayBuffer()) : null;
}
