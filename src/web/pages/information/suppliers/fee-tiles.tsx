import { Badge } from "#ui/badge.tsx";
import { TonePatterns } from "#ui/charts/patterns.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import type { SuppliersView } from "#web/pages/information/suppliers/suppliers.tsx";

type FeesWords = SuppliersView["fees"];
type FeeRow = FeesWords["rows"][number];

/** Euros a year for which one tile stands. */
const TILE = 5;
const STEP = 12;
const EDGE = 10;

/** What each supplier asks, in tiles. It is a table: the picture is in its cells. */
export function FeeTiles({ words }: { words: FeesWords }) {
  const columns = [words.supplier, words.fee, words.breakEven, words.card];
  return (
    <>
      <TonePatterns id={PATTERN} tones={["fromSupplier"]} />
      <table className="w-full border-collapse text-base tabular-nums max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-ink border-b-2 text-left text-muted text-small">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={classNames(
                  "py-2 font-semibold",
                  index < 3 && "pr-6",
                  index > 1 && "whitespace-nowrap text-right",
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {words.rows.map((row) => (
            <Row key={row.supplier} row={row} words={words} />
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-text text-muted text-small">{words.note}</p>
    </>
  );
}

const PATTERN = "kosten";

function Row({ row, words }: { row: FeeRow; words: FeesWords }) {
  return (
    <tr className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:py-3 md:align-baseline">
      <th scope="row" className="text-left font-semibold md:py-3 md:pr-6">
        {row.supplier}
      </th>
      <td className="max-md:order-3 max-md:col-span-2 max-md:mt-1.5 md:py-3 md:pr-6">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Tiles row={row} />
          <span className="font-semibold">{row.amount}</span>
          {row.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </span>
      </td>
      <td
        className={classNames(
          "text-right md:whitespace-nowrap md:py-3 md:pr-6",
          row.pays ? "font-semibold text-secondary" : "text-ink",
        )}
      >
        {row.hasBreakEven ? <span className="md:hidden">{`${words.from} `}</span> : null}
        {row.breakEven}
      </td>
      <td className="text-right text-muted text-small max-md:hidden md:whitespace-nowrap md:py-3">{row.card}</td>
    </tr>
  );
}

function Tiles({ row: { yearly, isByEnergy } }: { row: FeeRow }) {
  if (yearly === null)
    return (
      <svg viewBox={`0 0 ${STEP} ${STEP}`} className="size-4.5 shrink-0" aria-hidden="true">
        <rect
          x="1"
          y="1"
          width={EDGE}
          height={EDGE}
          rx="3"
          strokeDasharray="2 2"
          className="fill-none stroke-control"
        />
      </svg>
    );
  if (yearly === 0) return <Icon name="circle-check" className="size-5 shrink-0 text-secondary" />;
  const count = Math.ceil(yearly / TILE);
  const looks = isByEnergy
    ? { fill: `url(#${PATTERN}-fromSupplier)`, className: "stroke-supplier-edge" }
    : { className: "fill-sun-fill stroke-sun-edge" };
  return (
    <svg
      viewBox={`0 0 ${count * STEP} ${STEP}`}
      width={count * STEP}
      height={STEP}
      className="max-w-full shrink-0"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, at) => {
        const share = Math.min(1, yearly / TILE - at);
        return (
          <rect
            key={at}
            x={at * STEP + 1}
            y="1"
            width={Math.max(1.5, EDGE * share)}
            height={EDGE}
            rx={share < 1 ? 1 : 3}
            {...looks}
          />
        );
      })}
    </svg>
  );
}
