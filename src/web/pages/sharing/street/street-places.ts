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
