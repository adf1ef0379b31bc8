/** Gives a number its unit; null where no number was given. */
export const withUnit = <Unit>(value: number | null, unit: (value: number) => Unit): Unit | null =>
  value === null ? null : unit(value);
