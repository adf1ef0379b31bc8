import type { PointerEvent } from "react";
import type { StreetDay } from "#domain/sharing/street.ts";
import { DOT_RADIUS, HOURS, PITCH, QUARTERS, ROWS, TILE, tilePlace } from "#web/pages/sharing/street/street-places.ts";
import { tileStrengths } from "#web/pages/sharing/street/street-quarter.ts";

const MARGIN = (PITCH - TILE) / 2;
const CORNER = 7;
const quarters = Array.from({ length: QUARTERS }, (_, quarter) => quarter);

type StreetSquareProps = {
  label: string;
  day: StreetDay;
  cursor: { x: number; y: number };
  onPoint: (event: PointerEvent<SVGSVGElement>) => void;
};

/** The paving on which the street stands is its day: 24 hours of four tiles. Every tile is there, so that it can be lit. */
export function StreetSquare({ label, day, cursor, onPoint }: StreetSquareProps) {
  const { lit, dot } = tileStrengths(day);
  const box = (quarter: number) => {
    const { x, y } = tilePlace(quarter);
    return { x: x + MARGIN, y: y + MARGIN, width: TILE, height: TILE, rx: CORNER };
  };
  return (
    <svg
      viewBox={`0 0 ${HOURS * PITCH} ${ROWS * PITCH}`}
      role="img"
      aria-label={label}
      focusable="false"
      className="block h-auto w-full cursor-pointer touch-pan-y"
      onPointerDown={onPoint}
    >
      <g className="fill-tile stroke-tile-edge" strokeWidth="0.75" strokeOpacity="0.6">
        {quarters.map((quarter) => (
          <rect key={quarter} {...box(quarter)} />
        ))}
      </g>
      <g className="fill-secondary-fill">
        {quarters.map((quarter) => (
          <rect key={quarter} data-tile="" {...box(quarter)} fillOpacity={lit(quarter).toFixed(2)} />
        ))}
      </g>
      <g className="fill-sun-fill stroke-fill-ink" strokeWidth="0.75">
        {quarters.map((quarter) => {
          const { x, y } = tilePlace(quarter);
          const radius = (dot(quarter) * DOT_RADIUS).toFixed(1);
          return <circle key={quarter} data-dot="" cx={x + PITCH / 2} cy={y + PITCH / 2} r={radius} />;
        })}
      </g>
      <rect
        data-cursor=""
        x={cursor.x + 1}
        y={cursor.y + 1}
        width={PITCH - 2}
        height={PITCH - 2}
        rx="9"
        className="fill-none stroke-ink"
        strokeWidth="3.5"
      />
    </svg>
  );
}
