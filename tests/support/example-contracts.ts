import { issueDeclarations } from "#application/declarations/issue-declarations.ts";
import type { Ports } from "#application/ports/ports.ts";
import { runDueSettlements } from "#application/settlement/run-due-settlements.ts";
import { beginSession } from "./begin-session.ts";
import { sampleAgreement, sampleSignature } from "./domain/sample-agreement.ts";
import { fillContract } from "./fill-contracts.ts";

const opened = new WeakMap<Ports, Promise<void>>();

/** Contracts of whoever `signIn` signs in: "ontwerp" waits for signatures, "lopend" shares since September 2026. */
export function openExampleContracts(ports: Ports): Promise<void> {
  const opening = opened.get(ports) ?? open(ports);
  opened.set(ports, opening);
  return opening;
}

async function open(ports: Ports): Promise<void> {
  const session = await beginSession(ports);
  const buyer = (await ports.identity.recognise(session.token))?.uid ?? "";
  const { contracts } = ports.store;
  const uids = { seller: "somebody-else", buyer };
  await contracts.open(sampleAgreement({ id: "ontwerp", proposalId: "ontwerp", reference: "2026-0001", uids }));
  const running = { id: "lopend", proposalId: "lopend", reference: "2026-0002", state: "active" } as const;
  const agreement = sampleAgreement({ ...running, startedOn: "2026-09-01", submittedOn: "2026-08-10", uids });
  await fillContract(contracts, agreement, 0, ports.clock.now());
  for (const side of ["seller", "buyer"] as const) await contracts.addSignature("lopend", sampleSignature(side));
  await runDueSettlements(ports);
  await issueDeclarations(ports);
}
