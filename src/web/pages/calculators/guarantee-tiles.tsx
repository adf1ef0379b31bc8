const TILES_MAX = 96;

type GuaranteeTilesProps = { guarantees: number; leftOver: number; label: string };

/** One tile is one guarantee, or a round number of them when there are many; the last one shows what is left over. */
export function GuaranteeTiles({ guarantees, leftOver, label }: GuaranteeTilesProps) {
  const perTile = tileValue(guarantees);
  const count = Math.floor(guarantees / perTile);
  const rest = perTile === 1 ? leftOver / 1000 : (guarantees % perTile) / perTile;
  return (
    <div role="img" aria-label={label} className="grid grid-cols-12 gap-1.5 sm:grid-cols-16">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="aspect-square rounded-tile border border-secondary-edge bg-secondary-fill" />
      ))}
      {rest > 0 ? (
        <span className="relative aspect-square overflow-hidden rounded-tile border border-tile-edge bg-tile">
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" className="absolute inset-0 size-full" aria-hidden="true">
            <rect x="0" y={1 - rest} width="1" height={rest} className="fill-sun-fill" />
          </svg>
        </span>
      ) : null}
    </div>
  );
}

/** 1, 10, 100 …: the smallest that fits the square. */
export function tileValue(guarantees: number): number {
  let value = 1;
  while (guarantees / value > TILES_MAX) value *= 10;
  return value;
}
