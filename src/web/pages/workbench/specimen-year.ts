const HOURS_OF_USE = [8, 18] as const;
const KILOWATT_HOURS_OF_USE = 0.6;

/** Made-up energy over a year, for a picture with 365 days: the sun's path at 51 degrees north, bright and dull in turn. */
export function specimenYear(): number[][] {
  return Array.from({ length: 365 }, (_, day) => {
    const declination = 0.409 * Math.sin(((day - 80) / 365) * 2 * Math.PI);
    const solarNoon = day >= 87 && day < 297 ? 13.75 : 12.75;
    const brightness = 0.5 + 0.9 * Math.abs(Math.sin(day * 1.7) * Math.cos(day * 0.43));
    return Array.from({ length: 96 }, (_, quarter) => {
      const hour = (quarter + 0.5) / 4;
      const hourAngle = ((hour - solarNoon) * Math.PI) / 12;
      const elevation =
        Math.sin(0.89) * Math.sin(declination) + Math.cos(0.89) * Math.cos(declination) * Math.cos(hourAngle);
      const used = hour > HOURS_OF_USE[0] && hour < HOURS_OF_USE[1] ? KILOWATT_HOURS_OF_USE : 0.1;
      return Math.min(Math.max(0, elevation) * brightness * 0.9, used);
    });
  });
}
