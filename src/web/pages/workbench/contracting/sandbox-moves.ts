import type { MeterImport } from "#application/ports/contracts.ts";
import type { TestContractingWords } from "#content/pages/workbench/test-contracting.ts";
import { type Agreement, otherSide, type Side } from "#domain/contracts/agreement.ts";
import { withdrawalRight } from "#domain/contracts/withdrawal.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import { actsOnMonth, type MonthStanding } from "#domain/settlement/months/month-standing.ts";
import type { Statement } from "#domain/settlement/statement.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { monthsOver } from "#web/pages/workbench/contracting/sandbox.ts";

export type SandboxMove = keyof TestContractingWords["moves"] | "sign";
export type SandboxWait = keyof TestContractingWords["wait"];
export type SideMoves = { readonly moves: readonly SandboxMove[]; readonly wait: SandboxWait | null };

type World = {
  readonly agreement: Agreement;
  readonly now: Date;
  readonly side: Side;
  readonly imports: readonly Pick<MeterImport, "firstDay">[];
  readonly statements: readonly Pick<Statement, "month" | "version">[];
  readonly standings: readonly MonthStanding[];
};

/** The oldest month that is over and that one side has brought no quarters of yet. */
export const monthToUpload = (
  agreement: Pick<Agreement, "startedOn">,
  now: Date,
  imports: readonly Pick<MeterImport, "firstDay">[],
): Month | null =>
  monthsOver(agreement, now).find((month) => !imports.some(({ firstDay }) => firstDay.startsWith(month))) ?? null;

/** What one of the two demo people can do now, or what they wait for. */
export function movesOf({ agreement, now, side, imports, statements, standings }: World): SideMoves {
  const { state, parties, signatures } = agreement;
  const only = (...moves: SandboxMove[]): SideMoves => ({ moves, wait: null });
  const waiting = (wait: SandboxWait, ...moves: SandboxMove[]): SideMoves => ({ moves, wait });
  const right = withdrawalRight(agreement, side, brusselsDay(now), brusselsDay);
  const withdraw: SandboxMove[] = right.ground === "law" ? ["withdraw"] : [];
  switch (state) {
    case "proposed":
    case "accepted":
      return parties[side] === null ? only("fill-in") : waiting("details");
    case "drafted":
    case "signed-by-one":
      return signatures.some((known) => known.side === side) ? waiting("signature") : only("sign");
    case "signed":
    case "submitted": {
      const move = state === "signed" ? "submit" : "activate";
      return side === "seller" ? only(move, ...withdraw) : waiting("manager", ...withdraw);
    }
    case "active": {
      const open = openStanding(standings);
      if (open) {
        const acts = actsOnMonth(open, side).filter((act) => act === "confirm" || act === "contest");
        const correct: SandboxMove[] = side === "seller" && open.state === "contested" ? ["correct"] : [];
        return acts.length + correct.length > 0 ? only(...acts, ...correct) : waiting("yes");
      }
      const edited: SandboxMove[] = side === "seller" ? ["upload-edited"] : [];
      if (monthToUpload(agreement, now, imports)) return only("upload", ...edited, ...withdraw);
      const over = monthsOver(agreement, now);
      const isSettled = over.every((month) => statements.some((one) => one.month === month));
      if (!isSettled) return waiting("other", ...withdraw);
      const isFresh = over.length > 0 && !statements.some(({ version }) => version > 1);
      return side === "seller" && isFresh ? waiting("clock", "correct") : waiting("clock", ...withdraw);
    }
    case "suspended":
    case "ended":
    case "withdrawn":
      return waiting("over");
  }
}

/** The newest version of a month that the two do not agree on yet. */
export const openStanding = (standings: readonly MonthStanding[]): MonthStanding | null => {
  const newest = standings.at(-1);
  return newest?.state === "waiting" || newest?.state === "contested" ? newest : null;
};

/** How far the trial is, as the index of its step. */
export function stepOf(
  agreement: Agreement | null,
  statements: readonly Pick<Statement, "version" | "month">[],
): number {
  if (!agreement) return 0;
  const months = new Set(statements.map(({ month }) => month)).size;
  if (months >= 2) return 7;
  if (statements.some(({ version }) => version > 1)) return 6;
  if (months === 1) return 5;
  if (agreement.state === "active") return 4;
  if (agreement.state === "signed" || agreement.state === "submitted") return 3;
  if (agreement.parties[otherSide("seller")] && agreement.parties.seller) return 2;
  return 1;
}
