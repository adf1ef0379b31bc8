import { useId } from "react";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { growing } from "#ui/charts/bar-row.tsx";
import { ChartFrame } from "#ui/charts/chart-frame.tsx";
import { TonePatterns, ToneSwatch, toneMark } from "#ui/charts/patterns.tsx";
import type { ChartTone } from "#ui/charts/tones.ts";
import { hundredth, percentBetween } from "#ui/charts/value-scale.ts";
import { classNames } from "#ui/class-names.ts";
import { fillLabel } from "#ui/labels.ts";

/** {amount} is filled in with what a side gains or loses on each kilowatt-hour. */
export type PriceLineWords = {
  label: string;
  title?: string;
  note?: string;
  injection: string;
  agreed: string;
  energy: string;
  sellerGains: string;
  sellerLoses: string;
  buyerGains: string;
  buyerLoses: string;
  headers: { name: string; price: string };
};

/** How many letters stand beside each other on a phone; names that need more stand below each other there. */
const PHONE_LETTERS = 40;

export type PriceLineProps = {
  /** Euros per kilowatt-hour, all of them; the agreed one as the buyer pays it. */
  injectionPrice: number;
  agreedPrice: number;
  energyPrice: number;
  /** What the seller keeps of the agreed price, when VAT is in it. */
  keptPrice?: number;
  words: PriceLineWords;
  formatPrice?: (price: number) => string;
  className?: string;
};

export function PriceLine({
  injectionPrice,
  agreedPrice,
  energyPrice,
  keptPrice = agreedPrice,
  words,
  formatPrice = formatCentsPerKilowattHour,
  className,
}: PriceLineProps) {
  const id = useId();
  const at = placeBetween([injectionPrice, agreedPrice, energyPrice, keptPrice]);
  const seller = side(keptPrice - injectionPrice, "toSupplier", words.sellerGains, words.sellerLoses, formatPrice);
  const buyer = side(energyPrice - agreedPrice, "shared", words.buyerGains, words.buyerLoses, formatPrice);
  // A loss lies over the gain of the other side, which is as much longer.
  const lengths = [
    { tone: seller.tone, from: injectionPrice, until: keptPrice },
    { tone: buyer.tone, from: agreedPrice, until: energyPrice },
  ].sort((a, b) => Number(a.tone === "loss") - Number(b.tone === "loss"));
  const prices = [
    { name: words.injection, price: formatPrice(injectionPrice) },
    { name: words.agreed, price: formatPrice(agreedPrice) },
    { name: words.energy, price: formatPrice(energyPrice) },
  ] as const;
  const between = Math.abs(at(energyPrice) - at(injectionPrice)) / 100;
  const isTight = between * PHONE_LETTERS < words.injection.length + words.energy.length + 2;
  return (
    <ChartFrame
      label={words.label}
      empty=""
      {...(words.title ? { title: words.title } : {})}
      {...(words.note ? { note: words.note } : {})}
      {...(className ? { className } : {})}
      isEmpty={false}
      table={{
        caption: words.title ?? words.label,
        columns: [words.headers.name, words.headers.price],
        rows: [
          ...prices.map(({ name, price }) => [name, price]),
          [seller.verb, seller.amount],
          [buyer.verb, buyer.amount],
        ],
      }}
    >
      <TonePatterns id={id} tones={[seller.tone, buyer.tone]} />
      <svg
        className={classNames(
          "block h-38 w-full print:h-[152px] overflow-visible text-small",
          isTight ? "max-sm:h-49" : null,
        )}
        aria-hidden="true"
      >
        <Name at={at(agreedPrice)} y={18} {...prices[1]} strong />
        <line x1="0" x2="100%" y1="70" y2="70" className="stroke-control" strokeWidth="2" />
        {lengths.map(({ tone, from, until }) => (
          <Length key={tone} id={id} tone={tone} from={at(from)} until={at(until)} />
        ))}
        <Mark at={at(injectionPrice)} />
        <Mark at={at(energyPrice)} />
        <circle
          cx={`${at(agreedPrice)}%`}
          cy="70"
          r="12"
          strokeWidth="4"
          className="fill-primary stroke-surface motion-safe:transition-[cx] motion-safe:duration-200"
        />
        <Name at={at(injectionPrice)} y={118} {...prices[0]} />
        <g className={isTight ? "max-sm:translate-y-11" : ""}>
          <Name at={at(energyPrice)} y={118} {...prices[2]} />
        </g>
      </svg>
      <div className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-small">
        <Gain id={id} tone={seller.tone} text={seller.text} />
        <Gain id={id} tone={buyer.tone} text={buyer.text} />
      </div>
    </ChartFrame>
  );
}

type Side = { tone: ChartTone; text: string; verb: string; amount: string };

function side(gain: number, tone: ChartTone, gains: string, loses: string, format: (price: number) => string): Side {
  const words = gain < 0 ? loses : gains;
  const amount = format(Math.abs(gain));
  return {
    tone: gain < 0 ? "loss" : tone,
    text: fillLabel(words, { amount }),
    verb: fillLabel(words, { amount: "" }).trim(),
    amount,
  };
}

/** Lowest price at the left end, highest at the right; equal prices meet in the middle. */
function placeBetween(prices: readonly number[]) {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (lowest === highest) return () => 50;
  return percentBetween(lowest, highest);
}

const anchorAt = (place: number) => (place < 22 ? "start" : place > 78 ? "end" : "middle");

function Name({
  at,
  y,
  name,
  price,
  strong = false,
}: {
  at: number;
  y: number;
  name: string;
  price: string;
  strong?: boolean;
}) {
  return (
    <g textAnchor={anchorAt(at)}>
      <text x={`${at}%`} y={y} className={strong ? "fill-primary font-semibold" : "fill-muted"}>
        {name}
      </text>
      <text x={`${at}%`} y={y + 21} className="fill-ink font-semibold tabular-nums">
        {price}
      </text>
    </g>
  );
}

function Length({ id, from, until, tone }: { id: string; from: number; until: number; tone: ChartTone }) {
  const { className, ...fill } = toneMark(id, tone);
  return (
    <rect
      x={`${Math.min(from, until)}%`}
      y="58"
      width={`${hundredth(Math.abs(until - from))}%`}
      height="24"
      rx="6"
      {...fill}
      className={classNames(className, growing)}
    />
  );
}

function Mark({ at }: { at: number }) {
  return (
    <line x1={`${at}%`} x2={`${at}%`} y1="52" y2="92" strokeWidth="2.5" strokeLinecap="round" className="stroke-ink" />
  );
}

function Gain({ id, tone, text }: { id: string; tone: ChartTone; text: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-ink">
      <ToneSwatch id={id} tone={tone} />
      {text}
    </span>
  );
}
