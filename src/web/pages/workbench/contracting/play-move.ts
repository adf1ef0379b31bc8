import { exampleMonth } from "#application/calculations/example-month.ts";
import { fillInParty } from "#application/contracts/fill-in-agreement.ts";
import { activateSharing, submitRequest, withdrawFromAgreement } from "#application/contracts/move-agreement.ts";
import { signAgreement } from "#application/contracts/sign-agreement.ts";
import { issueDeclarations } from "#application/declarations/issue-declarations.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import { importMeterData } from "#application/settlement/import-meter-data.ts";
import { agreementDocument } from "#content/contracts/agreement-document.ts";
import { demoAnswers } from "#content/pages/workbench/test-contracting.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";
import { ok, type Result } from "#domain/result.ts";
import { type Month, yearOfMonth } from "#domain/settlement/month.ts";
import { writeFluviusMonth } from "#domain/settlement/write-fluvius-month.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { QUARTERS_PER_DAY } from "#domain/time/brussels-year.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { demoUids } from "#web/pages/workbench/contracting/sandbox.ts";
import { monthToUpload, type SandboxMove } from "#web/pages/workbench/contracting/sandbox-moves.ts";

export type Played = {
  readonly side: Side;
  readonly move: SandboxMove;
  readonly typedName: string;
  readonly isAgreed: boolean;
  readonly documentHash: string;
};

type Answer = Promise<Result<unknown, ContractRefusal>>;

/** One act of one demo person, by the verb that real people use. */
export async function playMove(ports: ContractPorts, agreement: Agreement, played: Played): Answer {
  const uid = demoUids[played.side];
  const { id } = agreement;
  switch (played.move) {
    case "fill-in":
      return fillInParty(ports, uid, { id, typed: demoAnswers[played.side], numberRemoved: "" });
    case "sign":
      return signAgreement(ports, uid, { id, ...played, address: "", write: agreementDocument });
    case "submit":
      return submitRequest(ports, uid, { id });
    case "activate":
      return activateSharing(ports, uid, { id, startedOn: brusselsDay(ports.clock.now()) });
    case "withdraw":
      return withdrawFromAgreement(ports, uid, { id });
    case "upload":
    case "correct":
      return bringQuarters(ports, agreement, played);
  }
}

async function bringQuarters(ports: ContractPorts, agreement: Agreement, { side, move }: Played): Answer {
  const { contracts } = ports.store;
  const [imports, statements] = await Promise.all([
    contracts.importsBy(demoUids[side]),
    contracts.listStatements(agreement.id, "newest"),
  ]);
  const isCorrection = move === "correct";
  const month = isCorrection ? statements.at(-1)?.month : monthToUpload(agreement, ports.clock.now(), imports);
  if (!month) return ok(undefined);
  const today = brusselsDay(ports.clock.now());
  const text = demoFile(month, side, agreement.parties[side]?.ean ?? "", isCorrection);
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
