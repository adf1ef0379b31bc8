import { type LogoTile, logoTiles } from "#ui/pictures/logo-tiles.ts";

/** The colour of each kind of tile, by its name in tokens.css. */
export const logoTokens: Readonly<Record<LogoTile, string>> = { p: "primary", t: "secondary-fill", s: "sun-fill" };

const PITCH = 8;
const TILE = 6;

/** The logo on a grid of 32, so that every tile of the 32 px icon lies on whole pixels. */
export function logoShapes(paint: (token: string, tile: LogoTile) => string): string {
  return logoTiles
    .flatMap((row, y) =>
      [...row].map((letter, x) => {
        const tile = letter as LogoTile;
        const radius = tile === "s" ? TILE / 2 : 1.5;
        return `<rect x="${1 + x * PITCH}" y="${1 + y * PITCH}" width="${TILE}" height="${TILE}" rx="${radius}" ${paint(logoTokens[tile], tile)}/>`;
      }),
    )
    .join("");
}
