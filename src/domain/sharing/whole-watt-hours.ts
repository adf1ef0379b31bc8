const WATT_HOURS_PER_KILOWATT_HOUR = 1000;
/** Remainders closer to each other than this differ by binary fractions only. */
const SAME = 1e-6;

/**
 * Kilowatt-hours as whole watt-hours that add up to the total, by the largest remainders: each amount is rounded down,
 * and the watt-hours that are missing go to those who lost most, the larger amount first where that is equal.
 */
export function wholeWattHours(amounts: ArrayLike<number>, total: number = wattHoursOf(sumOf(amounts))): Int32Array {
  const whole = Int32Array.from(amounts, (amount) => Math.floor(amount * WATT_HOURS_PER_KILOWATT_HOUR + SAME));
  let missing = total - whole.reduce((sum, part) => sum + part, 0);
  if (missing === 0) return whole;
  if (missing < 0 || missing > whole.length) throw new RangeError(`${total} Wh is not the sum of these amounts.`);
  const lost = (who: number) => (amounts[who] as number) * WATT_HOURS_PER_KILOWATT_HOUR - (whole[who] as number);
  const turns = Array.from(whole.keys()).sort((a, b) => {
    const difference = lost(b) - lost(a);
    return Math.abs(difference) > SAME ? difference : (amounts[b] as number) - (amounts[a] as number) || a - b;
  });
  for (const who of turns) {
    if (missing-- <= 0) break;
    whole[who] = (whole[who] as number) + 1;
  }
  return whole;
}

const wattHoursOf = (amount: number) => Math.round(amount * WATT_HOURS_PER_KILOWATT_HOUR);

function sumOf(amounts: ArrayLike<number>): number {
  let total = 0;
  for (let who = 0; who < amounts.length; who++) total += amounts[who] as number;
  return total;
}
