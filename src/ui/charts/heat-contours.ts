/** Rows of equally long columns: one column a day, one cell a quarter. */
export type HeatGrid = { columns: number; rows: number; values: Float64Array };

export type HeatContours = {
  grid: { columns: number; rows: number };
  /** One outline for each level, lowest first: all cells at or above it. Levels lie on top of each other. */
  paths: string[];
};

/** A page should not carry more than this for one picture; a restless year is drawn a little coarser instead. */
const CHARACTERS_MAX = 48_000;
const COARSENESS = [
  [1, 1],
  [1, 2],
  [1, 4],
  [7, 2],
  [7, 4],
] as const;

export function heatContours(grid: HeatGrid, levels: readonly number[]): HeatContours {
  let result: HeatContours = { grid, paths: [] };
  for (const [days, quarters] of COARSENESS) {
    const coarse = coarsen(grid, days, quarters);
    result = { grid: coarse, paths: [] };
    let characters = 0;
    for (const level of levels) {
      const path = outline(coarse, level);
      result.paths.push(path);
      characters += path.length;
      if (characters > CHARACTERS_MAX) break;
    }
    if (characters <= CHARACTERS_MAX) return result;
  }
  return result;
}

/** The average of neighbours, so that a coarser picture shows the same energy. */
function coarsen(grid: HeatGrid, columnStep: number, rowStep: number): HeatGrid {
  if (columnStep === 1 && rowStep === 1) return grid;
  const columns = Math.ceil(grid.columns / columnStep);
  const rows = Math.ceil(grid.rows / rowStep);
  const values = new Float64Array(columns * rows);
  const counts = new Uint16Array(columns * rows);
  for (let column = 0; column < grid.columns; column += 1) {
    for (let row = 0; row < grid.rows; row += 1) {
      const target = Math.floor(column / columnStep) * rows + Math.floor(row / rowStep);
      values[target] = (values[target] ?? 0) + (grid.values[column * grid.rows + row] ?? 0);
      counts[target] = (counts[target] ?? 0) + 1;
    }
  }
  return { columns, rows, values: values.map((sum, index) => sum / Math.max(1, counts[index] ?? 1)) };
}

const RIGHT = 1;
const DOWN = 2;
const LEFT = 4;
const UP = 8;

/**
 * Walks around all cells that reach the level, keeping them at the right hand. Whole outlines leave no seams between
 * neighbouring cells and are far shorter than a rectangle for each.
 */
function outline({ columns, rows, values }: HeatGrid, level: number): string {
  // A rim of empty cells all around spares every neighbour a check for the border.
  const stride = rows + 2;
  const reaches = new Uint8Array((columns + 2) * stride);
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      if ((values[column * rows + row] ?? 0) >= level) reaches[(column + 1) * stride + row + 1] = 1;
    }
  }
  const width = columns + 1;
  const edges = new Uint8Array(width * (rows + 1));
  const mark = (corner: number, direction: number) => {
    edges[corner] = (edges[corner] ?? 0) | direction;
  };
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const cell = (column + 1) * stride + row + 1;
      if (!reaches[cell]) continue;
      const corner = row * width + column;
      if (!reaches[cell - 1]) mark(corner, RIGHT);
      if (!reaches[cell + stride]) mark(corner + 1, DOWN);
      if (!reaches[cell + 1]) mark(corner + width + 1, LEFT);
      if (!reaches[cell - stride]) mark(corner + width, UP);
    }
  }
  let path = "";
  for (let corner = 0; corner < edges.length; corner += 1) {
    while (edges[corner]) path += walk(edges, width, corner);
  }
  return path;
}

function walk(edges: Uint8Array, width: number, start: number): string {
  const steps: Record<number, number> = { [RIGHT]: 1, [DOWN]: width, [LEFT]: -1, [UP]: -width };
  let path = `M${start % width} ${Math.floor(start / width)}`;
  let corner = start;
  let heading = 0;
  let length = 0;
  const write = () => {
    if (length > 0)
      path += `${heading === RIGHT || heading === LEFT ? "h" : "v"}${heading === LEFT || heading === UP ? -length : length}`;
  };
  do {
    const open = edges[corner] ?? 0;
    const next = open & heading ? heading : open & -open;
    if (next === 0) break;
    edges[corner] = open & ~next;
    if (next !== heading) {
      write();
      heading = next;
      length = 0;
    }
    length += 1;
    corner += steps[next] ?? 0;
  } while (corner !== start);
  write();
  return `${path}z`;
}
