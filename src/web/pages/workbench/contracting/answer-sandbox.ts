import { type ActionFunctionArgs, redirect } from "react-router";
import { exampleOffer } from "#application/calculations/examples/example-offer.ts";
import { openAgreement } from "#application/contracts/open-agreement.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import { loadSandbox, loadSandboxAgreement } from "#application/sandbox/load-sandbox.ts";
import {
  demoPair,
  moveSandboxMonth,
  resetSandbox,
  sandboxPorts,
  startSandbox,
} from "#application/sandbox/sandboxes.ts";
import { newestAgreementText } from "#content/contracts/agreement-document.ts";
import { sayContractRefusal } from "#content/contracts/contract-refusals.ts";
import { sandboxFull, sandboxGone } from "#content/pages/workbench/test-contracting.ts";
import { otherSide, type Side, sides } from "#domain/contracts/agreement.ts";
import { euros } from "#domain/units/quantity.ts";
import { clientContext, portsContext } from "#web/context.ts";
import { refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { playMove } from "#web/pages/workbench/contracting/play-move.ts";
import { canMoveClock, SANDBOX_START } from "#web/pages/workbench/contracting/sandbox.ts";
import type { SandboxMove } from "#web/pages/workbench/contracting/sandbox-moves.ts";

const HERE = "/test-contracting";
const moves = [
  "fill-in",
  "sign",
  "submit",
  "activate",
  "upload",
  "upload-edited",
  "confirm",
  "contest",
  "correct",
  "withdraw",
] as const satisfies SandboxMove[];
const placeOf = (id: string, said: Side | null = null) => `${HERE}?proef=${id}${said ? `&ja=${said}` : ""}`;

/** Begins a trial, plays a move in it, sets its clock on, or takes it away. */
export async function answerSandbox({ context }: ActionFunctionArgs) {
  const ports = context.get(portsContext);
  const form = await postedForm(context);
  const goal = textOf(form, "zet");
  const id = textOf(form, "proef");
  const side: Side = textOf(form, "kant") === "buyer" ? "buyer" : "seller";
  const typed = { naam: textOf(form, "naam").slice(0, 200), kant: side };
  const refuse = (notice: string, status: number) => refuseForm({ typed, faults: {}, notice }, status);
  return whileAvailable(typed, async () => {
    if (goal === "begin") {
      const started = await startSandbox(ports, context.get(clientContext).address, SANDBOX_START);
      return started.ok ? redirect(placeOf(started.value.id), 303) : refuse(sandboxFull, 429);
    }
    const sandbox = await loadSandbox(ports, id);
    // What came instead of an id is anybody's, and goes into no address.
    if (!sandbox) return refuse(sandboxGone, 404);
    if (goal === "opnieuw") {
      await resetSandbox(ports, id, SANDBOX_START);
      return redirect(placeOf(id), 303);
    }
    const own = sandboxPorts(ports, sandbox);
    const agreement = await loadSandboxAgreement(own);
    if (goal === "ja") {
      const said = sides.find((one) => one === textOf(form, "gezegd")) ?? null;
      if (agreement || said !== otherSide(side)) return redirect(placeOf(id, agreement ? null : side), 303);
      await openDemo(own);
      return redirect(placeOf(id), 303);
    }
    if (goal === "klok") {
      if (canMoveClock(sandbox.now)) await moveSandboxMonth(ports, sandbox);
      return redirect(placeOf(id), 303);
    }
    const move = moves.find((one) => one === goal);
    if (!move || !agreement) return redirect(placeOf(id), 303);
    const played = await playMove(own, agreement, {
      side,
      move,
      typedName: typed.naam,
      isAgreed: textOf(form, "akkoord") === "on",
      documentHash: textOf(form, "vingerafdruk"),
    });
    // Who presses twice has done it once.
    const isDone = played.ok || played.refusal.code === "action-refused" || played.refusal.code === "already-signed";
    return isDone ? redirect(placeOf(id), 303) : refuse(sayContractRefusal(played.refusal), 422);
  });
}

async function openDemo(ports: ContractPorts): Promise<void> {
  const { askedPrice } = exampleOffer(euros(0), { today: ports.clock.today(), cards: [] });
  const municipalities = { seller: "Deinze", buyer: "Gent" };
  await openAgreement(ports, { ...demoPair, price: askedPrice, municipalities }, newestAgreementText);
}
