import type { readComparison, reviewReading } from "#application/back-office/regulator-desk.ts";
import { formatNumber } from "#content/format/format-number.ts";
import {
  regulatorWords,
  sayAmount,
  sayColumn,
  sayComparison,
  sayContract,
  sayJump,
  sayLacks,
  sayRefusedCount,
  sayRefusedRow,
  sayRows,
  saySkipped,
  sayState,
} from "#content/pages/back-office/regulator.ts";
import { sayMonth } from "#domain/cards/regulator/regulator-product.ts";
import type { ReviewedProduct } from "#domain/cards/regulator/review-products.ts";

type Reviewed = NonNullable<Awaited<ReturnType<typeof reviewReading>>>;
type Compared = Awaited<ReturnType<typeof readComparison>>;

export const productPath = (id: number) => `/beheer/tariefkaarten/v-test/${id}`;

/** A file that waits: what it changes, what it brings, what is missing and what was refused. */
export function reviewView({ reading, readAt, review }: Reviewed) {
  const ours = review.products.filter(({ card }) => card !== null);
  return {
    title: regulatorWords.review(sayMonth(reading.month)),
    readAt: readAt.toISOString(),
    facts: [
      { name: "Gelezen", value: sayRows(reading.rows) },
      { name: "Producten voor gezinnen", value: formatNumber(reading.products.length) },
      { name: "Geweigerd", value: sayRefusedCount(reading.refusedCount) },
      { name: "Overgeslagen", value: saySkipped(reading.skipped) },
    ],
    cards: ours.flatMap(cardRows),
    jumps: ours
      .filter(({ isHeld }) => isHeld)
      .map(({ name, card, changes }) => ({ name, label: sayJump(card?.product ?? "", changes) })),
    fresh: review.products
      .filter(({ state }) => state === "unknown")
      .map(({ product, changes }) => {
        const { column, now } = changes.find((change) => change.now !== null) ?? { column: "energie", now: null };
        const fee = changes.find((change) => change.column === "vaste_vergoeding")?.now ?? null;
        return [
          product.supplier,
          product.product,
          sayContract(product.kind),
          sayAmount(column, now),
          sayAmount("vaste_vergoeding", fee),
        ];
      }),
    absent: review.absent.map(({ product, supplier }) => [product, supplier]),
    refused: reading.refused.map((row) => [
      row.line === 0 ? "–" : formatNumber(row.line),
      row.name,
      row.part,
      sayRefusedRow(row),
    ]),
  };
}

/** One line for each price that is another than on our card, or a single one that says why there is none. */
function cardRows({ card, state, changes }: ReviewedProduct): string[][] {
  const name = card?.product ?? "";
  if (state !== "changed") return [[name, "", "", "", "", sayState(state)]];
  return changes
    .filter(({ card: was, now, isJump }) => now !== null && (now !== was || isJump))
    .map(({ column, card: was, before, now, isJump }) => [
      name,
      sayColumn(column),
      sayAmount(column, was),
      sayAmount(column, before),
      sayAmount(column, now),
      isJump ? regulatorWords.jump : "",
    ]);
}

export const comparisonView = ({ month, products, compared, notCompared }: Compared) =>
  month === null
    ? null
    : {
        summary: `${sayComparison(compared, products)} Laatste maand: ${sayMonth(month)}.`,
        rows: notCompared.map(({ id, product, lacks }) => ({
          id,
          name: product.product,
          cells: [product.supplier, sayContract(product.kind), sayLacks(lacks)],
        })),
      };
