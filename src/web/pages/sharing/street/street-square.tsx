import type { PointerEvent } from "react";
import type { StreetDay } from "#domain/sharing/street.ts";
import { dayPaths, FULLNESS_STEPS, pavingPath } from "#web/pages/sharing/street/street-paths.ts";
import { cursorPoints, HOURS, PITCH, ROWS } from "#web/pages/sharing/street/street-places.ts";

type StreetSquareProps = {
  label: string;
  day: StreetDay;
  quarter: number;
  onPoint: (event: PointerEvent<SVGSVGElement>) => void;
};

/** The paving on which the street stands is its day: 24 hours of four tiles. */
export function StreetSquare({ label, day, quarter, onPoint }: StreetSquareProps) {
  const { lit, dots } = dayPaths(day);
  return (
    <svg
      viewBox={`0 0 ${HOURS * PITCH} ${ROWS * PITCH}`}
      role="img"
      aria-label={label}
      className="block h-auto w-full cursor-pointer touch-pan-y"
      onPointerDown={onPoint}
    >
      <path d={pavingPath} className="fill-tile stroke-tile-edge" strokeWidth="0.75" strokeOpacity="0.6" />
      <g className="fill-secondary-fill">
        {lit.map((path, step) => (
          <path key={step} data-lit="" d={path} fillOpacity={(step + 1) / FULLNESS_STEPS} />
        ))}
      </g>
      <path data-dots="" d={dots} className="fill-sun-fill stroke-fill-ink" strokeWidth="0.75" />
      <polygon
        data-cursor=""
        points={cursorPoints(quarter)}
        className="fill-none stroke-ink"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
