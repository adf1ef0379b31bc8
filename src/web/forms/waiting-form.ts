import * as z from "zod/mini";
import { journeyFaults } from "#content/pages/journeys/journey-faults.ts";
import { parsePostcode } from "#domain/identifiers/postcode.ts";
import { type WaitingReason, waitingReasons } from "#domain/leads/waiting-reason.ts";
import { choiceField, emailField, field } from "./form-fields.ts";
import { readForm } from "./read-form.ts";

const waitingFields = ["email", "kant", "reden", "postcode"] as const;
export type WaitingField = (typeof waitingFields)[number];
/** A field that people do not see; what fills it in is no person. */
export const HONEYPOT_FIELD = "website";

const reasons = Object.fromEntries(waitingReasons.map((reason) => [reason, reason])) as Record<string, WaitingReason>;

const schema = z.object({
  email: emailField,
  kant: choiceField({ koper: "buyer", verkoper: "seller" } as const, journeyFaults.choiceMissing),
  reden: choiceField<WaitingReason>(reasons, journeyFaults.choiceMissing),
  // It came along from the journey and only tells where somebody waits: an odd one is left out, not refused.
  postcode: field<{ value: string | null }>((text) => {
    const read = parsePostcode(text);
    return { value: read.ok ? read.value : null };
  }),
});

export const readWaiting = (form: FormData) => readForm(form, waitingFields, [], schema);
