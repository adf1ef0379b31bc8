import { memo, type PointerEvent } from "react";
import { type DayQuarter, isShown } from "#ui/day-square/day-square-words.ts";
import { PreservedMarkup } from "#ui/preserved-markup.tsx";

const HOURS_PER_HALF = 12;
export const QUARTERS_PER_HALF = 48;
const PITCH = 40;
/** Its size and its corners stand in the style sheet too (`.day-tiles`, `.day-marks`). */
const TILE = 34;
const MARGIN = (PITCH - TILE) / 2;
const CORNER = 7;
const DOT_RADIUS_MAX = 11.5;

/** Kilowatt-hours at which a tile is full turquoise, and at which a dot has its full area. */
export type DayScale = { shared: number; supplier: number };

/** Dots share one measure with the tiles, so that a big dot never stands for a small amount. */
export function dayScale(quarters: readonly DayQuarter[]): DayScale {
  const shared = Math.max(0, ...quarters.map((quarter) => quarter.shared));
  const supplier = Math.max(shared, ...quarters.flatMap((quarter) => [quarter.toSupplier, quarter.fromSupplier ?? 0]));
  return { shared, supplier };
}

/** "once" when it first stands on the page, "scrolling" as it scrolls into view; nothing moves where motion is unwelcome. */
export type Playing = "once" | "scrolling" | undefined;

type HalfDayProps = {
  quarters: readonly DayQuarter[];
  half: 0 | 1;
  scale: DayScale;
  tall: boolean;
  playing: Playing;
  /** Width of the edge around what carries meaning, in pixels at every size. */
  edge: number;
  cursor?: number | undefined;
  onPoint?: ((quarter: number) => void) | undefined;
};

// One class per hour, written out because the stylesheet is made from the words in this file.
const delays = [
  ["delay-0", "delay-0", "delay-0", "delay-0", "delay-0", "delay-0"],
  ["delay-60", "delay-120", "delay-180", "delay-240", "delay-300", "delay-360"],
  ["delay-420", "delay-480", "delay-540", "delay-600", "delay-660", "delay-720"],
  ["delay-780", "delay-840", "delay-900", "delay-960", "delay-1020", "delay-1080"],
].flat();
// On wide screens alone: a phone would paint the whole square anew for every frame.
const lightsUp = "motion-safe:lg:transition-opacity motion-safe:lg:duration-200 motion-safe:lg:starting:opacity-0";

// Squares side by side pass the same hours together: the first lights when the row is well in view, the last halfway.
const lightsAt = (hour: number) => ({ animationRange: `cover ${10 + hour}% cover ${14 + hour}%` });

function playingOf(playing: Playing, hour: number) {
  if (playing === "scrolling") return { className: "lights-with-scroll", style: lightsAt(hour) };
  return playing === "once" ? { className: `${lightsUp} ${delays[hour] ?? ""}` } : {};
}

/** Twelve hours of four tiles: halves stand side by side where there is room and below each other on a phone. */
export const HalfDay = memo(function HalfDay({
  quarters,
  half,
  scale,
  tall,
  playing,
  edge,
  cursor,
  onPoint,
}: HalfDayProps) {
  const first = half * QUARTERS_PER_HALF;
  const [columns, rows] = tall ? [4, HOURS_PER_HALF] : [HOURS_PER_HALF, 4];
  const place = (index: number) => {
    const hour = Math.floor(index / 4);
    const quarter = index % 4;
    return tall ? { x: quarter * PITCH, y: hour * PITCH } : { x: hour * PITCH, y: quarter * PITCH };
  };
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const column = clamp(Math.floor(((event.clientX - box.left) / box.width) * columns), columns);
    const row = clamp(Math.floor(((event.clientY - box.top) / box.height) * rows), rows);
    onPoint?.(first + (tall ? row * 4 + column : column * 4 + row));
  };
  const hours = Array.from({ length: HOURS_PER_HALF }, (_, hour) => hour);
  const own = quarters.slice(first, first + QUARTERS_PER_HALF);
  const cursorPlace = cursor === undefined ? undefined : place(cursor - first);

  return (
    <svg
      viewBox={`0 0 ${columns * PITCH} ${rows * PITCH}`}
      className="block h-auto w-full touch-pan-y"
      aria-hidden="true"
      {...(onPoint ? { onPointerMove: point, onPointerDown: point } : {})}
    >
      <PreservedMarkup as="g" className="day-tiles" of={tall}>
        {() => <PaleTiles columns={columns} rows={rows} />}
      </PreservedMarkup>
      <PreservedMarkup as="g" className="day-marks" strokeWidth={edge} strokeOpacity="0.8" of={quarters}>
        {() =>
          playing === undefined ? (
            <Marks quarters={own} place={place} scale={scale} />
          ) : (
            hours.map((hour) => (
              <g key={hour} {...playingOf(playing, first / 4 + hour)}>
                <Marks
                  quarters={own.slice(hour * 4, hour * 4 + 4)}
                  place={(index) => place(hour * 4 + index)}
                  scale={scale}
                />
              </g>
            ))
          )
        }
      </PreservedMarkup>
      {cursorPlace ? (
        <rect
          x={cursorPlace.x + 1}
          y={cursorPlace.y + 1}
          width={PITCH - 2}
          height={PITCH - 2}
          rx="9"
          className="pointer-events-none fill-none stroke-ink"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      ) : null}
    </svg>
  );
});

