/** Measures and waits; not the time of day. */
type Timer = { elapsed(): number; wait(milliseconds: number): Promise<void> };

const STEP_MS = 600;

/**
 * Ends at a whole number of steps after it began, so that the time taken does not tell whether there was more or less
 * to do. A failure takes as long.
 */
export async function padDuration<T>(timer: Timer, work: () => Promise<T>): Promise<T> {
  const start = timer.elapsed();
  try {
    return await work();
  } finally {
    const taken = timer.elapsed() - start;
    const steps = Math.max(1, Math.ceil(taken / STEP_MS));
    await timer.wait(steps * STEP_MS - taken);
  }
}
