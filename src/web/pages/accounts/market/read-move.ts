import { redirect } from "react-router";
import { sayMarketRefusal } from "#content/market/market-refusals.ts";
import { endUnsure } from "#content/pages/accounts/listing-form.ts";
import { type OwnerMove, ownerMoves } from "#domain/market/listing-state.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import type { Result } from "#domain/result.ts";
import { refuseForm, textOf } from "#web/forms/form-answer.ts";
import { statusOfRefusal } from "#web/forms/market-status.ts";
import { ID_FIELD, MOVE_FIELD, SURE_FIELD } from "#web/pages/accounts/market/listing-list.tsx";
import { DONE_FIELD } from "#web/pages/accounts/own-context.ts";

export type AskedMove = { readonly id: string; readonly move: OwnerMove; readonly isSure: boolean };

/** Which button was pressed; what nobody offered is an unknown listing. */
export function readMove(form: FormData): AskedMove {
  const move = ownerMoves.find((known) => known === textOf(form, MOVE_FIELD));
  const isSure = textOf(form, SURE_FIELD) === "ja";
  return { id: move ? textOf(form, ID_FIELD) : "", move: move ?? "end", isSure: isSure || !move };
}

type Run = (asked: AskedMove) => Promise<Result<unknown, MarketRefusal>>;

/** Back to the list with what was done, or the list with why not. Nobody ends a listing without a second press. */
export async function moveTo(path: string, asked: AskedMove, run: Run) {
  if (asked.move === "end" && !asked.isSure) return refuseForm({ typed: {}, faults: {}, notice: endUnsure }, 422);
  const result = await run(asked);
  if (result.ok) return redirect(`${path}?${DONE_FIELD}=${asked.move}`, 303);
  return refuseForm(
    { typed: {}, faults: {}, notice: sayMarketRefusal(result.refusal) },
    statusOfRefusal(result.refusal),
  );
}
