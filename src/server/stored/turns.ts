/** Lets so many be at work at a time; the others come in the order in which they asked. */
export function openTurns(max: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;

  return {
    async take<T>(work: () => Promise<T>): Promise<T> {
      if (busy >= max) await new Promise<void>((begin) => waiting.push(begin));
      else busy += 1;
      try {
        return await work();
      } finally {
        // Who waits longest takes the place over, so that nobody slips in between.
        const next = waiting.shift();
        if (next) next();
        else busy -= 1;
      }
    },
  };
}
