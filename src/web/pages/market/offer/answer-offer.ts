import { type ActionFunctionArgs, redirect } from "react-router";
import { blockPerson } from "#application/market/moderation/block-person.ts";
import { reportOffer } from "#application/market/moderation/report-offer.ts";
import { askSeller } from "#application/market/proposals/ask-seller.ts";
import { proposePair } from "#application/market/proposals/propose-pair.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { Ports } from "#application/ports/ports.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { sayMarketRefusal } from "#content/market/market-refusals.ts";
import { offerFormWords } from "#content/pages/market/offer.ts";
import { sayAccountRefusal } from "#content/refusals/account-refusals.ts";
import { parseEmailAddress } from "#domain/accounts/email-address.ts";
import { checkRequest } from "#domain/market/check-listing.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { reportReasons } from "#domain/market/proposal.ts";
import { clientContext, portsContext, visitorContext } from "#web/context.ts";
import { refuseForm, textOf, typedTexts, whileAvailable } from "#web/forms/form-answer.ts";
import { FORM_KEY_FIELD, readFormKey } from "#web/forms/form-key.ts";
import { CONNECTION_FIELD } from "#web/forms/market/connection-field.ts";
import { faultsByName } from "#web/forms/market/listing-fields.ts";
import { requestFieldOf } from "#web/forms/market/request-form.ts";
import { DRAFT_FIELD, readDraft, readShortRequest, SHORT_FIELDS, writeDraft } from "#web/forms/market/short-request.ts";
import { statusOfRefusal } from "#web/forms/market-status.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { pageNotFound } from "#web/page-not-found.ts";

/** Reporting an offer, blocking its seller, or asking the seller for an agreement. */
export async function answerOffer({ context, params, url }: ActionFunctionArgs) {
  const [ports, visitor] = [context.get(portsContext), context.get(visitorContext)];
  const id = params["id"] ?? "";
  const path = `/aanbod/${encodeURIComponent(id)}`;
  const form = await postedForm(context);
  const about = textOf(form, "actie");
  const typed = typedTexts(form, ["reden", "uitleg", "email", "vraag", FORM_KEY_FIELD]);
  const refuse = (refusal: MarketRefusal, field?: string) => {
    const sentence = sayMarketRefusal(refusal);
    const faults = field === undefined ? {} : { [field]: sentence };
    const answer = { about, typed, faults, notice: field === undefined ? sentence : null };
    const wait = refusal.code === "too-many-attempts" ? refusal.retryAfterSeconds : undefined;
    return refuseForm(answer, statusOfRefusal(refusal), wait);
  };
  const signIn = () => redirect(`/login?terug=${encodeURIComponent(path)}`, 303);
  if (about === "vraag") return visitor ? askWithRequest(ports, visitor.uid, id, form) : signIn();
  const run = async () => {
    if (about === "melding") {
      const reason = reportReasons.find((known) => known === typed.reden);
      const email = parseEmailAddress(typed.email);
      const isMalformed = email === null && typed.email.trim() !== "";
      if (!reason || isMalformed) {
        const faults = {
          ...(reason ? {} : { reden: offerFormWords.reason }),
          ...(isMalformed ? { email: sayAccountRefusal({ code: "email-malformed" }) } : {}),
        };
        return refuseForm({ about, typed, faults, notice: null }, 422);
      }
      const formKey = readFormKey(form);
      const report = { reason, text: typed.uitleg, numberRemoved: nationalNumberRemoved, email, formKey };
      const reported = await reportOffer(ports, id, report, context.get(clientContext), visitor?.uid ?? null);
      if (reported.ok) return redirect(`${path}?gelukt=melding&referentie=${reported.value.reference}`, 303);
      const isText = reported.refusal.code === "report-empty" || reported.refusal.code === "text-too-long";
      return refuse(reported.refusal, isText ? "uitleg" : undefined);
    }
    if (about === "blokkeren") {
      if (!visitor) return signIn();
      const blocked = await blockPerson(ports, visitor.uid, { by: "offer", id });
      return blocked.ok ? redirect("/account/blokkeringen?gelukt=geblokkeerd", 303) : refuse(blocked.refusal);
    }
    if (about === "voorstel") {
      if (!visitor) return signIn();
      const proposed = await proposePair(ports, visitor.uid, { offerId: id, requestId: typed.vraag });
      return proposed.ok
        ? redirect(`/account/voorstellen/${proposed.value.id}?gelukt=voorstel`, 303)
        : refuse(proposed.refusal);
    }
    throw pageNotFound(url);
  };
  return whileAvailable(typed, run, { about });
}

/** A request of a few questions and a proposal to this seller, in one. */
async function askWithRequest(ports: Ports, uid: string, offerId: string, form: FormData) {
  const { input, faults, ...reading } = readShortRequest(form);
  const formKey = readFormKey(form);
  const along = { [FORM_KEY_FIELD]: formKey ?? "", ...typedTexts(form, [DRAFT_FIELD, CONNECTION_FIELD]) };
  const typed = { ...reading.typed, ...along };
  const about = "vraag";
  return whileAvailable(
    typed,
    async () => {
      const context = { places: await loadPlaces(), numberRemoved: nationalNumberRemoved };
      const checked = checkRequest(input, context);
      const named = faultsByName({ ...(checked.ok ? {} : checked.refusal), ...faults }, requestFieldOf);
      if (Object.keys(named).length > 0) {
        const isHidden = Object.keys(named).some((name) => !SHORT_FIELDS.some((asked) => asked === name));
        return refuseForm({ about, typed, faults: named, notice: isHidden ? offerFormWords.hidden : null }, 422);
      }
      const origin = { connectionId: textOf(form, CONNECTION_FIELD) || null };
      const asked = await askSeller(ports, uid, offerId, { input, context, formKey, origin, draft: readDraft(form) });
      if (asked.ok) return redirect(`/account/voorstellen/${asked.value.id}?gelukt=voorstel`, 303);
      const { draft, ...refusal } = asked.refusal;
      const sentence = sayMarketRefusal(refusal);
      const kept = { ...typed, [DRAFT_FIELD]: writeDraft(draft) };
      if (refusal.code === "regions-differ")
        return refuseForm({ about, typed: kept, faults: { postcode: sentence }, notice: null }, 422);
      const notice = draft === null ? sentence : `${sentence} ${offerFormWords.kept}`;
      const wait = refusal.code === "too-many-attempts" ? refusal.retryAfterSeconds : undefined;
      return refuseForm({ about, typed: kept, faults: {}, notice }, statusOfRefusal(refusal), wait);
    },
    { about },
  );
}