const clamp = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));

type Place = { x: number; y: number };

const STRAIGHT = TILE - 2 * CORNER;

/**
 * Pale tiles as broken lines: a pen with a round tip, twice as wide as a corner, draws the top and the bottom of a row of
 * tiles, and a square one what is between them (`.day-tiles`).
 */
function PaleTiles({ columns, rows }: { columns: number; rows: number }) {
  const line = (x: number, y: number) => `M${x} ${y}h${columns * PITCH - 2 * x}`;
  const tops = Array.from({ length: rows }, (_, row) => row * PITCH + MARGIN + CORNER);
  const edge = MARGIN + CORNER;
  return (
    <>
      <path d={tops.map((y) => line(edge, y) + line(edge, y + STRAIGHT)).join("")} />
      <path d={tops.map((y) => line(MARGIN, y + STRAIGHT / 2)).join("")} />
    </>
  );
}

type MarksProps = { quarters: readonly DayQuarter[]; place: (index: number) => Place; scale: DayScale };
type Mark = Place & { lit: number; sold: number; bought: number };

/** Dressed by kind of element and by group (`.day-marks`): 96 times a class or a size would be heavier than the picture. */
function Marks({ quarters, place, scale }: MarksProps) {
  const marks = quarters.map((quarter, index) => ({
    ...place(index),
    lit: strength(quarter.shared, scale.shared),
    sold: strength(quarter.toSupplier, scale.supplier),
    bought: strength(quarter.fromSupplier ?? 0, scale.supplier),
  }));
  const lit = alike(marks, (mark) => (mark.lit > 0 ? `lit-${litStep(mark)}` : ""));
  const bought = alike(marks, (mark) => (mark.bought > 0 ? `${mark.lit > 0.4} ${hatchWidth(mark)}` : ""));
  return (
    <>
      {[...lit].map(([step, tiles]) => (
        <g key={step} className={step}>
          {tiles.map(({ x, y }) => (
            <rect key={`${x} ${y}`} x={x + MARGIN} y={y + MARGIN} />
          ))}
        </g>
      ))}
      {[...bought].map(([look, tiles]) => (
        <Hatch key={look} tiles={tiles} />
      ))}
      {marks.map(({ x, y, sold }) =>
        sold > 0 ? (
          <circle key={`${x} ${y}`} cx={x + PITCH / 2} cy={y + PITCH / 2} r={tenth(DOT_RADIUS_MAX * Math.sqrt(sold))} />
        ) : null,
      )}
    </>
  );
}

/** Marks that look the same, by their look; those without one are not drawn. `Map.groupBy` is too young for the phones of some. */
function alike(marks: readonly Mark[], lookOf: (mark: Mark) => string): Map<string, Mark[]> {
  const groups = new Map<string, Mark[]>();
  for (const mark of marks) {
    const look = lookOf(mark);
    if (look) groups.set(look, [...(groups.get(look) ?? []), mark]);
  }
  return groups;
}

/** What is bought, of tiles where it is as much and lies on as light a ground. */
function Hatch({ tiles }: { tiles: readonly Mark[] }) {
  const [first] = tiles;
  if (!first) return null;
  return (
    <path
      d={tiles
        .map(({ x, y }) => `M${x + 8} ${y + 20}l12-12M${x + 8} ${y + 32}l24-24M${x + 20} ${y + 32}l12-12`)
        .join("")}
      className={first.lit > 0.4 ? "stroke-fill-ink" : "stroke-supplier-edge"}
      strokeWidth={hatchWidth(first)}
    />
  );
}

type SwatchProps = { quarters: readonly DayQuarter[]; pale?: boolean };

/** Tiles of the picture for its legend. */
export function Swatch({ quarters, pale = false }: SwatchProps) {
  const width = quarters.length * PITCH - 2 * MARGIN + 2;
  return (
    <svg
      viewBox={`${MARGIN - 1} ${MARGIN - 1} ${width} ${TILE + 2}`}
      className="h-4 w-auto shrink-0"
      aria-hidden="true"
    >
      {pale ? (
        <g className="day-tiles">
          <PaleTiles columns={quarters.length} rows={1} />
        </g>
      ) : null}
      <g className="day-marks" strokeWidth="1">
        <Marks quarters={quarters} place={(index) => ({ x: index * PITCH, y: 0 })} scale={{ shared: 1, supplier: 1 }} />
      </g>
    </svg>
  );
}

const strength = (amount: number, full: number) => (full > 0 && isShown(amount) ? Math.min(1, amount / full) : 0);
const tenth = (value: number) => Math.round(value * 10) / 10;
// No eye tells more steps of one colour or of one width apart; the table has the numbers.
const litStep = ({ lit }: Mark) => Math.max(1, Math.round(lit * 20));
const hatchWidth = ({ bought }: Mark) => tenth(0.6 + bought * 3);
