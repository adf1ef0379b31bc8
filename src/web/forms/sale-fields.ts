/** Gives a unit to an answer that was given. */
export const given = <Unit>(value: number | null, unit: (value: number) => Unit): Unit | null =>
  value === null ? null : unit(value);
