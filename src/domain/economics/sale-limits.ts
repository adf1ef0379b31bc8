import type { Limits } from "#domain/limits.ts";

/**
 * What one side of a sale can reasonably tell us, in kWh, kWp, euros per kWh and euros a year. Wide on purpose: they
 * keep out slips of the keyboard, not unusual people. Only the price for injection may be negative, because it is.
 */
export const saleLimits = {
  sharedEnergy: { min: 0, max: 5_000_000 },
  consumption: { min: 1, max: 20_000_000 },
  kilowattPeak: { min: 0.1, max: 20_000 },
  energyPrice: { min: 0, max: 2 },
  agreedPrice: { min: 0, max: 2 },
  injectionPrice: { min: -0.5, max: 2 },
  fee: { min: 0, max: 10_000 },
} as const satisfies Record<string, Limits>;
