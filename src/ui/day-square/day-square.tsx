import { DaySquareLegend } from "#ui/day-square/day-square-legend.tsx";
import { DaySquareTable } from "#ui/day-square/day-square-table.tsx";
import { type DayScale, dayScale, HalfDay, type Playing, QUARTERS_PER_HALF } from "#ui/day-square/day-square-tiles.tsx";
import { type DayQuarter, type DaySquareWords, daySentence, quarterSentence } from "#ui/day-square/day-square-words.ts";
import { useQuarterReader } from "#ui/day-square/use-quarter-reader.ts";
import { fillLabel } from "#ui/labels.ts";

export type DaySquareProps = {
  /** 96 quarters in kilowatt-hours, from midnight to midnight. */
  quarters: readonly DayQuarter[];
  /** Names the day; the totals are added to it for who cannot see the picture. */
  label: string;
  labels: DaySquareWords;
  caption?: string;
  size?: "hero" | "card" | "small" | "mini";
  /** "auto" puts the halves of the day side by side where they fit, else one above the other. */
  orientation?: "auto" | "wide" | "tall";
  showTable?: boolean;
  /** Lets the tiles light up hour after hour, when motion is welcome. */
  playing?: Playing;
  /** One measure for squares that are compared; by default the highest quarter of this day. */
  scale?: DayScale;
  className?: string;
};

const halves = [0, 1] as const;
// By the room that the columns ask for and not by a container query: Chromium now and then paints what stands in a
// container once with half of its styles, and the square jumps (seen in 156, about one load in ten).
const halvesLayout = {
  auto: "-mx-[0.45%] grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-y-3",
  wide: "-mx-[0.3125%] grid grid-cols-2",
  tall: "grid max-w-44 grid-cols-1",
} as const;

export function DaySquare({
  quarters,
  label,
  labels,
  caption,
  size = "card",
  orientation = size === "small" || size === "mini" ? "wide" : "auto",
  showTable = size === "hero" || size === "card",
  playing,
  scale = dayScale(quarters),
  className = "",
}: DaySquareProps) {
  const tall = orientation === "tall";
  const reader = useQuarterReader(quarters, tall);
  const isFull = size === "hero" || size === "card";
  const withFromSupplier = quarters.some((quarter) => (quarter.fromSupplier ?? 0) > 0);
  const totals = daySentence(labels, quarters);
  const summary = `${label}. ${totals}`;
  const reading = reader.quarter === undefined ? totals : quarterSentence(labels, quarters, reader.quarter);

  return (
    <figure className={`w-full ${className}`}>
      <div
        className={halvesLayout[orientation]}
        {...(isFull && reader.ready
          ? { ...reader.slider, "aria-label": summary, "aria-valuetext": reading }
          : { role: "img", "aria-label": summary })}
      >
        {halves.map((half) => (
          <div key={half} className={tall ? "flex gap-1" : undefined}>
            {isFull || size === "small" ? (
              <HourMarks half={half} template={labels.hour} tall={tall} every={tall ? 1 : size === "small" ? 6 : 3} />
            ) : null}
            <HalfDay
              quarters={quarters}
              half={half}
              scale={scale}
              tall={tall}
              playing={playing}
              edge={isFull ? 1 : 0.5}
              cursor={reader.quarter !== undefined && halfOf(reader.quarter) === half ? reader.quarter : undefined}
              onPoint={isFull ? reader.point : undefined}
            />
          </div>
        ))}
      </div>
      {isFull ? (
        <>
          <p
            aria-hidden="true"
            className={`mt-3 min-h-12 font-semibold text-ink text-small tabular-nums ${size === "hero" ? "md:min-h-6" : ""}`}
          >
            {reading}
          </p>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <DaySquareLegend labels={labels} withFromSupplier={withFromSupplier} />
            {caption ? <figcaption className="text-muted text-small">{caption}</figcaption> : null}
          </div>
        </>
      ) : caption ? (
        <figcaption className="mt-2 text-muted text-small">{caption}</figcaption>
      ) : null}
      {showTable ? (
        <DaySquareTable quarters={quarters} caption={label} labels={labels} withFromSupplier={withFromSupplier} />
      ) : null}
    </figure>
  );
}

const halfOf = (quarter: number) => (quarter < QUARTERS_PER_HALF ? 0 : 1);

type HourMarksProps = { half: 0 | 1; template: string; tall: boolean; every: number };

function HourMarks({ half, template, tall, every }: HourMarksProps) {
  const hours = Array.from({ length: 12 / every }, (_, index) => half * 12 + index * every);
  return (
    <div className={tall ? "hour-marks w-10 shrink-0 flex-col" : "hour-marks pb-1.5"} aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour} className={tall ? "flex items-center" : undefined}>
          {fillLabel(template, { hour })}
        </span>
      ))}
    </div>
  );
}
