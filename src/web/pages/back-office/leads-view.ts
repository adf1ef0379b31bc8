import type { listLeads, listWaiting } from "#application/back-office/list-leads.ts";
import { capital } from "#content/format/first-letter.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { leadsWords } from "#content/pages/back-office/leads.ts";
import { waitingReasonNames } from "#content/refusals/waiting-reasons.ts";

type Waiting = Awaited<ReturnType<typeof listWaiting>>;
const { sides, yes, no } = leadsWords;
export const leadRows = (leads: Awaited<ReturnType<typeof listLeads>>["rows"]): string[][] =>
  leads.map(({ reference, createdAt, side, name, email, phone, wantsLaterMatches }) => [
    reference,
    formatMoment(createdAt),
    sides[side],
    name,
    email,
    phone ?? "",
    wantsLaterMatches ? yes : no,
  ]);

export const waitingRows = (entries: Waiting["rows"]): string[][] =>
  entries.map(({ joinedAt, reason, side, email, postcode }) => [
    formatMoment(joinedAt),
    capital(waitingReasonNames[reason]),
    sides[side],
    email,
    postcode ?? "",
  ]);

export const waitingCountRows = (counts: Waiting["counts"]): string[][] =>
  counts.map(({ reason, side, count }) => [capital(waitingReasonNames[reason]), sides[side], formatNumber(count)]);
