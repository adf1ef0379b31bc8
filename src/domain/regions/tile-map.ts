import type { PlaceRegister, Position } from "#domain/regions/place.ts";

export type MapCell = { readonly column: number; readonly row: number };
export type MapTile = MapCell & { readonly nis: string };

export type TileMap = {
  readonly columns: number;
  readonly rows: number;
  /** One tile for each municipality of Flanders, in the order of the register. */
  readonly flanders: readonly MapTile[];
  /** What else is Flanders: without it wide municipalities would look like lakes. */
  readonly land: readonly MapCell[];
  /** The same for Brussels, on a square of its own: its municipalities are too small for the tiles of Flanders. */
  readonly brussels: { readonly columns: number; readonly rows: number; readonly tiles: readonly MapTile[] };
  /** The tiles of Flanders that stay free because Brussels lies there. */
  readonly gap: MapCell & { readonly columns: number; readonly rows: number };
};

type Point = { readonly x: number; readonly y: number };
type Item = { readonly nis: string; readonly at: Point };

// A tile is about as large as a municipality, so that most tiles lie where the town does.
const FLEMISH_TILE = 5.9;
const BRUSSELS_TILE = 2.3;
// In tiles: how far around the middle of a village its land is drawn.
const LAND_REACH = 0.8;
const KILOMETRES_PER_DEGREE = 111.2;
const MIDDLE_LATITUDE = 51;

/**
 * A map of tiles in which no two municipalities share one. Each takes the free tile nearest to its own place, and then
 * any two that are nearer to each other's tile change.
 */
export function tileMap({ municipalities, places }: PlaceRegister): TileMap {
  const itemsOf = (isBrussels: boolean) =>
    municipalities
      .filter(({ province }) => (province === "brussels") === isBrussels)
      .map(({ nis, position }) => ({ nis, at: project(position) }));
  const capital = itemsOf(true);
  const around = itemsOf(false);
  const origin = cornerOf(around);
  const toCell = ({ x, y }: Point): MapCell => ({
    column: (x - origin.x) / FLEMISH_TILE,
    row: (y - origin.y) / FLEMISH_TILE,
  });
  const middle = toCell({ x: mean(capital.map(({ at }) => at.x)), y: mean(capital.map(({ at }) => at.y)) });
  const gap = { column: Math.round(middle.column - 0.5), row: Math.round(middle.row - 0.5), columns: 2, rows: 2 };
  const isOutside = ({ column, row }: MapCell) =>
    column < gap.column || column >= gap.column + gap.columns || row < gap.row || row >= gap.row + gap.rows;
  const { columns, rows, tiles, free } = layTiles(around, FLEMISH_TILE, isOutside);
  const villages = [...places.values()]
    .filter(({ region }) => region === "flanders")
    .map(({ position }) => toCell(project(position)));
  return {
    columns,
    rows,
    flanders: tiles,
    land: free.filter((cell) => villages.some((village) => apart(cell, village) <= LAND_REACH ** 2)),
    brussels: layTiles(capital, BRUSSELS_TILE, () => true),
    gap,
  };
}

const cornerOf = (items: readonly Item[]): Point => ({
  x: least(items.map(({ at }) => at.x)),
  y: least(items.map(({ at }) => at.y)),
});

const project = ({ longitude, latitude }: Position): Point => ({
  x: longitude * KILOMETRES_PER_DEGREE * Math.cos((MIDDLE_LATITUDE * Math.PI) / 180),
  y: -latitude * KILOMETRES_PER_DEGREE,
});

function layTiles(items: readonly Item[], size: number, isFree: (cell: MapCell) => boolean) {
  const { x, y } = cornerOf(items);
  const wished = items.map(({ at }) => ({ column: (at.x - x) / size, row: (at.y - y) / size }));
  const columns = Math.ceil(most(wished.map(({ column }) => column))) + 1;
  const rows = Math.ceil(most(wished.map(({ row }) => row))) + 1;
  const free = Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  })).filter(isFree);
  const places = wished.map((wish) => {
    const nearest = free.reduce(
      (best, cell) => (apart(wish, cell) < apart(wish, best) ? cell : best),
      free[0] as MapCell,
    );
    free.splice(free.indexOf(nearest), 1);
    return nearest;
  });
  changePlaces(wished, places, free);
  return {
    columns,
    rows,
    free,
    tiles: items.map(({ nis }, index) => ({ nis, ...(places[index] as MapCell) })),
  };
}

/** Squares of distances: one tile far away is worse than several a little beside. */
const apart = (a: MapCell, b: MapCell) => (a.column - b.column) ** 2 + (a.row - b.row) ** 2;

function changePlaces(wished: readonly MapCell[], places: MapCell[], free: MapCell[]): void {
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [a, wish] of wished.entries()) {
      for (const [b, other] of wished.entries()) {
        const [here, there] = [places[a] as MapCell, places[b] as MapCell];
        if (apart(wish, there) + apart(other, here) >= apart(wish, here) + apart(other, there) - 1e-9) continue;
        places[a] = there;
        places[b] = here;
        isBetter = true;
      }
      for (const [index, cell] of free.entries()) {
        const here = places[a] as MapCell;
        if (apart(wish, cell) >= apart(wish, here) - 1e-9) continue;
        places[a] = cell;
        free[index] = here;
        isBetter = true;
      }
    }
  }
}

const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;
const least = (values: readonly number[]) => Math.min(...values);
const most = (values: readonly number[]) => Math.max(...values);
