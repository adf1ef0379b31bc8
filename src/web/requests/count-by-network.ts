const NETWORKS_MAX = 10_000;

/** Counts in the memory of this process, from the first request of a network on, what is too frequent to count in the database. */
export function openNetworkCounts({ max, perSeconds }: { readonly max: number; readonly perSeconds: number }) {
  const counts = new Map<string, { count: number; endsAt: number }>();

  return {
    /** Counts one more; the seconds to wait when it is one too many. Null as network is never counted. */
    waitFor(network: string | null, now: () => Date): number | null {
      if (network === null) return null;
      const time = now().getTime();
      const known = counts.get(network);
      const entry = known && known.endsAt > time ? known : { count: 0, endsAt: time + perSeconds * 1000 };
      entry.count += 1;
      // Whoever asked last stands at the end.
      counts.delete(network);
      counts.set(network, entry);
      const [oldest] = counts.keys();
      if (counts.size > NETWORKS_MAX && oldest !== undefined) counts.delete(oldest);
      return entry.count > max ? Math.ceil((entry.endsAt - time) / 1000) : null;
    },
  };
}
