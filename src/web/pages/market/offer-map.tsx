import { Link } from "react-router";
import { CELL, type MapMark, type MapView } from "#web/pages/market/map-view.ts";

type OfferMapProps = {
  view: MapView;
  words: { label: string; skip: string; brussels: string };
  /** Where choosing a municipality leads. */
  pathOf: (nis: string) => string;
  listId: string;
};

/**
 * Flanders and Brussels in tiles. On a wide screen a tile is a link; on a phone tiles would be smaller than a finger,
 * so there the picture is only a picture and the names below it are the links.
 */
export function OfferMap({ view, words, pathOf, listId }: OfferMapProps) {
  return (
    <div className="relative">
      <a
        href={`#${listId}`}
        className="sr-only rounded-control bg-primary px-4 py-2 text-on-primary focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10"
      >
        {words.skip}
      </a>
      <Drawing view={view} words={words} className="hidden lg:block">
        {view.marks.map((mark) => (
          <Link
            key={mark.nis}
            to={pathOf(mark.nis)}
            preventScrollReset
            aria-label={mark.label}
            className="group outline-offset-1"
          >
            <title>{mark.label}</title>
            <rect x={mark.x - 0.5} y={mark.y - 0.5} width={CELL} height={CELL} className="fill-transparent" />
            <Mark mark={mark} />
          </Link>
        ))}
      </Drawing>
      <Drawing view={view} words={words} className="lg:hidden" isPicture>
        {view.marks.map((mark) => (
          <Mark key={mark.nis} mark={mark} />
        ))}
      </Drawing>
    </div>
  );
}

type DrawingProps = Pick<OfferMapProps, "view" | "words"> & {
  className: string;
  isPicture?: boolean;
  children: React.ReactNode;
};

function Drawing({ view, words, className, isPicture = false, children }: DrawingProps) {
  const { gap, inset, chosen } = view;
  const side = CELL - 1;
  return (
    <svg
      viewBox={`0 0 ${view.width} ${view.height}`}
      role={isPicture ? "img" : "group"}
      aria-label={words.label}
      className={`w-full ${className}`}
    >
      <path d={view.land} className="fill-tile opacity-45" />
      <path d={view.towns} className="fill-tile" />
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
      {children}
      {(isPicture ? [] : view.names).map(({ name, x, y }) => (
        <text
          key={name}
          x={x}
          y={y}
          textAnchor="middle"
          fontSize="4.4"
          strokeWidth="1.6"
          strokeLinejoin="round"
          paintOrder="stroke"
          className="pointer-events-none fill-ink stroke-sunken font-semibold"
        >
          {name}
        </text>
      ))}
      {chosen ? (
        <rect
          x={chosen.x - 0.6}
          y={chosen.y - 0.6}
          width={side + 1.2}
          height={side + 1.2}
          rx="2.4"
          strokeWidth="1.4"
          className="pointer-events-none fill-none stroke-primary"
        />
      ) : null}
    </svg>
  );
}

function Mark({ mark }: { mark: MapMark }) {
  const inset = (CELL - 1 - mark.side) / 2;
  return (
    <rect
      x={mark.x + inset}
      y={mark.y + inset}
      width={mark.side}
      height={mark.side}
      rx={Math.min(2, mark.side / 4)}
      strokeWidth="0.5"
      className="fill-secondary-fill stroke-secondary-edge group-hover:fill-primary group-hover:stroke-primary"
    />
  );
}
