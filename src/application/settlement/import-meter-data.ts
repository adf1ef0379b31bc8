import type { ContractPorts, ImportPorts, MeterImport, MeterRole, OwnedMeter } from "#application/ports/contracts.ts";
import type { Task } from "#application/ports/workers.ts";
import { readMonth } from "#application/settlement/gather-input.ts";
import { sellersOfBuyer } from "#application/settlement/sellers-of-buyer.ts";
import { settleAgreement } from "#application/settlement/settle-agreement.ts";
import { type Agreement, type Side, sideOf } from "#domain/contracts/agreement.ts";
import { eansOfParty } from "#domain/contracts/agreement-fields.ts";
import { agreedAmendments, partyIn } from "#domain/contracts/amendment.ts";
import { actionsOf } from "#domain/contracts/contract-actions.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";
import { type Ean, maskEan } from "#domain/identifiers/ean.ts";
import { MISSING } from "#domain/meter-files/meter-reading.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import type { FileOrigin } from "#domain/settlement/meter-data/day-origin.ts";
import { findExcess } from "#domain/settlement/meter-data/energy-ceiling.ts";
import { packQuarters } from "#domain/settlement/meter-data/meter-day.ts";
import { type MeterUpload, readMeterUpload } from "#domain/settlement/meter-data/read-meter-upload.ts";
import { daysOfMonth, type Month, monthOfDay, monthsBetween } from "#domain/settlement/months/month.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

const AGE_DAYS_MAX = 3 * 365;
/** As long as a request may take: then the queue settles what it left. */
const HELD_MS = 120_000;

type UploadToRead = {
  readonly bytes: Uint8Array;
  readonly role: "injection" | "offtake";
  readonly eans: readonly string[];
};
export const meterUploadTask: Task<UploadToRead, ReturnType<typeof readMeterUpload>> = {
  name: "meter-upload",
  work: ({ bytes, role, eans }) => readMeterUpload(bytes, role, eans),
};

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
  readonly origin: FileOrigin;
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
  ports: ImportPorts,
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
  const read = await ports.workers.run(meterUploadTask, {
    bytes: input.bytes,
    role: side === "seller" ? "injection" : "offtake",
    eans: eansEver(agreement, side),
  });
  if (!read.ok) return read;
  const shared = daysInside(read.value, agreement, today);
  const newest = shared.at(-1);
  const { ean, days } = ofOneNumber(agreement, side, read.value, shared);
  if (newest && days.length === 0) {
    const party = partyIn(agreement, side, monthOfDay(newest.day));
    const expected = party ? eansOfParty(party).map((one) => maskEan(one as Ean)) : [];
    return refused({ code: "file-other-ean", masked: maskEan((read.value.ean ?? "") as Ean), expected });
  }
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
  const excess = excessOf(agreement, role, days);
  if (excess) return refused(excess);
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
    origin: read.value.origin,
    findings: read.value.findings,
    importedAt: clock.now(),
  };
  const months = monthsBetween(monthOfDay(first), monthOfDay(last));
  const affected = await affectedBy(ports, agreement, role, months);
  const written = await store.transaction(async (parts) => {
    if (!agreement.consents[side].meterData) {
      const consents = { ...agreement.consents, [side]: { ...agreement.consents[side], meterData: true } };
      if (!(await parts.contracts.update({ ...agreement, consents }, agreement))) return "changed";
    }
    const rows = days.map(({ day, quarters }) => ({ day, packed: packQuarters(quarters) }));
    if (!(await parts.contracts.addImport(made, rows))) return "known";
    // A file that looks unedited comes from the grid operator, and such a file names its connection.
    if (made.origin === "operator-export") await parts.contracts.markFileSeen({ uid, ean }, clock.now());
    const due = affected.flatMap(({ id }) => months.map((month) => ({ agreementId: id, month })));
    await parts.contracts.markDue(due, new Date(clock.now().getTime() + HELD_MS));
    const facts = { role: made.role, first, last, origin: made.origin, file: made.fileHash };
    await parts.contracts.addEntry(agreement.id, { at: clock.now(), side, event: "meter-data-imported", facts });
    return "new";
  });
  if (written === "changed") return refused({ code: "agreement-changed" });
  const isNew = written === "new";
  const outcomes: ImportReport["months"][number][] = [];
  for (const month of isNew ? months : []) {
    for (const one of affected) {
      const settled = await settleHeld(ports, one, month);
      if (one.id !== agreement.id) continue;
      outcomes.push(
        settled.ok
          ? { month, outcome: outcomeOf(settled.value), reason: null }
          : { month, outcome: "waiting", reason: settled.refusal.code },
      );
    }
  }
  const { origin, findings } = made;
  return ok({
    isNew,
    role,
    origin,
    findings,
    firstDay: first,
    lastDay: last,
    days: days.length,
    overlap,
    months: outcomes,
  });
}

