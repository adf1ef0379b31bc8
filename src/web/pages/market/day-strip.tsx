const TILE = 100;
const SIDE = 86;
const LEVELS = 6;
const HOURS = 24;
const HUNDREDTHS = 100;
/** Round corners come from the pen, so that a day is two strings and not fifty shapes. */
const PEN = 10;
const TILES_ID = "uren-van-de-dag";

/** The tiles of a day, once for all strips of a page. */
export const DayStripTiles = () => (
  <svg className="hidden" aria-hidden="true">
    <path id={TILES_ID} d={squares(new Array<number>(HOURS).fill(HUNDREDTHS))} className="fill-tile stroke-tile" />
  </svg>
);

type DayStripProps = {
  /** For each hour of a mean day how many hundredths of the highest hour are injected; empty while nothing is known. */
  shape: readonly number[];
  label: string;
};

/** The hours of a seller's mean day as tiles, fuller where more is left over. */
export const DayStrip = ({ shape, label }: DayStripProps) => (
  <svg viewBox={`0 0 ${HOURS * TILE - (TILE - SIDE)} ${SIDE}`} role="img" aria-label={label} className="day-strip">
    {shape.length > 0 ? <use href={`#${TILES_ID}`} /> : null}
    <path d={squares(shape)} />
  </svg>
);

/** The area tells the energy. */
const sideOf = (part: number) => SIDE * Math.sqrt(Math.ceil((part / HUNDREDTHS) * LEVELS) / LEVELS);

/** Each from the one before it, so that the numbers stay short. */
function squares(parts: readonly number[]): string {
  let [x, y] = [0, 0];
  return parts
    .map((part, hour) => {
      if (part <= 0) return "";
      const length = Math.round(Math.max(0, sideOf(part) - PEN));
      const start = Math.round((SIDE - length) / 2);
      const [dx, dy] = [hour * TILE + start - x, start - y];
      [x, y] = [hour * TILE + start, start];
      return `m${dx} ${dy}h${length}v${length}h-${length}z`;
    })
    .join("");
}
