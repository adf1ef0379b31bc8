import { sayAccountRefusal } from "#content/refusals/account-refusals.ts";
import type { AccountRefusal } from "#domain/accounts/account-refusal.ts";
import { type FormAnswer, noFaults, refuseForm } from "./form-answer.ts";

/** Beside which field the sentence of a refusal stands; the others stand above the form. */
export type RefusalFields<Name extends string> = Readonly<Partial<Record<AccountRefusal["code"], Name>>>;

const statuses: Readonly<Partial<Record<AccountRefusal["code"], number>>> = {
  "too-many-attempts": 429,
  "token-unknown": 410,
};

/** The answer of a form that a verb refused, with the sentence in its place. */
export function refuseAccount<Name extends string>(
  refusal: AccountRefusal,
  typed: FormAnswer<Name>["typed"],
  fields: RefusalFields<Name> = {},
  more: Readonly<Record<string, unknown>> = {},
) {
  const sentence = sayAccountRefusal(refusal);
  const name = fields[refusal.code];
  const faults = name === undefined ? noFaults<Name>() : ({ [name]: sentence } as FormAnswer<Name>["faults"]);
  const answer = { typed, faults, notice: name === undefined ? sentence : null, ...more };
  const retry = refusal.code === "too-many-attempts" ? refusal.retryAfterSeconds : undefined;
  return refuseForm<FormAnswer<Name>>(answer, statuses[refusal.code] ?? 422, retry);
}
