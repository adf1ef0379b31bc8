import { type Agreement, otherSide, type Side } from "#domain/contracts/agreement.ts";
import { eansOfParty } from "#domain/contracts/agreement-fields.ts";
import type { Answers } from "#domain/forms/form-field.ts";
import type { AnswerRefusal } from "#domain/forms/parse-answer.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";

/** What one side cannot tell of itself in this agreement: another region, or a number of the other. */
export function partyFaults(agreement: Agreement, side: Side, kept: Answers): Record<string, AnswerRefusal> {
  const faults: Record<string, AnswerRefusal> = {};
  const postcode = kept["postcode"];
  if (postcode && regionOfPostcode(postcode) !== agreement.region)
    faults["postcode"] = { code: "postcode-other-region" };
  const other = agreement.parties[otherSide(side)];
  const taken = other ? eansOfParty(other) : [];
  for (const key of ["ean", "offtakeEan"]) if (taken.includes(kept[key] ?? "")) faults[key] = { code: "ean-same" };
  return faults;
}
