import { type Share, share } from "#domain/units/quantity.ts";

/** Eighths of the sky, as observers note them. */
export const OKTAS = 8;

/** Kasten and Czeplak 1980: the sun as a part of what a clear sky gives, by the eighths of the sky that clouds cover. */
export const clearnessUnderClouds = (oktas: number): Share => share(1 - 0.75 * (oktas / OKTAS) ** 3.4);
