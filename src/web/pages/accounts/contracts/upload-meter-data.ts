import { type ActionFunctionArgs, data, redirect } from "react-router";
import { confirmClaim } from "#application/contracts/confirm-claim.ts";
import { acceptGaps } from "#application/settlement/accept-gaps.ts";
import { type ImportReport, importMeterData } from "#application/settlement/import-meter-data.ts";
import { removeMeterData } from "#application/settlement/remove-meter-data.ts";
import { gapWords } from "#content/contracts/gap-words.ts";
import { meterDataWords } from "#content/pages/accounts/contracts/meter-data.ts";
import { meterUploadLimits } from "#domain/accounts/rate-limits.ts";
import { gapFills } from "#domain/settlement/meter-data/fill-gaps.ts";
import { parseMonth } from "#domain/settlement/months/month.ts";
import { parseCalendarDay } from "#domain/time/calendar-day.ts";
import { type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { type Posted, postedUpload } from "#web/forms/posted-form.ts";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { FILL_FIELD, GAPS_GOAL, SEEN_FIELD } from "#web/pages/accounts/contracts/months/month-fields.ts";
import { refuseContract } from "#web/pages/accounts/contracts/refuse-contract.ts";
import { DONE_FIELD } from "#web/pages/accounts/own-context.ts";

type Found = Awaited<ReturnType<typeof findContract>>;
export type UploadAnswer = FormAnswer & { readonly report?: readonly string[]; readonly goal?: "wissen" };

/** Takes a file in and says what was read of it, removes all that was taken in before, or confirms the other's number. */
export function uploadMeterData(asked: ActionFunctionArgs) {
  // Nothing of the file is read before it is known whose agreement this is.
  return whileAvailable({}, async () => takeUpload(await findContract(asked), await postedUpload(asked.context)));
}

async function takeUpload(found: Found, { form, file }: Posted) {
  const typed = { gemaakt: textOf(form, "gemaakt"), toestemming: textOf(form, "toestemming") };
  return whileAvailable(typed, async () => {
    const { ports, uid, agreement, place } = found;
    if (textOf(form, "doel") === "wissen") {
      if (textOf(form, "zeker") !== "on") {
        const faults = { zeker: meterDataWords.remove.missing };
        return refuseForm<UploadAnswer>({ typed, faults, notice: null, goal: "wissen" }, 422);
      }
      await removeMeterData(ports, uid);
      return redirect(`${place}/meterdata?${DONE_FIELD}=gewist`, 303);
    }
    if (textOf(form, "doel") === "bevestigen") {
      const confirmed = await confirmClaim(ports, uid, agreement.id);
      if (!confirmed.ok) return refuseContract(confirmed.refusal, typed);
      return redirect(`${place}/meterdata?${DONE_FIELD}=bevestigd`, 303);
    }
    if (textOf(form, "doel") === GAPS_GOAL) return takeGaps(form, found);
    const madeOn = parseCalendarDay(typed.gemaakt);
    const faults = {
      ...(file && file.bytes.length > 0 ? {} : { bestand: meterDataWords.form.file.missing }),
      ...(madeOn ? {} : { gemaakt: meterDataWords.form.madeOn.missing }),
    };
    if (!file || !madeOn || Object.keys(faults).length > 0) {
      return refuseForm<UploadAnswer>({ typed, faults, notice: null }, 422);
    }
    const limited = await ports.rateLimits.limited(meterUploadLimits(uid));
    if (limited) {
      return refuseForm<UploadAnswer>(
        { typed, faults: {}, notice: meterDataWords.form.tooMany },
        429,
        limited.retryAfterSeconds,
      );
    }
    const { bytes } = file;
    const imported = await importMeterData(ports, uid, {
      id: agreement.id,
      bytes,
      fileHash: await hashOf(bytes),
      madeOn,
      hasConsent: textOf(form, "toestemming") === "on",
    });
    if (!imported.ok) return refuseContract(imported.refusal, typed);
    return data<UploadAnswer>({ typed, faults: {}, notice: null, report: sayReport(imported.value) });
  });
}

/** A yes to what counts for the quarters that were read. */
async function takeGaps(form: FormData, { ports, uid, agreement, place }: Found) {
  const month = parseMonth(textOf(form, "maand"));
  const field = `${FILL_FIELD}-${month}`;
  const answer = { maand: month ?? "", [field]: textOf(form, field) };
  const fill = gapFills.find((one) => one === answer[field]);
  if (!month || !fill) {
    return refuseForm<UploadAnswer>({ typed: answer, faults: { [field]: gapWords.missing }, notice: null }, 422);
  }
  const digest = textOf(form, SEEN_FIELD);
  const accepted = await acceptGaps(ports, uid, { id: agreement.id, month, fill, digest });
  if (!accepted.ok) return refuseContract(accepted.refusal, answer);
  if (accepted.value.settled) return redirect(`${place}/afrekening/${month}?${DONE_FIELD}=afgerekend`, 303);
  return redirect(`${place}/meterdata?${DONE_FIELD}=hiaat`, 303);
}

function sayReport({ isNew, firstDay, lastDay, days, origin, overlap, months }: ImportReport): string[] {
  const { report } = meterDataWords;
  if (!isNew) return [report.known];
  return [
    report.span(firstDay, lastDay, days),
    report.origins[origin],
    ...(overlap.days > 0 ? [report.overlap(overlap.days, overlap.changedQuarters)] : []),
    ...months.map(({ month, outcome, reason }) =>
      report.month(month, report.outcomes[outcome], reason === null ? null : (report.reasons[reason] ?? null)),
    ),
  ];
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
