/** Equal work is done once for all who wait for it, and its signal aborts when the last of them has left. */
export function openSharedWork<T>() {
  const inFlight = new Map<string, { readonly answer: Promise<T>; readonly left: AbortController; waiting: number }>();

  return {
    async join(key: string, signal: AbortSignal | undefined, begin: (signal: AbortSignal) => Promise<T>): Promise<T> {
      signal?.throwIfAborted();
      let work = inFlight.get(key);
      if (!work) {
        const left = new AbortController();
        const begun = { answer: begin(left.signal), left, waiting: 0 };
        work = begun;
        inFlight.set(key, begun);
        const forget = () => inFlight.get(key) === begun && inFlight.delete(key);
        // A sender who left does not hear a refusal.
        begun.answer.then(forget, forget);
      }
      const joined = work;
      joined.waiting += 1;
      return unlessAborted(joined.answer, signal, () => {
        joined.waiting -= 1;
        if (joined.waiting > 0) return;
        if (inFlight.get(key) === joined) inFlight.delete(key);
        joined.left.abort(signal?.reason);
      });
    },

    clear: () => inFlight.clear(),
  };
}

async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined, onAbort: () => void): Promise<T> {
  if (!signal) return promise;
  const left = Promise.withResolvers<never>();
  const leave = () => {
    onAbort();
    left.reject(signal.reason);
  };
  signal.addEventListener("abort", leave, { once: true });
  try {
    return await Promise.race([promise, left.promise]);
  } finally {
    signal.removeEventListener("abort", leave);
  }
}
