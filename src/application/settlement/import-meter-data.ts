import type { ContractPorts, MeterImport, MeterRole, OwnedMeter } from "#application/ports/contracts.ts";
import { readMonth, settleAgreement } from "#application/settlement/settle-agreement.ts";
import { type Agreement, sideOf } from "#domain/contracts/agreement.ts";
import { actionsOf } from "#domain/contracts/contract-actions.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";
import { MISSING } from "#domain/meter-files/meter-reading.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { packQuarters } from "#domain/settlement/meter-day.ts";
import { daysOfMonth, type Month, monthOfDay, monthsBetween } from "#domain/settlement/month.ts";
import { type MeterUpload, readMeterUpload } from "#domain/settlement/read-meter-upload.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

const AGE_DAYS_MAX = 3 * 365;

export type ImportInput = {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly fileHash: string;
  /** The day on which the file was downloaded, as its owner says. */
  readonly madeOn: CalendarDay;
  readonly hasConsent: boolean;
};

export type ImportReport = {
  /** False when the same file was there already: then nothing changed. */
  readonly isNew: boolean;
  readonly role: MeterRole;
  readonly isVerified: boolean;
  readonly findings: readonly string[];
  readonly firstDay: CalendarDay;
  readonly lastDay: CalendarDay;
  readonly days: number;
  /** Days that an earlier file spoke of too, and quarters of which it said something else. */
  readonly overlap: { readonly days: number; readonly changedQuarters: number };
  readonly months: readonly {
    readonly month: Month;
    readonly outcome: "settled" | "corrected" | "unchanged" | "waiting";
    /** Why it waits. */
    readonly reason: string | null;
  }[];
};

/** Takes in the quarters of one side, or a result for both, and settles at once what is complete by now. */
export async function importMeterData(
  ports: ContractPorts,
  uid: string,
  input: ImportInput,
): Promise<Result<ImportReport, ContractRefusal>> {
  const { store, clock, ids } = ports;
  const agreement = await store.contracts.find(input.id);
  const side = agreement ? sideOf(agreement, uid) : null;
  if (!agreement || !side) return refused({ code: "agreement-unknown" });
  const today = brusselsDay(clock.now());
  if (!actionsOf(agreement, side, { today, dayOf: brusselsDay }).includes("import-meter-data")) {
    return refused({ code: "action-refused", action: "import-meter-data", state: agreement.state });
  }
  if (!input.hasConsent && !agreement.consents[side].meterData) return refused({ code: "consent-missing" });
  if (input.madeOn > today || input.madeOn < addDays(today, -AGE_DAYS_MAX)) {
    return refused({ code: "made-on-impossible" });
  }
  const ean = agreement.parties[side]?.ean ?? "";
  const read = readMeterUpload(input.bytes, side === "seller" ? "injection" : "offtake", ean);
  if (!read.ok) return read;
  const days = daysInside(read.value, agreement, today);
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) {
    const given = read.value.days;
    return refused({
      code: "file-other-months",
      first: given[0]?.day ?? today,
      last: given.at(-1)?.day ?? today,
    });
  }
  const { role } = read.value;
  const owned: OwnedMeter = { uid, meter: role === "result" ? agreement.id : ean, role };
  const overlap = await overlapOf(ports, owned, days);
  const made: MeterImport = {
    ...owned,
    id: ids.next(),
    fileHash: input.fileHash,
    source: read.value.source,
    madeOn: input.madeOn,
    firstDay: first,
    lastDay: last,
    isVerified: read.value.isVerified,
    findings: read.value.findings,
    importedAt: clock.now(),
  };
  const affected = await affectedBy(ports, agreement, role);
  const months = monthsBetween(monthOfDay(first), monthOfDay(last));
  const written = await store.transaction(async (parts) => {
    if (!agreement.consents[side].meterData) {
      const consents = { ...agreement.consents, [side]: { ...agreement.consents[side], meterData: true } };
      if (!(await parts.contracts.update({ ...agreement, consents }, agreement))) return "changed";
    }
    const rows = days.map(({ day, quarters }) => ({ day, packed: packQuarters(quarters) }));
    if (!(await parts.contracts.addImport(made, rows))) return "known";
    // A file that looks unedited comes from the grid operator, and such a file names its connection.
    if (made.isVerified) await parts.contracts.markFileSeen({ uid, ean }, clock.now());
    await parts.contracts.markDue(affected.flatMap(({ id }) => months.map((month) => ({ agreementId: id, month }))));
    const facts = { role: made.role, first, last, verified: made.isVerified, file: made.fileHash };
    await parts.contracts.addEntry(agreement.id, { at: clock.now(), side, event: "meter-data-imported", facts });
    return "new";
  });
  if (written === "changed") return refused({ code: "agreement-changed" });
  const isNew = written === "new";
  const outcomes: ImportReport["months"][number][] = [];
  for (const month of isNew ? months : []) {
    for (const one of affected) {
      const settled = await settleAgreement(ports, one, month, { acceptGaps: false });
      if (one.id !== agreement.id) continue;
      outcomes.push(
        settled.ok
          ? { month, outcome: outcomeOf(settled.value), reason: null }
          : { month, outcome: "waiting", reason: settled.refusal.code },
      );
    }
  }
  const { isVerified, findings } = made;
  return ok({
    isNew,
    role,
    isVerified,
    findings,
    firstDay: first,
    lastDay: last,
    days: days.length,
    overlap,
    months: outcomes,
  });
}

const outcomeOf = ({
  statement,
  isNew,
}: {
  readonly statement: { readonly version: number };
  readonly isNew: boolean;
}) => (!isNew ? "unchanged" : statement.version > 1 ? "corrected" : "settled");

/** Only the days on which power is shared and that are over are kept: no more than the purpose needs. */
const daysInside = ({ days }: MeterUpload, { startedOn, endsOn }: Agreement, today: CalendarDay) =>
  days.filter(({ day }) => startedOn !== null && day >= startedOn && day < today && (endsOn === null || day <= endsOn));

async function overlapOf(
  { store }: ContractPorts,
  owned: OwnedMeter,
  days: MeterUpload["days"],
): Promise<ImportReport["overlap"]> {
  const overlap = { days: 0, changedQuarters: 0 };
  const given = new Map(days.map(({ day, quarters }) => [day, quarters]));
  for (const month of new Set(days.map(({ day }) => monthOfDay(day)))) {
    const known = await readMonth(store.contracts, [owned], month);
    let offset = 0;
    for (const { day, quarters: count } of daysOfMonth(month)) {
      const own = given.get(day);
      const told = (at: number) => own?.quality[at] !== MISSING && known.quality[offset + at] !== MISSING;
      const both = own ? Array.from({ length: count }, (_, at) => at).filter(told) : [];
      if (both.length > 0) overlap.days += 1;
      overlap.changedQuarters += both.filter((at) => own?.values[at] !== known.values[offset + at]).length;
      offset += count;
    }
  }
  return overlap;
}

async function affectedBy(
  { store }: ContractPorts,
  agreement: Agreement,
  role: MeterRole,
): Promise<readonly Agreement[]> {
  if (role === "result") return [agreement];
  // Sellers of one buyer divide its quarters, so what one of them brings in moves the others too. They are found by the
  // buyer's account, which signed with each of them: no stranger who names the same connection is among them.
  const { uids, parties } = agreement;
  const all = await store.contracts.listByBuyer({ uid: uids.buyer, ean: parties.buyer?.ean ?? "" });
  return all.filter(({ id, startedOn }) => id === agreement.id || startedOn !== null);
}
