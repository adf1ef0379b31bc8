import { exampleMonth } from "#application/calculations/examples/example-month.ts";
import { fillInParty } from "#application/contracts/fill-in-agreement.ts";
import { activateSharing, submitRequest, withdrawFromAgreement } from "#application/contracts/move-agreement.ts";
import { signDocument } from "#application/contracts/sign-document.ts";
import { issueDeclarations } from "#application/declarations/issue-declarations.ts";
import type { ContractPorts, ImportPorts } from "#application/ports/contracts.ts";
import { loadSandboxWorld } from "#application/sandbox/load-sandbox.ts";
import { answerMonth } from "#application/settlement/answer-month.ts";
import { importMeterData } from "#application/settlement/import-meter-data.ts";
import { agreementDocument } from "#content/contracts/agreement-document.ts";
import { demoAnswers, demoReason } from "#content/pages/workbench/test-contracting.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";
import { ok, type Result } from "#domain/result.ts";
import { writeFluviusMonth } from "#domain/settlement/meter-data/write-fluvius-month.ts";
import { type Month, yearOfMonth } from "#domain/settlement/months/month.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { QUARTERS_PER_DAY } from "#domain/time/brussels-year.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { demoUids } from "#web/pages/workbench/contracting/sandbox.ts";
import { monthToUpload, openStanding, type SandboxMove } from "#web/pages/workbench/contracting/sandbox-moves.ts";

export type Played = {
  readonly side: Side;
  readonly move: SandboxMove;
  readonly typedName: string;
  readonly isAgreed: boolean;
  readonly documentHash: string;
};

type Answer = Promise<Result<unknown, ContractRefusal>>;

/** One act of one demo person, by the verb that real people use. */
export async function playMove(ports: ImportPorts, agreement: Agreement, played: Played): Answer {
  const uid = demoUids[played.side];
  const { id } = agreement;
  switch (played.move) {
    case "fill-in":
      return fillInParty(ports, uid, { id, typed: demoAnswers[played.side], numberRemoved: "" });
    case "sign":
      return signDocument(ports, uid, { kind: "agreement", id, write: agreementDocument }, { ...played, address: "" });
    case "submit":
      return submitRequest(ports, uid, { id });
    case "activate":
      return activateSharing(ports, uid, { id, startedOn: brusselsDay(ports.clock.now()) });
    case "withdraw":
      return withdrawFromAgreement(ports, uid, { id });
    case "confirm":
    case "contest":
      return answerOpenMonth(ports, agreement, played.side, played.move);
    case "upload":
    case "upload-edited":
    case "correct":
      return bringQuarters(ports, agreement, played);
  }
}

async function answerOpenMonth(
  ports: ContractPorts,
  agreement: Agreement,
  side: Side,
  act: "confirm" | "contest",
): Answer {
  const { id } = agreement;
  const open = openStanding((await loadSandboxWorld(ports, agreement)).standings);
  if (!open) return ok(undefined);
  const { month, version } = open;
  const reason = act === "contest" ? demoReason : "";
  const answered = await answerMonth(ports, demoUids[side], { id, month, version, act, reason });
  if (answered.ok) await issueDeclarations(ports);
  // Who presses twice has done it once.
  return answered.ok || answered.refusal.code === "month-act-refused" ? ok(undefined) : answered;
}

async function bringQuarters(ports: ImportPorts, agreement: Agreement, { side, move }: Played): Answer {
  const { imports, statements } = await loadSandboxWorld(ports, agreement);
  const isCorrection = move === "correct";
  const month = isCorrection ? statements.at(-1)?.month : monthToUpload(agreement, ports.clock.now(), imports[side]);
  if (!month) return ok(undefined);
  const today = brusselsDay(ports.clock.now());
  const exported = demoFile(month, side, agreement.parties[side]?.ean ?? "", isCorrection);
  const text = move === "upload-edited" ? withRowTwice(exported) : exported;
  const imported = await importMeterData(ports, demoUids[side], {
    id: agreement.id,
    bytes: new TextEncoder().encode(text),
    fileHash: ports.signer.digest(text),
    // The corrected file is a day younger: a later file corrects an earlier one.
    madeOn: isCorrection ? today : addDays(today, -1),
    hasConsent: true,
  });
  if (imported.ok) await issueDeclarations(ports);
  return imported;
}

/** As an export does not have it: somebody wrote a row again. */
const withRowTwice = (text: string) => text.replace(/\n([^\n]*12:00:00[^\n]*)\n/, "\n$1\n$1\n");

const CORRECTED_DAYS = { from: 9, until: 12 };
const CORRECTED_PART = 0.8;

/** What the grid operator's file would hold. Its correction takes a fifth off three days. */
function demoFile(month: Month, side: Side, ean: string, isCorrection: boolean): string {
  const quarters = exampleMonth(yearOfMonth(month), Number(month.slice(5)));
  if (side === "buyer") return writeFluviusMonth(month, ean, "offtake", quarters.offtake);
  const injection = quarters.injection.map((wattHours, quarter) => {
    const day = Math.floor(quarter / QUARTERS_PER_DAY);
    const isCorrected = isCorrection && day >= CORRECTED_DAYS.from && day < CORRECTED_DAYS.until;
    return isCorrected ? Math.round(wattHours * CORRECTED_PART) : wattHours;
  });
  return writeFluviusMonth(month, ean, "injection", injection);
}
