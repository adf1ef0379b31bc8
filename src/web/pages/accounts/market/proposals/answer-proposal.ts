import { type ActionFunctionArgs, redirect } from "react-router";
import { blockPerson } from "#application/market/moderation/block-person.ts";
import { counterProposal } from "#application/market/proposals/counter-proposal.ts";
import { acceptProposal, declineProposal } from "#application/market/proposals/decide-proposal.ts";
import { showMeasuredYear } from "#application/market/proposals/show-measured-year.ts";
import { parseDutchNumber } from "#content/format/parse-dutch-number.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { sayMarketRefusal } from "#content/market/market-refusals.ts";
import { proposalsWords, SHOW_YEAR_VERSION } from "#content/pages/accounts/proposals.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { declineReasons } from "#domain/market/proposal.ts";
import { openFromProposal } from "#web/contracts/open-from-proposal.ts";
import { refuseForm, textOf, typedTexts, whileAvailable } from "#web/forms/form-answer.ts";
import { statusOfRefusal } from "#web/forms/market-status.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { SEEN_FIELD } from "#web/pages/accounts/market/proposals/seen-field.ts";
import { DONE_FIELD, ownContext } from "#web/pages/accounts/own-context.ts";

const CENTS = 100;
/** Where the answer to a price stands that cannot be asked. */
const counterFields: Readonly<Partial<Record<MarketRefusal["code"], "prijs" | "bericht">>> = {
  "price-unreadable": "prijs",
  "price-unchanged": "prijs",
  "price-out-of-range": "prijs",
  "message-with-contact": "bericht",
  "text-too-long": "bericht",
};

/** How many prices stood on the page that is answered. */
const seenIn = (form: FormData): number => Number(textOf(form, SEEN_FIELD)) || 0;

const LIST = "/account/voorstellen";

/** Yes, another price, no with a reason, a measured year that is shown or not, or never again with this person. */
export async function answerProposal({ context, params }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const id = params["id"] ?? "";
  const form = await postedForm(context);
  const typed = typedTexts(form, ["reden", "uitleg", "prijs", "bericht"]);
  const refuse = (refusal: MarketRefusal) =>
    refuseForm({ typed, faults: {}, notice: sayMarketRefusal(refusal) }, statusOfRefusal(refusal));
  return whileAvailable(typed, async () => {
    switch (textOf(form, "actie")) {
      case "aanvaarden": {
        const accepted = await acceptProposal(ports, uid, id, seenIn(form));
        if (!accepted.ok) return refuse(accepted.refusal);
        // The second yes begins the agreement, and leads to what it asks first.
        const agreement = accepted.value.isAgreed ? await openFromProposal(ports, uid, id) : null;
        if (agreement) return redirect(`/account/contracten/${agreement.id}/gegevens?${DONE_FIELD}=akkoord`, 303);
        return redirect(`${LIST}/${id}?${DONE_FIELD}=${accepted.value.isAgreed ? "akkoord" : "aanvaard"}`, 303);
      }
      case "weigeren": {
        const reason = declineReasons.find((known) => known === typed.reden);
        if (!reason) {
          const faults = { reden: proposalsWords.detail.decline.missing };
          return refuseForm({ typed, faults, notice: null }, 422);
        }
        const answer = { reason, note: typed.uitleg, numberRemoved: nationalNumberRemoved };
        const declined = await declineProposal(ports, uid, id, answer);
        if (declined.ok) return redirect(`${LIST}?${DONE_FIELD}=geweigerd`, 303);
        if (declined.refusal.code !== "text-too-long") return refuse(declined.refusal);
        return refuseForm({ typed, faults: { uitleg: sayMarketRefusal(declined.refusal) }, notice: null }, 422);
      }
      case "prijs": {
        const asked = {
          price: (parseDutchNumber(typed.prijs) ?? Number.NaN) / CENTS,
          message: typed.bericht,
          counterOffers: seenIn(form),
          numberRemoved: nationalNumberRemoved,
        };
        const countered = await counterProposal(ports, uid, id, asked);
        if (countered.ok) return redirect(`${LIST}/${id}?${DONE_FIELD}=prijs`, 303);
        const field = counterFields[countered.refusal.code];
        if (!field) return refuse(countered.refusal);
        return refuseForm({ typed, faults: { [field]: sayMarketRefusal(countered.refusal) }, notice: null }, 422);
      }
      case "tonen":
      case "niet-tonen": {
        const isShown = textOf(form, "actie") === "tonen";
        const shown = await showMeasuredYear(ports, uid, id, { isShown, textVersion: SHOW_YEAR_VERSION });
        if (!shown.ok) return refuse(shown.refusal);
        return redirect(`${LIST}/${id}?${DONE_FIELD}=${isShown ? "tonen" : "niet-tonen"}`, 303);
      }
      case "blokkeren": {
        const blocked = await blockPerson(ports, uid, { by: "proposal", id });
        return blocked.ok ? redirect(`/account/blokkeringen?${DONE_FIELD}=geblokkeerd`, 303) : refuse(blocked.refusal);
      }
      default:
        return refuse({ code: "proposal-unknown" });
    }
  });
}
