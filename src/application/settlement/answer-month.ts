import { addressesOf } from "#application/ports/addresses.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import { agreeOnMonth, creditMonth, revokeDeclarationsOf } from "#application/settlement/month-invoices.ts";
import { tellMonth } from "#application/settlement/tell-month.ts";
import { type AuditEvent, otherSide, sideOf } from "#domain/contracts/agreement.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import {
  actsOnMonth,
  afterAct,
  type MonthAct,
  type MonthStanding,
  REASON_LENGTH_MAX,
} from "#domain/settlement/months/month-standing.ts";

export type MonthAnswer = {
  readonly id: string;
  readonly month: Month;
  /** The version that the reader had before them. */
  readonly version: number;
  readonly act: MonthAct;
  /** Why, in the side's own words; asked for with a no and with an answer to it. */
  readonly reason: string;
  /** How the month stood when it was decided what to ask of the sender; in another state it may be more. */
  readonly stood?: MonthStanding["state"] | undefined;
};

const events: Readonly<Record<MonthAct, AuditEvent>> = {
  confirm: "month-confirmed",
  contest: "month-contested",
  answer: "month-answered",
  withdraw: "month-withdrawn",
  "settle-outside": "month-outside",
};
const notices = {
  contest: "contested",
  answer: "answered",
  withdraw: "withdrawn",
  "settle-outside": "outside",
} as const;

/**
 * A side says yes or no to a month, answers a no, takes the month back, or notes that the two settle it outside. A no
 * stops payment and takes back what the register says; both see every word of it.
 */
export async function answerMonth(
  ports: ContractPorts,
  uid: string,
  { id, month, version, act, reason, stood }: MonthAnswer,
): Promise<Result<MonthStanding, ContractRefusal>> {
  const { store, clock } = ports;
  const agreement = await store.contracts.find(id);
  const side = agreement ? sideOf(agreement, uid) : null;
  if (!agreement || !side) return refused({ code: "agreement-unknown" });
  const why = reason.trim();
  if ((act === "contest" || act === "answer") && why === "") return refused({ code: "reason-missing" });
  if (why.length > REASON_LENGTH_MAX) return refused({ code: "reason-long", max: REASON_LENGTH_MAX });
  const addresses = await addressesOf(ports, agreement);

  return store.transaction(async (parts): Promise<Result<MonthStanding, ContractRefusal>> => {
    const { contracts } = parts;
    const standing = await contracts.holdStanding({ agreementId: id, month });
    if (!standing) return refused({ code: "month-unknown", month });
    const isAsStood = stood === undefined || standing.state === stood;
    if (standing.version !== version || !isAsStood) return refused({ code: "agreement-changed" });
    if (!actsOnMonth(standing, side).includes(act)) return refused({ code: "month-act-refused", act });
    const next = afterAct(standing, side, act);
    await contracts.setStanding(next);
    const facts = { month, version, ...(why === "" ? {} : { reason: why }) };
    await contracts.addEntry(id, { at: clock.now(), side, event: events[act], facts });
    if (act === "contest") await revokeDeclarationsOf(ports, parts, standing, "contested", side);
    if (act === "withdraw" || act === "settle-outside") {
      const statement = await contracts.findStatement(id, month, version);
      if (statement) await creditMonth(ports, parts, agreement, statement);
    }
    if (next.state === "agreed") await agreeOnMonth(ports, parts, agreement, next);
    const notice = act === "confirm" ? (next.state === "agreed" ? "agreed" : null) : notices[act];
    if (notice) await tellMonth(parts, agreement, addresses, month, notice, [otherSide(side)]);
    return ok(next);
  });
}
