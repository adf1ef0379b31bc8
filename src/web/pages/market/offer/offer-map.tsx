import { CELL, type MapMark, type MapView, TILE_PEN } from "#web/pages/market/map-view.ts";

type OfferMapProps = {
  view: MapView;
  words: { label: string; skip: string; brussels: string };
  listId: string;
};

const SIDE = CELL - 1;
const markId = (side: number) => `vlak-${side * 10}`;

/**
 * Flanders and Brussels in tiles. On a wide screen a tile is a link; on a phone tiles would be smaller than a finger,
 * so there the picture is only a picture (`.map-marks`) and the names below it are the links.
 */
export function OfferMap({ view, words, listId }: OfferMapProps) {
  const { gap, inset, chosen } = view;
  return (
    <div className="relative">
      <a
        href={`#${listId}`}
        className="sr-only rounded-control bg-primary px-4 py-2 text-on-primary focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10 max-lg:hidden"
      >
        {words.skip}
      </a>
      {/* biome-ignore lint/a11y/useSemanticElements: no other element groups what an svg shows. */}
      <svg viewBox={`0 0 ${view.width} ${view.height}`} role="group" aria-label={words.label} className="w-full">
        <MarkShapes marks={view.marks} />
        <g className="fill-tile stroke-tile" strokeWidth={TILE_PEN} strokeLinejoin="round">
          <path d={view.land} className="opacity-45" />
          <path d={view.towns} />
        </g>
        <rect {...gap} rx="2" className="fill-none stroke-tile-edge" strokeWidth="0.5" strokeDasharray="1.2 1.2" />
        <text
          x={inset.x + inset.width / 2}
          y={CELL * 0.2 + 1}
          textAnchor="middle"
          fontSize="4.2"
          className="fill-muted font-medium"
        >
          {words.brussels}
        </text>
        <g className="map-marks">
          {view.marks.map(({ path, label, side, x, y }) => (
            <a key={path} href={path}>
              <title>{label}</title>
              <use href={`#${markId(side)}`} x={x} y={y} />
            </a>
          ))}
        </g>
        <g className="map-names">
          {view.names.map(({ name, x, y }) => (
            <text key={name} x={x} y={y}>
              {name}
            </text>
          ))}
        </g>
        {chosen ? (
          <rect
            x={chosen.x - 0.6}
            y={chosen.y - 0.6}
            width={SIDE + 1.2}
            height={SIDE + 1.2}
            rx="2.4"
            strokeWidth="1.4"
            className="pointer-events-none fill-none stroke-primary"
          />
        ) : null}
      </svg>
    </div>
  );
}

/** Each size of mark once, with the whole tile around it to point at. */
function MarkShapes({ marks }: { marks: readonly MapMark[] }) {
  const sides = [...new Set(marks.map(({ side }) => side))];
  return (
    <defs>
      {sides.map((side) => (
        <g key={side} id={markId(side)}>
          <rect x="-.5" y="-.5" width={CELL} height={CELL} fill="transparent" stroke="none" />
          <rect x={(SIDE - side) / 2} y={(SIDE - side) / 2} width={side} height={side} rx={Math.min(2, side / 4)} />
        </g>
      ))}
    </defs>
  );
}
