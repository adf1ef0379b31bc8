import { useId } from "react";

export type TileProgressProps = {
  /** How many are there; half a tile is drawn as half a tile. */
  value: number;
  /** How many there can be, one tile each. */
  max: number;
  label: string;
  valueText?: (value: number, max: number) => string;
  columns?: number;
  labelHidden?: boolean;
  className?: string;
};

const STEP = 20;
const TILE = 16;
const TILE_WIDTH_MAXIMUM = 30;
const outOf = (value: number, max: number) => `${value}/${max}`;

/** Progress that can be counted: documents handed in, quarters proven, months settled. */
export function TileProgress({
  value,
  max,
  label,
  valueText = outOf,
  columns = Math.min(max, 24),
  labelHidden = false,
  className = "",
}: TileProgressProps) {
  const labelId = useId();
  const filled = Math.min(Math.max(value, 0), max);
  const rows = Math.ceil(max / columns);
  return (
    <div className={className}>
      <div className={labelHidden ? "sr-only" : "mb-2 flex items-baseline justify-between gap-4 text-small"}>
        <span id={labelId} className="font-semibold text-ink">
          {label}
        </span>
        <span aria-hidden="true" className="text-muted tabular-nums">
          {valueText(filled, max)}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={filled}
        aria-valuetext={valueText(filled, max)}
        data-state={filled === max ? "complete" : "loading"}
      >
        <svg
          viewBox={`0 0 ${columns * STEP - (STEP - TILE) + 2} ${rows * STEP - (STEP - TILE) + 2}`}
          width={columns * TILE_WIDTH_MAXIMUM}
          className="block h-auto max-w-full"
          aria-hidden="true"
        >
          {Array.from({ length: max }, (_, index) => (
            <Tile
              key={index}
              x={(index % columns) * STEP + 1}
              y={Math.floor(index / columns) * STEP + 1}
              share={Math.min(Math.max(filled - index, 0), 1)}
            />
          ))}
        </svg>
      </div>
    </div>
  );
}

function Tile({ x, y, share }: { x: number; y: number; share: number }) {
  const isPart = share > 0 && share < 1;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={TILE}
        height={TILE}
        rx="3.5"
        vectorEffect="non-scaling-stroke"
        className={`motion-safe:transition-colors motion-safe:duration-200 ${share === 1 ? "fill-secondary-fill stroke-secondary-edge" : "fill-tile stroke-tile-edge"}`}
      />
      {isPart ? (
        <rect
          x={x + 1}
          y={y + 1 + (TILE - 2) * (1 - share)}
          width={TILE - 2}
          height={(TILE - 2) * share}
          rx="2.5"
          className="fill-secondary-fill"
        />
      ) : null}
    </>
  );
}
