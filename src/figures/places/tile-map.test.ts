import { expect, test } from "vitest";
import { readPlaces } from "#domain/regions/read-places.ts";
import { type MapCell, tileMap } from "#domain/regions/tile-map.ts";
import { places2025 } from "#figures/places/places-2025.ts";

const register = readPlaces(places2025);
const map = tileMap(register);
const at = (name: string): MapCell => {
  const nis = register.municipalities.find((municipality) => municipality.name === name)?.nis;
  const tile = [...map.flanders, ...map.brussels.tiles].find((tile) => tile.nis === nis);
  if (!tile) throw new Error(`${name} has no tile.`);
  return tile;
};
const key = ({ column, row }: MapCell) => `${column},${row}`;

test("every municipality has a tile of its own, inside the map", () => {
  const flanders = new Set(map.flanders.map(key));
  const brussels = new Set(map.brussels.tiles.map(key));
  expect([flanders.size, brussels.size]).toEqual([285, 19]);
  for (const { column, row } of [...map.flanders, ...map.land]) {
    expect(column >= 0 && column < map.columns && row >= 0 && row < map.rows).toBe(true);
  }
  expect(map.land.filter((cell) => flanders.has(key(cell)))).toEqual([]);
});

test("the place of Brussels stays free of Flemish tiles", () => {
  const { column, row, columns, rows } = map.gap;
  const inGap = [...map.flanders, ...map.land].filter(
    (tile) => tile.column >= column && tile.column < column + columns && tile.row >= row && tile.row < row + rows,
  );
  expect(inGap).toEqual([]);
});

test("towns lie on the map as they lie in the country", () => {
  const columns = ["De Panne", "Brugge", "Gent", "Antwerpen", "Geel", "Hasselt", "Maaseik"].map((n) => at(n).column);
  expect(columns).toEqual([...columns].sort((a, b) => a - b));
  const rows = ["Essen", "Antwerpen", "Mechelen", "Leuven", "Halle"].map((name) => at(name).row);
  expect(rows).toEqual([...rows].sort((a, b) => a - b));
  expect(at("Vilvoorde").row).toBeLessThan(map.gap.row);
  expect(at("Ganshoren").row).toBeLessThan(at("Ukkel").row);
  expect(at("Anderlecht").column).toBeLessThan(at("Oudergem").column);
});

test("the order in which the register names its municipalities moves hardly any tile", () => {
  const turned = tileMap({ ...register, municipalities: [...register.municipalities].reverse() });
  const places = new Map(turned.flanders.map((tile) => [tile.nis, tile]));
  const far = map.flanders.filter((tile) => {
    const other = places.get(tile.nis);
    return !other || Math.hypot(other.column - tile.column, other.row - tile.row) > 2.5;
  });
  expect(far.length).toBeLessThan(15);
});
