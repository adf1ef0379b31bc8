export type Limits = { readonly min: number; readonly max: number };
export type LimitFault = "not-a-number" | "too-low" | "too-high";

/** Null when the number may go on; NaN and the infinities never may. */
export function limitFault(value: number, limits: Limits): LimitFault | null {
  if (!Number.isFinite(value)) return "not-a-number";
  if (value < limits.min) return "too-low";
  return value > limits.max ? "too-high" : null;
}

/** A meter file that is sent to us, so that it fits with its form in the largest body that the server takes. */
export const SENT_METER_FILE_BYTES_MAX = 11_000_000;
