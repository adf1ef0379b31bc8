declare const unit: unique symbol;

/** A number that knows its unit: adding euros to kilowatt-hours does not compile. */
export type Quantity<U extends string> = number & { readonly [unit]: U };

export type KilowattHours = Quantity<"kWh">;
export type Kilowatts = Quantity<"kW">;
export type KilowattsPeak = Quantity<"kWp">;
export type KilovoltAmperes = Quantity<"kVA">;
export type Euros = Quantity<"EUR">;
export type EurosPerYear = Quantity<"EUR/yr">;
export type EurosPerKilowattHour = Quantity<"EUR/kWh">;
export type EurosPerKilowattYear = Quantity<"EUR/kW/yr">;
export type KilowattHoursPerKilowattPeak = Quantity<"kWh/kWp">;
export type GramsPerKilowattHour = Quantity<"g/kWh">;
/** A part of a whole: 0.25 is a quarter of it. */
export type Share = Quantity<"share">;
/** Whole cents, as they are stored, signed and shown. */
export type Cents = Quantity<"cent">;

export const kilowattHours = (value: number) => value as KilowattHours;
export const kilowatts = (value: number) => value as Kilowatts;
export const kilowattsPeak = (value: number) => value as KilowattsPeak;
export const kilovoltAmperes = (value: number) => value as KilovoltAmperes;
export const euros = (value: number) => value as Euros;
export const eurosPerYear = (value: number) => value as EurosPerYear;
export const eurosPerKilowattHour = (value: number) => value as EurosPerKilowattHour;
export const kilowattHoursPerKilowattPeak = (value: number) => value as KilowattHoursPerKilowattPeak;
export const share = (value: number) => value as Share;

export const plus = <U extends string>(a: Quantity<U>, b: Quantity<NoInfer<U>>) => (a + b) as Quantity<U>;
export const minus = <U extends string>(a: Quantity<U>, b: Quantity<NoInfer<U>>) => (a - b) as Quantity<U>;
export const times = <U extends string>(a: Quantity<U>, factor: number) => (a * factor) as Quantity<U>;
export const lesserOf = <U extends string>(a: Quantity<U>, b: Quantity<NoInfer<U>>) => Math.min(a, b) as Quantity<U>;
export const greaterOf = <U extends string>(a: Quantity<U>, b: Quantity<NoInfer<U>>) => Math.max(a, b) as Quantity<U>;

export function sum<U extends string>(values: readonly Quantity<U>[]): Quantity<U> {
  let total = 0;
  for (const value of values) total += value;
  return total as Quantity<U>;
}

/** A part of nothing is nothing, so that a day without sun has a share of 0 rather than no answer. */
export const shareOf = <U extends string>(part: Quantity<U>, whole: Quantity<NoInfer<U>>) =>
  share(whole === 0 ? 0 : part / whole);

export const cost = (energy: KilowattHours, price: EurosPerKilowattHour) => euros(energy * price);

/**
 * The only door where money is rounded: half a cent goes away from zero, so that a debt and a claim of the same
 * size round alike. The epsilon takes back what binary fractions lose: 1.005 is stored as 1.00499999999999989.
 */
export function toCents(amount: Euros): Cents {
  const size = Math.abs(amount) * 100;
  const cents = Math.sign(amount) * Math.round(size * (1 + Number.EPSILON * 2));
  return (cents === 0 ? 0 : cents) as Cents;
}

export const fromCents = (cents: Cents) => euros(cents / 100);
