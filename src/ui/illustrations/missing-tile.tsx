import { type IllustrationProps, Scene } from "./scene.tsx";

const rows = ["pptttp", "ptt tt", "pttttt", "ppttpp"] as const;
const fills: Record<string, string> = { p: "fill-primary", t: "fill-secondary-fill" };

/** The square is whole but for one tile, and that tile is the sun. */
export function MissingTile(props: IllustrationProps) {
  return (
    <Scene {...props} ground="none">
      {rows.flatMap((row, y) =>
        [...row].map((kind, x) => {
          const place = { x: 10 + x * 41, y: 38 + y * 41, width: 34, height: 34, rx: 9 };
          return kind === " " ? (
            <rect key={`${x}-${y}`} {...place} strokeDasharray="6 6.5" className="stroke-control" />
          ) : (
            <rect key={`${x}-${y}`} {...place} className={fills[kind]} stroke="none" />
          );
        }),
      )}
      <path d="M262 196h46" className="stroke-control" />
      <rect x="267" y="158" width="34" height="34" rx="9" transform="rotate(14 284 175)" className="fill-sun-fill" />
      <path d="M262 148l-6-8M276 142l-2-10M292 142l3-10" className="stroke-control" />
    </Scene>
  );
}
