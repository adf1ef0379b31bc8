import { loadPlaces } from "#application/places/load-places.ts";
import { type TileMap, tileMap } from "#domain/regions/tile-map.ts";

let map: Promise<TileMap> | null = null;

/** The tiles of all municipalities. They are laid once: towns do not move. */
export function loadTileMap(): Promise<TileMap> {
  map ??= loadPlaces().then(tileMap, (error: unknown) => {
    map = null;
    throw error;
  });
  return map;
}
