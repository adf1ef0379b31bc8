export type Clock = {
  now(): Date;
  /** Calendar day in Brussels, "2026-11-15". */
  today(): string;
};
