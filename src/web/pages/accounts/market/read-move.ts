import { redirect } from "react-router";
import { sayMarketRefusal } from "#content/market/market-refusals.ts";
import { type OwnerMove, ownerMoves } from "#domain/market/listing-state.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import type { Result } from "#domain/result.ts";
import { refuseForm, textOf } from "#web/forms/form-answer.ts";
import { statusOfRefusal } from "#web/forms/market-status.ts";
import { ID_FIELD, MOVE_FIELD } from "#web/pages/accounts/market/listing-list.tsx";
import { DONE_FIELD } from "#web/pages/accounts/own-context.ts";

/** Which button was pressed; what nobody offered is an unknown listing. */
export function readMove(form: FormData): { id: string; move: OwnerMove } {
  const move = ownerMoves.find((known) => known === textOf(form, MOVE_FIELD));
  return { id: move ? textOf(form, ID_FIELD) : "", move: move ?? "end" };
}

/** Back to the list with what was done, or the list with why not. */
export function moveTo(path: string, move: OwnerMove, result: Result<unknown, MarketRefusal>) {
  if (result.ok) return redirect(`${path}?${DONE_FIELD}=${move}`, 303);
  return refuseForm(
    { typed: {}, faults: {}, notice: sayMarketRefusal(result.refusal) },
    statusOfRefusal(result.refusal),
  );
}
