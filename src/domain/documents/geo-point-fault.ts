/** Why a place on earth is none. Both ends count, and text that reads as a number passes, as in the store of the specification. */
export function geoPointFault(latitude: unknown, longitude: unknown): string | null {
  if (!isWithin(latitude, 90)) return `Latitude must be a number between -90 and 90, but was: ${String(latitude)}`;
  if (!isWithin(longitude, 180)) {
    return `Longitude must be a number between -180 and 180, but was: ${String(longitude)}`;
  }
  return null;
}

function isWithin(value: unknown, end: number): boolean {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) && Math.abs(number) <= end;
}
