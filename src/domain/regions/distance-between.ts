import type { Position } from "#domain/regions/place.ts";
import type { Quantity } from "#domain/units/quantity.ts";

export type Kilometres = Quantity<"km">;

// The mean radius of the earth (IUGG).
const EARTH_RADIUS = 6371.0088;

/** As the crow flies. Positions are rounded, so two neighbouring places may be a kilometre nearer or farther. */
export function distanceBetween(a: Position, b: Position): Kilometres {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2;
  const along = Math.cos((a.latitude * Math.PI) / 180) * Math.cos((b.latitude * Math.PI) / 180);
  const chord = half(b.latitude - a.latitude) + along * half(b.longitude - a.longitude);
  return (2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)))) as Kilometres;
}
