import { type LogoTile, logoTiles } from "#ui/pictures/logo-tiles.ts";

const PITCH = 10;
const TILE = "h4q2 0 2 2v4q0 2-2 2h-4q-2 0-2-2v-4q0-2 2-2z";
const SUN = "m2 0a4 4 0 1 0 .1 0z";

/** All tiles of a colour are one shape: the logo stands twice on every page. */
const shapeOf = (asked: LogoTile) =>
  logoTiles
    .flatMap((row, y) => [...row].map((tile, x) => (tile === asked ? `M${x * PITCH + 2} ${y * PITCH}` : "")))
    .map((start) => start && start + (asked === "s" ? SUN : TILE))
    .join("");

export function Logo({ className = "size-10" }: { className?: string }) {
  return (
    <svg viewBox="0 0 38 38" className={`shrink-0 ${className}`} aria-hidden="true" focusable="false">
      <path d={shapeOf("p")} className="fill-primary" />
      <path d={shapeOf("t")} className="fill-secondary-fill" />
      <path d={shapeOf("s")} className="fill-sun-fill" />
    </svg>
  );
}
