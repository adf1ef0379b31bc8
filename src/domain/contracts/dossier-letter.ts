import { type Agreement, isConsumerSale, otherSide, type Side } from "#domain/contracts/agreement.ts";
import type { DossierStep } from "#domain/contracts/dossier.ts";

/** A letter that is written out from the agreement alone. */
export type DossierLetter = "supplier" | "operator" | "mandate" | "stop-supplier" | "stop-operator" | "withdrawal";

/** With which letter a task is done. */
export const letterOfStep: Readonly<Partial<Record<DossierStep, DossierLetter>>> = {
  "ask-supplier": "supplier",
  "request-metering": "supplier",
  "give-mandate": "mandate",
  "file-request": "operator",
};

const stopping: readonly Agreement["state"][] = ["submitted", "active", "suspended", "ended"];

/** The letters that one side has to write. Those that stop the sharing come once there is something to stop. */
export function lettersOf(agreement: Agreement, side: Side): readonly DossierLetter[] {
  if (!agreement.parties.seller || !agreement.parties.buyer) return [];
  const { manager } = agreement.terms;
  const canStop = stopping.includes(agreement.state);
  return [
    "supplier",
    ...(side === manager ? (["operator"] as const) : []),
    ...(agreement.region === "flanders" && side === otherSide(manager) ? (["mandate"] as const) : []),
    ...(canStop ? (["stop-supplier"] as const) : []),
    ...(side === "buyer" && agreement.signatures.length === 2 && isConsumerSale(agreement.parties)
      ? (["withdrawal"] as const)
      : []),
    ...(canStop && side === manager ? (["stop-operator"] as const) : []),
  ];
}
