import type { ReactNode } from "react";
import { PreservedMarkup } from "#ui/preserved-markup.tsx";

export type IllustrationProps = {
  className?: string;
  title?: string;
  /** The drawing alone, for a place that has a sky and a ground of its own. */
  bare?: boolean;
};

type SceneProps = IllustrationProps & {
  ground?: "paving" | "none";
  /** Paving tiles that carry shared power, counted from the left. */
  lit?: readonly number[];
  sun?: readonly [x: number, y: number];
  children: ReactNode;
};

/** One sheet for all drawings: 320 by 240, one line weight, paving below, the sun at the left where the light comes from. */
export function Scene({
  className = "w-full max-w-80",
  title,
  bare = false,
  ground = "paving",
  lit = [],
  sun,
  children,
}: SceneProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden where the words beside it say the same.
    <svg
      viewBox={bare ? "0 14 320 188" : "0 0 320 240"}
      className={`h-auto stroke-ink ${className}`}
      fill="none"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
      {...(title ? { role: "img", "aria-label": title } : { "aria-hidden": true })}
    >
      <PreservedMarkup as="g" of={null}>
        {() => (
          <>
            {sun && !bare ? <circle cx={sun[0]} cy={sun[1]} r="22" className="fill-sun-fill" stroke="none" /> : null}
            {ground === "paving" && !bare ? <Paving lit={lit} /> : null}
            {children}
          </>
        )}
      </PreservedMarkup>
    </svg>
  );
}

const PAVING_COLUMNS = 10;

/** Three broken lines for a row of stones, drawn by a pen whose tip is as round as their corners. */
const paving = [207, 209, 211, 225, 227, 229].map((y) => `M7 ${y}h${PAVING_COLUMNS * 32 - 14}`).join("");

function Paving({ lit }: { lit: readonly number[] }) {
  const stones = lit.map(
    (index) => `M${(index % PAVING_COLUMNS) * 32 + 7} ${207 + Math.floor(index / PAVING_COLUMNS) * 18}h18v4h-18z`,
  );
  return (
    <g strokeWidth="10">
      <path d={paving} className="stroke-tile" strokeDasharray="18 14" />
      {lit.length > 0 ? <path d={stones.join("")} className="fill-secondary-fill stroke-secondary-fill" /> : null}
    </g>
  );
}

type PanelsProps = {
  /** Top left corner of the field of panels. */
  at: readonly [x: number, y: number];
  /** One panel's step to the right and one down, so that panels lie in the plane of the roof. */
  right: readonly [x: number, y: number];
  down: readonly [x: number, y: number];
  columns: number;
  rows: number;
};

export function Panels({ at, right, down, columns, rows }: PanelsProps) {
  const panels = Array.from(
    { length: columns * rows },
    (_, index) => [index % columns, Math.floor(index / columns)] as const,
  );
  const corner = (column: number, row: number) =>
    `${at[0] + column * right[0] + row * down[0]} ${at[1] + column * right[1] + row * down[1]}`;
  const sides = `l${right[0]} ${right[1]}l${down[0]} ${down[1]}l${-right[0]} ${-right[1]}z`;
  return (
    <path
      d={panels.map(([column, row]) => `M${corner(column, row)}${sides}`).join("")}
      className="fill-secondary-fill"
    />
  );
}

type WindowsProps = {
  at: readonly (readonly [x: number, y: number])[];
  width?: number;
  height?: number;
  className?: string;
};

export function Windows({ at, width = 22, height = 24, className = "fill-secondary-soft" }: WindowsProps) {
  return (
    <g className={className}>
      {at.map(([x, y]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} rx="4" />
      ))}
    </g>
  );
}
