/** For pg-boss, which follows the clock of the database: it moves evenly, also when somebody sets the machine's. */
export function steadyClock() {
  const begun = Date.now() - performance.now();
  return {
    now: () => begun + performance.now(),
    setTimeout: (work: () => void, ms: number): unknown => setTimeout(work, ms).unref(),
    clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
    setInterval: (work: () => void, ms: number): unknown => setInterval(work, ms).unref(),
    clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
  };
}
