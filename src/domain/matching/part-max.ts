/**
 * How many there may be on one side of a search. Under a minute of one core and half a gigabyte, and more gain than in one
 * larger search (docs/matching.md).
 */
export const PART_MAX = 2000;
