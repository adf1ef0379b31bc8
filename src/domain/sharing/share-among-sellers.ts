import type { Share } from "#domain/units/quantity.ts";
import { emptySeries, type Series } from "#domain/units/series.ts";

/**
 * How sellers divide a buyer who takes less than they inject together. The rule of the grid operator is not published,
 * so the one that was used must be shown. Fixed: each seller first covers its own share of the offtake, and what one
 * cannot cover is left to the others in proportion to what they still have.
 */
export type SellersSplit = { rule: "pro-rata" } | { rule: "fixed"; shares: readonly Share[] };

export type SellersSharing = {
  given: Series<"kWh">[];
  toSupplier: Series<"kWh">[];
  fromSupplier: Series<"kWh">;
};

/** Several sellers to one buyer: together they give the lesser of their summed injection and the offtake. */
export function shareAmongSellers(
  injections: readonly Series<"kWh">[],
  offtake: Series<"kWh">,
  split: SellersSplit,
): SellersSharing {
  const shares = sharesOf(split, injections.length);
  const quarters = offtake.length;
  const given = injections.map(() => emptySeries<"kWh">(quarters));
  const toSupplier = injections.map(() => emptySeries<"kWh">(quarters));
  const fromSupplier = emptySeries<"kWh">(quarters);
  if (injections.some((injection) => injection.length !== quarters)) {
    throw new RangeError(`Every seller must have the ${quarters} quarters of the buyer.`);
  }
  for (let quarter = 0; quarter < quarters; quarter++) {
    const taken = offtake[quarter] as number;
    let left = 0;
    let covered = 0;
    injections.forEach((injection, seller) => {
      const injected = injection[quarter] as number;
      if (!(injected >= 0 && taken >= 0)) throw new RangeError(`Quarter ${quarter} holds less than nothing.`);
      const own = Math.min(injected, taken * (shares?.[seller] ?? 0));
      (given[seller] as Series<"kWh">)[quarter] = own;
      covered += own;
      left += injected - own;
    });
    const need = Math.max(0, taken - covered);
    const used = proRataShare(left, need);
    injections.forEach((injection, seller) => {
      const sold = given[seller] as Series<"kWh">;
      const injected = injection[quarter] as number;
      const own = sold[quarter] as number;
      sold[quarter] = own + (injected - own) * used;
      (toSupplier[seller] as Series<"kWh">)[quarter] = (injected - own) * (1 - used);
    });
    fromSupplier[quarter] = need - Math.min(need, left);
  }
  return { given, toSupplier, fromSupplier };
}

/** What part of all that is offered is taken: each seller sells that part of its own. */
export const proRataShare = (offered: number, asked: number): number =>
  offered > 0 ? Math.min(1, asked / offered) : 0;

function sharesOf(split: SellersSplit, sellers: number): readonly Share[] | null {
  if (split.rule === "pro-rata") return null;
  const { shares } = split;
  const total = shares.reduce<number>((sum, part) => sum + part, 0);
  if (shares.length !== sellers || shares.some((part) => !(part >= 0)) || total > 1 + 1e-9) {
    throw new RangeError("A fixed split gives every seller a share of zero or more, together at most the whole.");
  }
  return shares;
}
