import { performAct } from "#application/back-office/perform-act.ts";
import type { KeptRequest, OperatorRequest } from "#application/ports/back-office.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { Store } from "#application/ports/store.ts";
import { REQUEST_DAYS } from "#domain/back-office/act.ts";
import type { Operator } from "#domain/back-office/operator.ts";
import { MILLISECONDS_PER_DAY } from "#domain/time/calendar-day.ts";

type Ports = { readonly store: Pick<Store, "backOffice">; readonly clock: Clock; readonly ids: Ids };
type Asked = Pick<OperatorRequest, "act" | "about" | "agreementId" | "why">;
/** What the act itself gives; null or false when there was nothing to do. */
type Work = () => Promise<unknown>;

const since = ({ clock }: Pick<Ports, "clock">) =>
  new Date(clock.now().getTime() - REQUEST_DAYS * MILLISECONDS_PER_DAY);

export const listRequests = (ports: Pick<Ports, "store" | "clock">): Promise<readonly KeptRequest[]> =>
  ports.store.backOffice.requests.list(since(ports));

/** Asks a second operator to confirm an act. Where nobody else may act, it is done at once. */
export async function askSecondOperator(
  ports: Ports,
  operator: Operator,
  asked: Asked,
  { isPossible, work }: { readonly isPossible: () => Promise<boolean>; readonly work: Work },
): Promise<"done" | "asked" | "nothing"> {
  const { requests, operators } = ports.store.backOffice;
  const { act, about, why } = asked;
  if (!(await operators.hasOtherWhoActs(operator.uid))) {
    await requests.drop(about);
    return (await isDone(performAct(ports, operator, { act, about, why }, work))) ? "done" : "nothing";
  }
  const request = { ...asked, id: ports.ids.next(), askedBy: operator.uid, askedAt: ports.clock.now() };
  const add = async () => (await isPossible()) && requests.add(request, since(ports));
  return (await performAct(ports, operator, { act: `ask-${act}`, about, why }, add)) ? "asked" : "nothing";
}

/** Does what another operator asked. Null when that was withdrawn, is too old, or was asked by the same person. */
export async function confirmRequest(
  ports: Ports,
  operator: Operator,
  id: string,
  workOf: (request: KeptRequest) => Promise<unknown>,
): Promise<{ readonly request: KeptRequest; readonly isDone: boolean } | null> {
  const found = (await listRequests(ports)).find((request) => request.id === id);
  if (!found || found.askedBy === operator.uid) return null;
  const { act, about, why } = found;
  const work = async () => (await ports.store.backOffice.requests.take(id, since(ports))) && workOf(found);
  return { request: found, isDone: await isDone(performAct(ports, operator, { act, about, why }, work)) };
}

/** The operator who asked thinks better of it, or another refuses. */
export async function withdrawRequest(ports: Ports, operator: Operator, id: string): Promise<boolean> {
  const found = (await listRequests(ports)).find((request) => request.id === id);
  if (!found) return false;
  const entry = { act: "withdraw-request", about: found.about, why: found.why } as const;
  return isDone(performAct(ports, operator, entry, () => ports.store.backOffice.requests.take(id, since(ports))));
}

const isDone = async (work: Promise<unknown>) => {
  const result = await work;
  return result !== null && result !== false;
};
