import type { StreetDay } from "#domain/sharing/street.ts";
import { DOT_RADIUS, PITCH, QUARTERS, TILE, tilePlace } from "#web/pages/sharing/street/street-places.ts";
import { tileStrengths } from "#web/pages/sharing/street/street-quarter.ts";

const MARGIN = (PITCH - TILE) / 2;
const CORNER = 7;
const EDGE = TILE - 2 * CORNER;
// Corners are quadratic curves, as those of every square of the day: half as long to write.
const OUTLINE = `h${EDGE}q${CORNER} 0 ${CORNER} ${CORNER}v${EDGE}q0 ${CORNER}-${CORNER} ${CORNER}h-${EDGE}q-${CORNER} 0-${CORNER}-${CORNER}v-${EDGE}q0-${CORNER} ${CORNER}-${CORNER}z`;

const tiles: readonly string[] = Array.from({ length: QUARTERS }, (_, quarter) => {
  const { x, y } = tilePlace(quarter);
  return `M${x + MARGIN + CORNER} ${y + MARGIN}${OUTLINE}`;
});

/** All tiles of the day as one path. */
export const pavingPath: string = tiles.join("");

/** How full a tile is, in tenths: one path for each, so that a changed day changes a dozen elements and not hundreds. */
export const FULLNESS_STEPS = 10;

/** The lit tiles by tenth, and the dots of what goes to suppliers. */
export function dayPaths(day: StreetDay): { lit: string[]; dots: string } {
  const { lit, dot } = tileStrengths(day);
  const paths = Array.from({ length: FULLNESS_STEPS }, () => "");
  let dots = "";
  for (let quarter = 0; quarter < QUARTERS; quarter++) {
    // Whatever is shared is seen, however little it is.
    const step = Math.ceil(lit(quarter) * FULLNESS_STEPS) - 1;
    if (step >= 0) paths[step] += tiles[quarter] ?? "";
    const radius = (dot(quarter) * DOT_RADIUS).toFixed(1);
    if (Number(radius) === 0) continue;
    const { x, y } = tilePlace(quarter);
    const across = (Number(radius) * 2).toFixed(1);
    const arc = `a${radius} ${radius} 0 1 0`;
    dots += `M${(x + PITCH / 2 - Number(radius)).toFixed(1)} ${y + PITCH / 2}${arc} ${across} 0${arc}-${across} 0z`;
  }
  return { lit: paths, dots };
}
