import { type LogoTile, logoTiles } from "#ui/pictures/logo-tiles.ts";

const PITCH = 10;
/** The corners of a tile are rounded by the pen: the logo stands twice on every page. */
const TILE = "h4v4h-4z";
const PEN = 4;

const shapeOf = (asked: LogoTile) =>
  logoTiles
    .flatMap((row, y) => [...row].map((tile, x) => (tile === asked ? `M${x * PITCH + 2} ${y * PITCH + 2}` : "")))
    .map((start) => start && start + TILE)
    .join("");

/** The one tile that is round. */
const sun = {
  cx: logoTiles.map((row) => row.indexOf("s")).find((x) => x >= 0) ?? 0,
  cy: logoTiles.findIndex((row) => row.includes("s")),
};

export function Logo({ className = "size-10" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 38 38"
      className={`shrink-0 ${className}`}
      aria-hidden="true"
      strokeWidth={PEN}
      strokeLinejoin="round"
    >
      <path d={shapeOf("p")} className="fill-primary stroke-primary" />
      <path d={shapeOf("t")} className="fill-secondary-fill stroke-secondary-fill" />
      <circle cx={sun.cx * PITCH + 4} cy={sun.cy * PITCH + 4} r="4" className="fill-sun-fill" />
    </svg>
  );
}
