/** The square of the day as one sheet: 24 columns of hours, four rows of quarters. */
export const PITCH = 40;
export const TILE = 34;
export const HOURS = 24;
export const ROWS = 4;
export const QUARTERS = HOURS * ROWS;
export const DOT_RADIUS = 11.5;

export const tilePlace = (quarter: number) => ({
  x: Math.floor(quarter / ROWS) * PITCH,
  y: (quarter % ROWS) * PITCH,
});

/** A tile's outline with its corners rounded off, from its upper left. */
const OUTLINE = roundedSquare(1, PITCH - 1, 9);

function roundedSquare(near: number, far: number, radius: number): readonly (readonly [number, number])[] {
  const turns = [0, 30, 60, 90].map((degrees) => (degrees * Math.PI) / 180);
  const corners = [
    [near + radius, near + radius],
    [far - radius, near + radius],
    [far - radius, far - radius],
    [near + radius, far - radius],
  ] as const;
  return corners.flatMap(([x, y], corner) =>
    turns.map((turn) => {
      const angle = turn + Math.PI + (corner * Math.PI) / 2;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    }),
  );
}

/** The frame around the tile of a quarter. As points, which are no style, so that to move it styles nothing. */
export function cursorPoints(quarter: number): string {
  const { x, y } = tilePlace(quarter);
  return OUTLINE.map(([dx, dy]) => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`).join(" ");
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
/** The sky above the roofs: the sun rises out of it at 92 % of its height and never leaves it at the top. */
const HORIZON = 0.92;
const ZENITH = 0.2;
const BELOW = 1.4;

/** Where the sun stands above the hours of the square, and how dark it is: clear of the horizon the night is gone. */
export function skyPlace(quarter: number, height: number): { sun: string; night: string } {
  const left = percent((quarter + 0.5) / QUARTERS);
  const top = percent(height > 0 ? HORIZON - (HORIZON - ZENITH) * height : BELOW);
  return {
    // Of a layer as large as the sky: a transform moves without laying out the page again.
    sun: `translate(${left}, ${top})`,
    night: (1 - Math.min(1, height * 4)).toFixed(2),
  };
}
