import type { Limits } from "#domain/limits.ts";

/**
 * What anybody can reasonably tell of a connection, the same in a calculator, a journey, a listing and an account. Wide
 * on purpose: they keep out slips of the keyboard, not unusual people.
 */
export const connectionLimits = {
  /** Zero where nobody uses power behind the meter of an installation. */
  energy: { min: 0, max: 20_000_000 },
  peak: { min: 0, max: 5000 },
  persons: { min: 1, max: 20 },
  capacity: { min: 0.1, max: 20_000 },
  power: { min: 0.1, max: 20_000 },
  tilt: { min: 0, max: 90 },
  azimuth: { min: 0, max: 360 },
  inverter: { min: 0.1, max: 20_000 },
  battery: { min: 0.1, max: 10_000 },
} as const satisfies Record<string, Limits>;
