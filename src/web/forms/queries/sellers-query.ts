import { SELLERS_MAX } from "#application/calculations/situation.ts";

/** What the buttons of the planner send along with the form: one seller more, or the number of one to take away. */
export const ADD_SELLER = "erbij";
export const REMOVE_SELLER = "weg";

const COUNT = "verkopers";
const nameOf = (seller: number) => `verkoper-${seller}-`;

/** A query in which the press of such a button is already done. Whoever comes after the one that leaves, moves up. */
export function afterSellerButtons(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(ADD_SELLER);
  next.delete(REMOVE_SELLER);
  const count = Number(params.get(COUNT) ?? 1);
  const leaving = Number(params.get(REMOVE_SELLER));
  if (params.has(ADD_SELLER) && count < SELLERS_MAX) next.set(COUNT, String(count + 1));
  if (!Number.isInteger(leaving) || leaving < 2 || leaving > count) return next;
  for (let seller = leaving; seller <= SELLERS_MAX; seller++) {
    for (const name of [...next.keys()]) if (name.startsWith(nameOf(seller))) next.delete(name);
    for (const [name, text] of params) {
      if (name.startsWith(nameOf(seller + 1))) next.set(name.replace(nameOf(seller + 1), nameOf(seller)), text);
    }
  }
  next.set(COUNT, String(count - 1));
  return next;
}
