const QUARTERS_PER_HOUR = 4;
const MINUTES_PER_QUARTER = 15;
const twoDigits = (value: number) => String(value).padStart(2, "0");

/** The clock time at which a quarter-hour of the day begins; 96 is the end of the day, 24:00. */
export const formatHour = (quarter: number): string =>
  `${twoDigits(Math.floor(quarter / QUARTERS_PER_HOUR))}:${twoDigits((quarter % QUARTERS_PER_HOUR) * MINUTES_PER_QUARTER)}`;
