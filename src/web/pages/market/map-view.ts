import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import type { MapCell, MapTile, TileMap } from "#domain/regions/tile-map.ts";

/** In units of the drawing: a tile with the joint around it. */
export const CELL = 10;
const JOINT = 1;
const ROUND = 2;
/** Brussels stands in the open corner above Limburg, below its own name. */
const INSET = { column: 33.6, row: 0.4 };
const HEADROOM = 1.2;

export type TownOnMap = {
  readonly nis: string;
  readonly name: string;
  readonly path: string;
  readonly offers: number;
  readonly surplus: number;
};

export type MapMark = {
  readonly label: string;
  /** Where choosing the municipality leads. */
  readonly path: string;
  readonly x: number;
  readonly y: number;
  /** Of the turquoise square, which grows with the kWh. */
  readonly side: number;
};

export type MapView = {
  readonly width: number;
  readonly height: number;
  /** All of Flanders that is no tile of its own. */
  readonly land: string;
  readonly towns: string;
  readonly marks: readonly MapMark[];
  readonly gap: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly inset: { readonly x: number; readonly y: number; readonly width: number };
  /** Towns that everybody knows, to find one's way by. */
  readonly names: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  readonly chosen: { readonly x: number; readonly y: number } | null;
};

type Asked = {
  readonly map: TileMap;
  readonly towns: readonly TownOnMap[];
  /** {count} offers in a sentence of its own. */
  readonly sayOffers: (count: number) => string;
  readonly chosen: string | null;
  /** By number, with the names that are written on the map. */
  readonly landmarks: ReadonlyMap<string, string>;
};

/** Everything the picture needs, in few strings: three hundred tiles are two paths. */
export function mapView({ map, towns, sayOffers, chosen, landmarks }: Asked): MapView {
  const flanders = map.flanders.map((tile) => ({ nis: tile.nis, ...cornerOf(tile, { column: 0, row: HEADROOM }) }));
  const brussels = map.brussels.tiles.map((tile: MapTile) => ({ nis: tile.nis, ...cornerOf(tile, INSET) }));
  const corners = new Map([...flanders, ...brussels].map((tile) => [tile.nis, { x: tile.x, y: tile.y }]));
  const most = largeOf(towns.map(({ surplus }) => surplus));
  return {
    width: map.columns * CELL,
    height: (map.rows + HEADROOM) * CELL,
    land: tilesPath(map.land.map((cell) => cornerOf(cell, { column: 0, row: HEADROOM }))),
    towns: tilesPath([...corners.values()]),
    marks: towns.flatMap(({ nis, name, path, offers, surplus }) => {
      const corner = corners.get(nis);
      if (!corner) return [];
      const energy = formatKilowattHours(surplus, { fractionDigitsMax: 0 });
      return [{ path, ...corner, side: sideOf(surplus / most), label: `${name}: ${sayOffers(offers)}, ${energy}` }];
    }),
    gap: {
      ...cornerOf(map.gap, { column: 0, row: HEADROOM }),
      width: map.gap.columns * CELL - JOINT,
      height: map.gap.rows * CELL - JOINT,
    },
    inset: { ...cornerOf({ column: 0, row: 0 }, INSET), width: map.brussels.columns * CELL },
    names: [...landmarks].flatMap(([nis, name]) => {
      const corner = corners.get(nis);
      return corner ? [{ name, x: round(corner.x + SIDE_MOST / 2), y: round(corner.y - JOINT) }] : [];
    }),
    chosen: (chosen === null ? undefined : corners.get(chosen)) ?? null,
  };
}

const cornerOf = ({ column, row }: MapCell, offset: MapCell) => ({
  x: round((column + offset.column) * CELL + JOINT / 2),
  y: round((row + offset.row) * CELL + JOINT / 2),
});

const round = (value: number) => Math.round(value * 10) / 10;

/** One turbine would make every roof a dot, so a tile is full from here on: a tenth of the towns have more. */
function largeOf(surpluses: readonly number[]): number {
  const sorted = [...surpluses].sort((a, b) => a - b);
  return Math.max(1, sorted[Math.floor(sorted.length * 0.9)] ?? 1);
}

const SIDE_LEAST = 3.6;
const SIDE_MOST = CELL - JOINT;

/** The area tells the energy, so the side goes with its root. */
const sideOf = (part: number) => evenTenth(SIDE_LEAST + (SIDE_MOST - SIDE_LEAST) * Math.sqrt(Math.min(1, part)));
/** Few sizes, so that each is drawn once and referred to. */
const evenTenth = (value: number) => Math.round(value * 5) / 5;

/** The corners of a tile are rounded by the pen: a row of tiles is then a dozen characters each. */
export const TILE_PEN = 2 * ROUND;

function tilesPath(corners: readonly { readonly x: number; readonly y: number }[]): string {
  const straight = SIDE_MOST - TILE_PEN;
  // Where the pen begins: a tile reaches as far beyond its path as the pen is wide.
  let [x, y] = [-ROUND, -ROUND];
  return corners
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map((corner) => {
      const [dx, dy] = [round(corner.x - x), round(corner.y - y)];
      [x, y] = [corner.x, corner.y];
      return `m${dx} ${dy}h${straight}v${straight}h-${straight}z`;
    })
    .join("");
}
