import { type ActionFunctionArgs, redirect } from "react-router";
import { revokeDeclaration } from "#application/declarations/revoke-declaration.ts";
import { answerMonth } from "#application/settlement/answer-month.ts";
import { markPayment } from "#application/settlement/mark-payment.ts";
import { readMonthStanding } from "#application/settlement/read-month-standing.ts";
import { sayContractRefusal } from "#content/contracts/contract-refusals.ts";
import { monthWords, withdrawDeclarationWords } from "#content/contracts/month-words.ts";
import { monthAnswerLimits } from "#domain/accounts/rate-limits.ts";
import { parseMonth } from "#domain/settlement/months/month.ts";
import { paymentActs } from "#domain/settlement/months/month-payment.ts";
import { asksProof, monthActs } from "#domain/settlement/months/month-standing.ts";
import { refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { ASKED_FIELD, REASON_FIELD, WITHDRAW_GOAL } from "#web/pages/accounts/contracts/months/month-fields.ts";
import { refuseContract } from "#web/pages/accounts/contracts/refuse-contract.ts";
import { DONE_FIELD } from "#web/pages/accounts/own-context.ts";
import { refuseWithoutProof } from "#web/pages/accounts/signing/prove-signer.ts";

/** What comes back to the form of a reason that is too long: enough to shorten it. */
const TYPED_MAX = 4000;

/** A yes, a no, an answer to it, or the end of it; a word about its money; or a declaration that is taken back. */
export async function answerStatement(asked: ActionFunctionArgs) {
  const form = await postedForm(asked.context);
  const goal = textOf(form, "doel");
  const field = `${REASON_FIELD}-${goal}`;
  const reason = textOf(form, field).slice(0, TYPED_MAX);
  const typed = { doel: goal, [field]: reason };
  return whileAvailable(typed, async () => {
    const found = await findContract(asked);
    const { ports, uid, agreement, place } = found;
    const month = parseMonth(asked.params["month"] ?? "");
    if (month === null) throw pageNotFound(asked.url);
    const here = `${place}/afrekening/${month}`;
    const done = (word: string) => redirect(`${here}?${DONE_FIELD}=${word}`, 303);
    if (goal === WITHDRAW_GOAL) {
      if (textOf(form, "zeker") !== "on") {
        return refuseForm({ typed, faults: { zeker: withdrawDeclarationWords.missing }, notice: null }, 422);
      }
      const revoked = await revokeDeclaration(ports, uid, { id: agreement.id, code: textOf(form, "code") });
      if (revoked.ok) return done("ingetrokken");
      return refuseForm({ typed, faults: {}, notice: withdrawDeclarationWords.known }, 422);
    }
    const act = monthActs.find((one) => one === goal);
    const money = paymentActs.find((one) => one === goal);
    const limited = await ports.rateLimits.limited(monthAnswerLimits(uid));
    if (limited) {
      return refuseForm({ typed, faults: {}, notice: monthWords.tooMany }, 429, limited.retryAfterSeconds);
    }
    if (money) {
      const askedCents = Number(textOf(form, ASKED_FIELD));
      const marked = await markPayment(ports, uid, { id: agreement.id, month, act: money, askedCents });
      return marked.ok ? done(money) : refuseContract(marked.refusal, typed);
    }
    if (!act) return redirect(here, 303);
    const { standing } = await readMonthStanding(ports, agreement, month);
    const unproved = standing && asksProof(standing) ? await refuseWithoutProof(found, form, typed, act) : null;
    if (unproved) return unproved;
    const version = Number(textOf(form, "versie"));
    const stood = standing?.state;
    const answered = await answerMonth(ports, uid, { id: agreement.id, month, version, act, reason, stood });
    if (answered.ok) return done(act);
    const { code } = answered.refusal;
    if (code !== "reason-missing" && code !== "reason-long") return refuseContract(answered.refusal, typed);
    return refuseForm({ typed, faults: { [field]: sayContractRefusal(answered.refusal) }, notice: null }, 422);
  });
}
