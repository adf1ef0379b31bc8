import { type IllustrationProps, Scene } from "./scene.tsx";

const columns = 6;
const tiles = Array.from({ length: columns * 4 }, (_, index) => index);
const open = 9;

/** A square that waits for its first tile. */
export function EmptySquare(props: IllustrationProps) {
  return (
    <Scene {...props} ground="none">
      {tiles.map((tile) => {
        const place = {
          x: 20 + (tile % columns) * 48,
          y: 26 + Math.floor(tile / columns) * 48,
          width: 40,
          height: 40,
          rx: 10,
        };
        return tile === open ? (
          <rect key={tile} {...place} strokeDasharray="6 7" className="stroke-primary" />
        ) : (
          <rect key={tile} {...place} className="fill-tile" stroke="none" />
        );
      })}
      <path d="M184 86v20M174 96h20" className="stroke-primary" />
    </Scene>
  );
}
