import { useId, useState } from "react";
import { type Left, leftOfPair, type SharedContract } from "#application/calculations/supplier-fit/pair-left.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { bestSentence, between, signed } from "#content/pages/information/suppliers.ts";
import { kilowattHours } from "#domain/units/quantity.ts";
import { classNames } from "#ui/class-names.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { SliderField } from "#ui/field/slider-field.tsx";
import type { SuppliersView } from "#web/pages/information/suppliers/suppliers.tsx";

type Words = SuppliersView["matrix"];
type Pair = SharedContract & { readonly supplier: string };
type Level = Words["legend"][number]["level"];

const VOLUME = { min: 250, defaultValue: 1000, max: 5000, step: 250 };
/** From so many euros on a gain or a loss is large. */
const LARGE = 60;

const looks: Readonly<Record<Level, string>> = {
  much: "border-secondary-edge bg-secondary-fill font-semibold text-fill-ink",
  some: "border-secondary-edge bg-secondary-soft font-semibold text-ink",
  depends: "border-control border-dashed bg-surface text-ink",
  little: "border-transparent bg-pale text-ink",
  loss: "border-line bg-surface text-muted",
};

const rounded = ({ lowest, highest }: Left) => [Math.round(lowest), Math.round(highest)] as const;

function levelOf(left: Left): Level {
  const [lowest, highest] = rounded(left);
  if (lowest <= 0 && highest > 0 && lowest !== highest) return "depends";
  if (lowest > 0) return lowest >= LARGE ? "much" : "some";
  return highest > -LARGE ? "little" : "loss";
}

/** Each supplier of a buyer beside each of a seller. Without script it shows a thousand kWh, and nobody's own row. */
export function SupplierMatrix({ words, pairs }: { words: Words; pairs: readonly Pair[] }) {
  const [volume, setVolume] = useState(VOLUME.defaultValue);
  const [own, setOwn] = useState({ buyer: "", seller: "" });
  const shared = kilowattHours(volume);
  const rows = pairs.map((buyer) => pairs.map((seller) => leftOfPair(buyer, seller, shared)));
  const options = pairs.map(({ supplier }) => ({ value: supplier, label: supplier }));
  const side = own.buyer !== "" ? "buyer" : "seller";
  const chosen = pairs.findIndex(({ supplier }) => supplier === own[side]);
  const others = pairs.flatMap(({ supplier }, at) => {
    const left = side === "buyer" ? rows[chosen]?.[at] : rows[at]?.[chosen];
    return left ? [{ supplier, left }] : [];
  });
  const best = others.toSorted((one, other) => other.left.lowest - one.left.lowest)[0];
  return (
    <>
      <div className="needs-js grid items-start gap-x-8 gap-y-5 lg:grid-cols-3">
        <SelectField
          label={words.buyer}
          placeholder={words.none}
          options={options}
          value={own.buyer}
          onValueChange={(buyer) => setOwn({ ...own, buyer })}
        />
        <SelectField
          label={words.seller}
          placeholder={words.none}
          options={options}
          value={own.seller}
          onValueChange={(seller) => setOwn({ ...own, seller })}
        />
        <SliderField
          label={words.volume}
          {...VOLUME}
          value={volume}
          onValueChange={setVolume}
          format={formatKilowattHours}
        />
      </div>
      <p className="needs-js mt-6 max-w-text font-display font-semibold text-h4" role="status">
        {best && chosen >= 0
          ? bestSentence(side, own[side], { supplier: best.supplier, ...best.left }, volume)
          : words.choose}
      </p>
      {chosen >= 0 ? <OtherBars heading={side === "buyer" ? words.sellers : words.buyers} others={others} /> : null}
      <Square words={words} pairs={pairs} rows={rows} own={own} />
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-small">
        {words.legend.map(({ level, text }) => (
          <li key={level} className="flex items-center gap-2">
            <span aria-hidden="true" className={classNames("size-4.5 shrink-0 rounded-tile border", looks[level])} />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-text text-muted text-small">{words.note}</p>
    </>
  );
}

/** On a phone the row of who chose stands as bars above the square, which is too wide for it. */
function OtherBars({ heading, others }: { heading: string; others: readonly { supplier: string; left: Left }[] }) {
  const most = Math.max(1, ...others.flatMap(({ left }) => rounded(left).map(Math.abs)));
  return (
    <div className="mt-5 lg:hidden">
      <p className="font-semibold text-muted text-small">{heading}</p>
      <ul className="divide-y divide-line">
        {others.map(({ supplier, left }) => {
          const share = (100 * Math.abs((left.lowest + left.highest) / 2)) / most;
          return (
            <li key={supplier} className="grid grid-cols-[8rem_minmax(0,1fr)_auto] items-center gap-3 py-2 text-base">
              <span className="truncate">{supplier}</span>
              <svg className="h-4 w-full" aria-hidden="true">
                <rect
                  x="1"
                  y="1"
                  width={`${Math.max(1, share * 0.97)}%`}
                  height="14"
                  rx="4"
                  className={left.lowest > 0 ? "fill-secondary-fill stroke-secondary-edge" : "fill-pale stroke-control"}
                />
              </svg>
              <span className={classNames("tabular-nums", left.lowest > 0 && "font-semibold text-secondary")}>
                {between(left)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type SquareProps = {
  words: Words;
  pairs: readonly Pair[];
  rows: readonly (readonly Left[])[];
  own: { buyer: string; seller: string };
};

function Square({ words, pairs, rows, own }: SquareProps) {
  const caption = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls inside itself, so the keyboard must reach it.
    <section aria-labelledby={caption} tabIndex={0} className="contain-inline-size relative mt-6 overflow-x-auto">
      <table className="border-separate border-spacing-0.5 text-small tabular-nums">
        <caption id={caption} className="sr-only">
          {words.caption}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-1 bg-sunken pr-3 text-left align-bottom font-normal text-muted">
              {words.corner}
            </th>
            {pairs.map(({ supplier }) => (
              <th
                key={supplier}
                scope="col"
                className={classNames(
                  "h-36 w-14 min-w-13 align-bottom font-semibold",
                  supplier === own.seller && "text-primary",
                )}
              >
                <span className="mx-auto block rotate-180 py-1 [writing-mode:vertical-rl]">{supplier}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ supplier }, row) => (
            <tr key={supplier}>
              <th
                scope="row"
                className={classNames(
                  "sticky left-0 z-1 bg-sunken pr-3 text-left font-semibold max-sm:max-w-28 max-sm:truncate",
                  supplier === own.buyer && "text-primary",
                )}
              >
                {supplier}
              </th>
              {rows[row]?.map((left, column) => (
                <Cell
                  key={pairs[column]?.supplier}
                  left={left}
                  isOwn={supplier === own.buyer || pairs[column]?.supplier === own.seller}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ left, isOwn }: { left: Left; isOwn: boolean }) {
  const [lowest, highest] = rounded(left);
  return (
    <td
      className={classNames(
        "h-11 rounded-tile border px-1 text-center leading-tight",
        looks[levelOf(left)],
        isOwn && "outline-2 outline-primary",
      )}
    >
      {signed(lowest)}
      {lowest === highest ? null : <span className="block">{signed(highest)}</span>}
    </td>
  );
}
