import { loadListedTerms } from "#application/market/proposals/own-proposals.ts";
import type { Ports } from "#application/ports/ports.ts";
import { sayCents } from "#content/contracts/statement-words.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { parseDutchNumber } from "#content/format/parse-dutch-number.ts";
import { feeWords } from "#content/pages/accounts/contracts/fees.ts";
import type { Site } from "#content/site.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { monthAfterFees } from "#domain/settlement/months/month-after-fees.ts";
import { deliveryPeriod } from "#domain/settlement/months/month-data.ts";
import type { Statement } from "#domain/settlement/statement.ts";

export const PRICE_FIELD = "leveranciersprijs";
export const FEE_FIELD = "leverancierskost";

const PRICE_MAX = 100;
const FEE_MAX = 10_000;

type Given = {
  readonly ports: Pick<Ports, "store">;
  readonly site: Site;
  readonly agreement: Agreement;
  readonly side: Side;
};

/** A month beside what sharing costs: with the figures of the address, or with those that somebody told the market. */
export async function loadFees({ ports, site, agreement, side }: Given, statement: Statement, url: URL) {
  const known = await loadListedTerms(ports, agreement, side);
  const read = (name: string, max: number, entered: number | null) => {
    const typed = url.searchParams.get(name)?.slice(0, 20).trim();
    const text = typed ?? (entered === null ? "" : formatNumber(entered));
    const value = parseDutchNumber(text);
    const isFaulty = text !== "" && (value === null || value < 0 || value > max);
    return { text, isFaulty, value: isFaulty ? null : value };
  };
  const price = read(PRICE_FIELD, PRICE_MAX, known && known.price * 100);
  const fee = read(FEE_FIELD, FEE_MAX, known?.fee ?? null);
  const words = feeWords[side];
  return {
    words: { title: feeWords.title, text: words.text, price: words.price, fee: feeWords.fee, submit: feeWords.submit },
    price: { text: price.text, error: price.isFaulty ? feeWords.faulty : undefined },
    fee: { text: fee.text, error: fee.isFaulty ? feeWords.faulty : undefined },
    lines: price.value === null || fee.value === null ? null : linesOf(price.value / 100, fee.value),
    note: feeWords.note,
  };

  function linesOf(supplierPrice: number, supplierFee: number) {
    const { first, last } = deliveryPeriod(agreement, statement.month);
    const fees = { supplierPrice, supplierFee, platformFee: site.platformFee };
    const month = monthAfterFees(statement, side, { ...fees, first, last });
    const line = (name: string, value: string) => ({ name, value, isTotal: false });
    const less = (cents: number) => `− ${sayCents(cents)}`;
    const { supplierCents, saleCents } = month;
    return [
      ...(side === "buyer"
        ? [line(words.supplier, sayCents(supplierCents)), line(words.sale, less(saleCents))]
        : [line(words.sale, sayCents(saleCents)), line(words.supplier, less(supplierCents))]),
      line(feeWords.supplierFee, less(month.supplierFeeCents)),
      ...(site.platformFee > 0 ? [line(feeWords.platformFee(site.name), less(month.platformFeeCents))] : []),
      {
        name: month.leftCents < 0 ? feeWords.short : feeWords.left,
        value: sayCents(Math.abs(month.leftCents)),
        isTotal: true,
      },
    ];
  }
}

export type FeesView = Awaited<ReturnType<typeof loadFees>>;
