const PITCH = 10;
const TILE = 8;

/** Four by four tiles: p purple, t turquoise, s the sun. */
export const logoTiles = ["pptp", "ptst", "pttt", "pptt"] as const;

const fills = { p: "fill-primary", t: "fill-secondary-fill", s: "fill-sun-fill" } as const;

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
            className={fills[tile as keyof typeof fills]}
          />
        )),
      )}
    </svg>
  );
}
