import { WorkRefused } from "#application/ports/workers.ts";

export type TurnLimits = {
  readonly atATime: number;
  /** How many may wait in all; one more is refused at once. */
  readonly waiting: number;
  /** How many of one network may wait; one more is refused at once, whoever else waits. */
  readonly waitingEach: number;
  readonly waitMs: number;
};

export type Asker = {
  /** Null for work of the site itself and for its own machine: bounded by the total alone. */
  readonly network: string | null;
  /** Aborts when nobody waits for the work any more. */
  readonly signal?: AbortSignal | undefined;
};

type Turn = { begin(): void; end(reason: unknown): void };

/** Lets so many be at work at a time. The networks that wait are served in turn, each in the order in which it asked. */
export function openFairTurns(limits: TurnLimits) {
  const lines = new Map<string | null, Set<Turn>>();
  let waiting = 0;
  let busy = 0;
  let isClosed = false;

  function leave(network: string | null, turn: Turn): void {
    const line = lines.get(network);
    if (!line?.delete(turn)) return;
    waiting -= 1;
    if (line.size === 0) lines.delete(network);
  }

  /** The network that is served goes to the end. */
  function beginNext(): void {
    const [next] = lines;
    if (!next) {
      busy -= 1;
      return;
    }
    const [network, line] = next;
    const [turn] = line;
    if (!turn) throw new Error("A network without work waits.");
    leave(network, turn);
    if (lines.delete(network)) lines.set(network, line);
    turn.begin();
  }

  async function waitForTurn({ network, signal }: Asker): Promise<void> {
    const line = lines.get(network) ?? new Set();
    if (network !== null && line.size >= limits.waitingEach)
      throw new WorkRefused("Too much work of this network waits.", "network");
    if (waiting >= limits.waiting) throw new WorkRefused("Too much work waits.");
    const turn = Promise.withResolvers<void>();
    const entry: Turn = { begin: turn.resolve, end: turn.reject };
    const stop = (reason: unknown) => {
      leave(network, entry);
      turn.reject(reason);
    };
    const late = setTimeout(() => stop(new WorkRefused("The work waited too long.")), limits.waitMs);
    const onAbort = () => stop(signal?.reason);
    signal?.addEventListener("abort", onAbort, { once: true });
    lines.set(network, line.add(entry));
    waiting += 1;
    try {
      await turn.promise;
    } finally {
      clearTimeout(late);
      signal?.removeEventListener("abort", onAbort);
    }
  }

  return {
    /** Rejects with WorkRefused when it cannot be done now, and with the signal's reason when nobody waits for it. */
    async take<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
      asker.signal?.throwIfAborted();
      if (isClosed) throw new WorkRefused("The site is stopping.");
      if (busy >= limits.atATime) await waitForTurn(asker);
      else busy += 1;
      try {
        return await work();
      } finally {
        beginNext();
      }
    },

    /** Takes no more, and refuses what waits. */
    close(): void {
      isClosed = true;
      for (const line of lines.values()) for (const turn of line) turn.end(new WorkRefused("The site is stopping."));
      lines.clear();
      waiting = 0;
    },
  };
}
