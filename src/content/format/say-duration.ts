/** How long somebody waits, rounded up: "15 minuten", "een uur". */
export function sayDuration(seconds: number): string {
  if (seconds < 60) return "een minuut";
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "een minuut" : `${minutes} minuten`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "een uur" : `${hours} uur`;
}
