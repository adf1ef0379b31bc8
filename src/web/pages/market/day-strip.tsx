import { classNames } from "#ui/class-names.ts";

type DayStripProps = {
  /** For each hour of a mean day how much of the highest hour is injected, from 0 to 1. */
  hours: readonly number[];
  label: string;
  className?: string;
};

const TILE = 10;
const SIDE = 8.6;
const LEVELS = 6;
/** Round corners come from the pen, so that a day is two strings and not fifty shapes. */
const PEN = 1;

/** A seller's fingerprint: the hours of a mean day as tiles, fuller where more is left over. */
export function DayStrip({ hours, label, className }: DayStripProps) {
  return (
    <svg
      viewBox={`0 0 ${hours.length * TILE - (TILE - SIDE)} ${SIDE}`}
      role="img"
      aria-label={label}
      strokeWidth={PEN}
      strokeLinejoin="round"
      className={classNames("w-full", className)}
    >
      <path d={hours.map((_, hour) => squareAt(hour, SIDE)).join("")} className="fill-tile stroke-tile" />
      <path
        d={hours.map((part, hour) => (part > 0 ? squareAt(hour, sideOf(part)) : "")).join("")}
        className="fill-secondary-fill stroke-secondary-edge"
      />
    </svg>
  );
}

/** The area tells the energy. */
const sideOf = (part: number) => SIDE * Math.sqrt(Math.ceil(part * LEVELS) / LEVELS);

function squareAt(hour: number, side: number): string {
  const length = tenth(Math.max(0, side - PEN));
  const start = tenth((SIDE - length) / 2);
  return `M${tenth(hour * TILE + start)} ${start}h${length}v${length}h-${length}z`;
}

const tenth = (value: number) => Math.round(value * 10) / 10;
