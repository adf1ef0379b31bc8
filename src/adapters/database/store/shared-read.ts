/**
 * One reading for all who ask in the same turn of the event loop, or while another one is under way. It begins after the last of
 * them has asked, so nobody is told what was true before: who comes while a reading is under way waits for the next.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let underway: Promise<unknown> | null = null;
  let next: Promise<T> | null = null;

  async function begin(): Promise<T> {
    await (underway ?? new Promise(setImmediate));
    next = null;
    const reading = read();
    const ended = reading.then(
      () => undefined,
      () => undefined,
    );
    underway = ended;
    ended.then(() => {
      if (underway === ended) underway = null;
    });
    return reading;
  }

  return () => {
    next ??= begin();
    return next;
  };
}
