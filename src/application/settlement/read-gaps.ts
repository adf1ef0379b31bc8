import type { ContractPorts } from "#application/ports/contracts.ts";
import { gatherInput } from "#application/settlement/gather-input.ts";
import { type Agreement, type Side, sides } from "#domain/contracts/agreement.ts";
import { acceptedFills, fillFor, type GapFill } from "#domain/settlement/meter-data/fill-gaps.ts";
import { type Gap, spellGaps } from "#domain/settlement/meter-data/gap.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import { settleMonth } from "#domain/settlement/settle-month.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";

export type MonthGaps = {
  readonly month: Month;
  readonly quarters: number;
  readonly gaps: readonly Gap[];
  /** Of exactly these gaps: who accepts them tells that these were read. */
  readonly digest: string;
  /** What each side accepted for exactly these; null for who waits. */
  readonly accepted: Readonly<Record<Side, GapFill | null>>;
  /** Sides that accepted something for other quarters than these. */
  readonly lapsed: readonly Side[];
};

/** Months that wait for quarters that nobody has, with what each side would let count for them. */
export async function readGaps(
  ports: Pick<ContractPorts, "store" | "clock" | "signer">,
  agreement: Agreement,
): Promise<MonthGaps[]> {
  const { contracts } = ports.store;
  const blocked = (await contracts.listBlocked(agreement.id)).filter(
    ({ blockedBy }) => blockedBy === "quarters-missing",
  );
  if (blocked.length === 0) return [];
  const entries = await contracts.listEntries(agreement.id);
  const gaps: MonthGaps[] = [];
  for (const { month } of blocked) {
    const gathered = await gatherInput(ports.store, agreement, month, brusselsDay(ports.clock.now()));
    if (!gathered.ok) continue;
    const { quarters, lacking } = settleMonth(gathered.value);
    const said = acceptedFills(entries, month);
    const accepted = { seller: fillFor(said.seller, lacking), buyer: fillFor(said.buyer, lacking) };
    gaps.push({
      month,
      quarters: quarters.missing,
      gaps: lacking,
      digest: digestOfGaps(ports, lacking),
      accepted,
      lapsed: sides.filter((side) => said[side] !== null && accepted[side] === null),
    });
  }
  return gaps;
}

export const digestOfGaps = ({ signer }: Pick<ContractPorts, "signer">, lacking: readonly Gap[]): string =>
  signer.digest(spellGaps(lacking));
