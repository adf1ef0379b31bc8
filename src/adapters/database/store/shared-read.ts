/**
 * One reading for all who ask while another one is under way. It begins after the last of them has asked, so nobody is told
 * what was true before: who comes while a reading is under way waits for the next.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;

  function begin(): Promise<T> {
    const reading = read();
    running = reading;
    const end = () => {
      if (running === reading) running = null;
    };
    reading.then(end, end);
    return reading;
  }

  return () => {
    if (!running) return begin();
    const then = () => {
      next = null;
      return begin();
    };
    next ??= running.then(then, then);
    return next;
  };
}
