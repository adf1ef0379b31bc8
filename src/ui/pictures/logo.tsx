import { type LogoTile, logoTiles } from "#ui/pictures/logo-tiles.ts";

const PITCH = 10;
const TILE = 8;
const fills: Record<LogoTile, string> = { p: "fill-primary", t: "fill-secondary-fill", s: "fill-sun-fill" };

export function Logo({ className = "size-10" }: { className?: string }) {
  return (
    <svg viewBox="0 0 38 38" className={`shrink-0 ${className}`} aria-hidden="true" focusable="false">
      {logoTiles.flatMap((row, y) =>
        [...row].map((tile, x) => (
          <rect
            key={`${x}-${y}`}
            x={x * PITCH}
            y={y * PITCH}
            width={TILE}
            height={TILE}
            rx={tile === "s" ? TILE / 2 : 2}
            // The rows above hold these three letters only.
            className={fills[tile as LogoTile]}
          />
        )),
      )}
    </svg>
  );
}
