import { type Asker, openFairTurns } from "./fair-turns.ts";

type Limits = { readonly atATime: number; readonly waiting: number; readonly waitMs: number };

/** A queue for each network, where what is at work may itself wait for something that networks share. */
export function openTurnsOfNetworks({ atATime, waiting, waitMs }: Limits) {
  const open = new Map<string, { readonly turns: ReturnType<typeof openFairTurns>; asking: number }>();

  return async function take<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    const { network } = asker;
    if (network === null) return work();
    const own = open.get(network) ?? {
      turns: openFairTurns({ atATime, waiting, waitingEach: waiting, waitMs }),
      asking: 0,
    };
    open.set(network, own);
    own.asking += 1;
    try {
      return await own.turns.take(asker, work);
    } finally {
      own.asking -= 1;
      if (own.asking === 0) open.delete(network);
    }
  };
}