/** Settles here what the import marked; what cannot be is blocked with its reason, and the queue does not try it again. */
async function settleHeld(ports: ContractPorts, agreement: Agreement, month: Month) {
  const { contracts } = ports.store;
  const settled = await settleAgreement(ports, agreement, month);
  const due = settled.ok ? null : await contracts.findDue({ agreementId: agreement.id, month });
  if (!settled.ok && due) await contracts.resolveDue(due, settled.refusal.code);
  return settled;
}

/** A file that says more than can be is refused whole, before anything of it is kept. */
function excessOf(agreement: Agreement, role: MeterRole, days: MeterUpload["days"]) {
  const meterOf = role === "result" ? null : role === "injection" ? "seller" : "buyer";
  for (const [month, some] of Map.groupBy(days, ({ day }) => monthOfDay(day))) {
    const excess = findExcess(
      agreement,
      month,
      some.flatMap(({ quarters }) => [...quarters.values]),
      meterOf,
    );
    if (excess) return excess;
  }
  return null;
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

/** Every number that a side had here, the newest first. */
const eansEver = (agreement: Agreement, side: Side): readonly string[] => {
  const party = agreement.parties[side];
  const former = agreedAmendments(agreement)
    .toReversed()
    .filter(({ by }) => by === side);
  return [
    ...new Set([
      ...(party ? eansOfParty(party) : []),
      ...former.flatMap(({ before: { ean, offtakeEan } }) => (offtakeEan ? [ean, offtakeEan] : [ean])),
    ]),
  ];
};

/** The days that count for the number that the file bears, and the number under which they are kept: months have one. */
function ofOneNumber(agreement: Agreement, side: Side, { role, ean }: MeterUpload, days: MeterUpload["days"]) {
  if (role === "result") return { ean: "", days };
  const partyOn = (day: CalendarDay) => partyIn(agreement, side, monthOfDay(day));
  const named = days.filter(({ day }) => {
    const party = partyOn(day);
    return party !== null && (ean === null || eansOfParty(party).includes(ean));
  });
  const last = named.at(-1);
  const own = (last && partyOn(last.day)?.ean) ?? "";
  return { ean: own, days: named.filter(({ day }) => partyOn(day)?.ean === own) };
}

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
      const isMeasured = (at: number) => own?.quality[at] !== MISSING && known.quality[offset + at] !== MISSING;
      const both = own ? Array.from({ length: count }, (_, at) => at).filter(isMeasured) : [];
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
  months: readonly Month[],
): Promise<readonly Agreement[]> {
  if (role === "result") return [agreement];
  // Sellers of one buyer divide its quarters, so what one of them brings in moves the others too. They are found by the
  // buyer's account, which signed with each of them: no stranger who names the same connection is among them.
  const all = await sellersOfBuyer(store.contracts, agreement, months);
  return all.filter(({ id, startedOn }) => id === agreement.id || startedOn !== null);
}
