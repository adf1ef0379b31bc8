import { type Change, changeAgreement } from "#application/contracts/change-agreement.ts";
import { partyFaults } from "#application/contracts/party-faults.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import { priceAsAccepted } from "#domain/contracts/accepted-price.ts";
import type { Agreement, SideConsents } from "#domain/contracts/agreement.ts";
import { partyOf, partyStep, termsOf, termsStep } from "#domain/contracts/agreement-fields.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";
import { type DossierStep, dossierKey, dossierOf } from "#domain/contracts/dossier.ts";
import type { Answers } from "#domain/forms/form-field.ts";
import { parseStep } from "#domain/forms/parse-step.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { saleVatRates } from "#figures/vat.ts";

type Answer = Promise<Result<Agreement, ContractRefusal>>;
type Typed = { readonly id: string; readonly typed: Answers; readonly numberRemoved: string };

/** One side tells who it is. When both have, there is a text to read and sign. */
export function fillInParty(ports: ContractPorts, uid: string, { id, typed, numberRemoved }: Typed): Answer {
  return changeAgreement(ports, uid, id, "fill-in", (agreement, side, today) => {
    const { kept, faults } = parseStep(partyStep(side), typed, { today, numberRemoved });
    const all = { ...partyFaults(agreement, side, kept), ...faults };
    if (Object.keys(all).length > 0) return refused({ code: "fields-faulty", faults: all });
    const filledIn = { ...agreement, parties: { ...agreement.parties, [side]: partyOf(side, kept) } };
    const price = priceAsAccepted(filledIn, saleVatRates);
    return ok(nextVersion(agreement, { ...filledIn, terms: { ...filledIn.terms, price } }, "party-filled-in"));
  });
}

/** Either side changes what both must agree on. The other reads it before signing. */
export function changeTerms(ports: ContractPorts, uid: string, { id, typed, numberRemoved }: Typed): Answer {
  return changeAgreement(ports, uid, id, "change-terms", (agreement, _side, today) => {
    const { kept, faults } = parseStep(termsStep, typed, { today, numberRemoved });
    if (Object.keys(faults).length > 0) return refused({ code: "fields-faulty", faults });
    return ok(nextVersion(agreement, { ...agreement, terms: termsOf(agreement.terms.price, kept) }, "terms-changed"));
  });
}

/** Yes or no to being reached, named and measured. Taking back the quarters is a verb of its own. */
export function changeConsents(
  ports: ContractPorts,
  uid: string,
  { id, consents }: { readonly id: string; readonly consents: Omit<SideConsents, "meterData"> },
): Answer {
  return changeAgreement(ports, uid, id, "change-consents", (agreement, side) => {
    const own = { ...agreement.consents[side], ...consents };
    return ok({
      agreement: { ...agreement, consents: { ...agreement.consents, [side]: own } },
      events: [{ event: "consents-changed", facts: { ...own } }],
    });
  });
}

/** Two boxes that are ticked at one moment are both kept. */
const TRIES = 5;

/** Marks a step of the own dossier as done today, or as still to do; whoever else changes the agreement meanwhile. */
export async function tickDossier(
  ports: ContractPorts,
  uid: string,
  tick: { readonly id: string; readonly step: DossierStep; readonly isDone: boolean },
): Answer {
  for (let tried = 1; ; tried++) {
    const ticked = await tickOnce(ports, uid, tick);
    if (ticked.ok || ticked.refusal.code !== "agreement-changed" || tried === TRIES) return ticked;
  }
}

function tickOnce(
  ports: ContractPorts,
  uid: string,
  { id, step, isDone }: { readonly id: string; readonly step: DossierStep; readonly isDone: boolean },
): Answer {
  return changeAgreement(ports, uid, id, "tick-dossier", (agreement, side, today) => {
    const isOwn = dossierOf(agreement, brusselsDay(agreement.createdAt), today).some(
      (task) => task.step === step && task.who === side,
    );
    if (!isOwn || step === "file-request" || step === "confirm-start") {
      return refused({ code: "action-refused", action: "tick-dossier", state: agreement.state });
    }
    const { [dossierKey(step, side)]: _before, ...rest } = agreement.dossier;
    const dossier = isDone ? { ...rest, [dossierKey(step, side)]: today } : rest;
    return ok({ agreement: { ...agreement, dossier }, events: [{ event: "dossier-ticked", facts: { step, isDone } }] });
  });
}

function nextVersion(before: Agreement, after: Agreement, event: "party-filled-in" | "terms-changed"): Change {
  const isWhole = after.parties.seller !== null && after.parties.buyer !== null;
  const isDrafted = isWhole && before.state === "accepted";
  const version = before.version + 1;
  return {
    agreement: { ...after, version, state: isWhole ? "drafted" : "accepted" },
    events: [{ event, facts: { version } }, ...(isDrafted ? [{ event: "drafted" as const, facts: { version } }] : [])],
    ...(isDrafted
      ? { tell: { notice: "drafted", whom: "both" } as const }
      : isWhole
        ? { tell: { notice: "changed", whom: "other" } as const }
        : {}),
  };
}
