import { exampleDay } from "#application/calculations/examples/example-day.ts";
import { logoShapes } from "../brand/logo-shapes.ts";
import { tokenColour } from "../brand/token-colour.ts";
import { breakLines, outlineText } from "./outline-text.ts";

const CARD = { width: 1200, height: 630 } as const;
const MARGIN = 64;
const INNER = CARD.width - 2 * MARGIN;
const PITCH = INNER / 24;
const TILE = PITCH - 7;
const SQUARE_TOP = CARD.height - MARGIN - 4 * PITCH + 7;
const TITLE_LINES_MAX = 3;
const TITLE_SIZES = [80, 68, 56];

/** The card of a page: whose it is, its title, and a summer day in 96 tiles. */
export function drawCard(name: string, title: string): string {
  const logo = `<g transform="translate(${MARGIN} 52) scale(2)">${logoShapes((token) => `fill="${tokenColour(token)}"`)}</g>`;
  const owner = outlineText(name, MARGIN + 86, 97, 38);
  const size = TITLE_SIZES.find((one) => breakLines(title, one, INNER).length <= TITLE_LINES_MAX) ?? 56;
  const lines = breakLines(title, size, INNER);
  const leading = size * 1.08;
  // The title hangs above the square, wherever it begins.
  const bottom = SQUARE_TOP - 46;
  const written = lines.map((line, index) =>
    outlineText(line, MARGIN, bottom - (lines.length - 1 - index) * leading, size),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}"><rect width="100%" height="100%" fill="${tokenColour("bg")}"/>${logo}<g fill="${tokenColour("primary")}">${owner}</g><g fill="${tokenColour("ink")}">${written.join("")}</g>${daySquare()}</svg>`;
}

const BAKERY = { kilowattPeak: 10, buyer: { energy: 12_000, trade: "bakery" }, season: "summer" } as const;
let drawn: string | null = null;

/** The same on every card, and drawn from the same year whenever it is built. */
function daySquare(): string {
  drawn ??= drawSquare();
  return drawn;
}

function drawSquare(): string {
  const { quarters } = exampleDay(BAKERY, { today: "2026-06-15" });
  const full = Math.max(...quarters.flatMap(({ shared, toSupplier }) => [shared, toSupplier]));
  const fullShared = Math.max(...quarters.map(({ shared }) => shared));
  const tiles = quarters.map(({ shared: energy, toSupplier: over }, quarter) => {
    const x = MARGIN + Math.floor(quarter / 4) * PITCH;
    const y = SQUARE_TOP + (quarter % 4) * PITCH;
    const tile = (paint: string) => `<rect x="${x}" y="${y}" width="${TILE}" height="${TILE}" rx="8" ${paint}/>`;
    if (energy < 0.005) return tile(`fill="${tokenColour("tile")}"`);
    const radius = TILE * 0.36 * Math.sqrt(over / full);
    return [
      tile(
        `fill="${tokenColour("secondary-soft")}" stroke="${tokenColour("secondary-edge")}" stroke-opacity="0.8" stroke-width="1.5"`,
      ),
      tile(`fill="${tokenColour("secondary-fill")}" fill-opacity="${(energy / fullShared).toFixed(2)}"`),
      over < 0.005
        ? ""
        : `<circle cx="${x + TILE / 2}" cy="${y + TILE / 2}" r="${radius.toFixed(2)}" fill="${tokenColour("sun-fill")}" stroke="${tokenColour("fill-ink")}" stroke-opacity="0.8"/>`,
    ].join("");
  });
  return tiles.join("");
}
