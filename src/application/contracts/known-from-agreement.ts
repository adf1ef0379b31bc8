import type { ContractPorts } from "#application/ports/contracts.ts";
import { sideOf } from "#domain/contracts/agreement.ts";
import { answersOfAgreement } from "#domain/contracts/answers-of-agreement.ts";
import { isFinal } from "#domain/contracts/contract-state.ts";
import type { FormKind } from "#domain/forms/form-definitions.ts";
import type { Answers } from "#domain/forms/form-field.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";

type Asked = {
  readonly kind: FormKind;
  /** The agreement that the form is about; without it, the only one that runs. */
  readonly agreementId: string | null;
  readonly service: string;
};

/** What a new form need not ask because an agreement of theirs says it. Another's agreement says nothing. */
export async function knownFromAgreement(
  { store, clock }: Pick<ContractPorts, "clock" | "store">,
  uid: string,
  { kind, agreementId, service }: Asked,
): Promise<Answers> {
  const all = await store.contracts.list(uid);
  const running = all.filter(({ state }) => !isFinal(state));
  const named = all.find(({ id }) => id === agreementId);
  // A withdrawal is towards us unless it says from what.
  const only = running.length === 1 && agreementId === null && kind !== "withdrawal" ? running[0] : undefined;
  const agreement = named ?? only;
  const side = agreement ? sideOf(agreement, uid) : null;
  if (!agreement || !side) return {};
  return answersOfAgreement(kind, agreement, side, { today: brusselsDay(clock.now()), service }) ?? {};
}
