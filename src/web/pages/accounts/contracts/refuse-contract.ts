import { sayContractRefusal } from "#content/contracts/contract-refusals.ts";
import { answerRefusal } from "#content/forms/answer-refusals.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";
import { type FormAnswer, refuseForm } from "#web/forms/form-answer.ts";

const fields: Readonly<Partial<Record<ContractRefusal["code"], string>>> = {
  "name-different": "naam",
  "not-agreed": "akkoord",
  "day-impossible": "startdag",
  "consent-missing": "toestemming",
  "made-on-impossible": "gemaakt",
  "file-other-ean": "bestand",
  "file-without-ean": "bestand",
  "file-without-quarters": "bestand",
  "file-other-direction": "bestand",
  "file-other-months": "bestand",
  "file-unreadable": "bestand",
  "quarter-too-large": "bestand",
  "result-unreadable": "bestand",
};

/** A refused act on a contract as its form shows it: beside the field that can mend it, or above the form. */
export function refuseContract(refusal: ContractRefusal, typed: FormAnswer["typed"]) {
  if (refusal.code === "fields-faulty") {
    const faults = Object.entries(refusal.faults).map(([key, fault]) => [key, answerRefusal(fault)]);
    return refuseForm({ typed, faults: Object.fromEntries(faults), notice: null }, 422);
  }
  const sentence = sayContractRefusal(refusal);
  const field = fields[refusal.code];
  const status = refusal.code === "agreement-changed" || refusal.code === "gaps-changed" ? 409 : 422;
  return refuseForm(
    field ? { typed, faults: { [field]: sentence }, notice: null } : { typed, faults: {}, notice: sentence },
    status,
  );
}
