import { data, type LoaderFunctionArgs } from "react-router";
import type { Task } from "#application/ports/workers.ts";
import { coldSumLimit } from "#domain/accounts/rate-limits.ts";
import { clientContext, portsContext } from "#web/context.ts";
import { loadStored } from "#web/load-stored.ts";

type Asking = Pick<LoaderFunctionArgs, "context" | "request">;

/** A sum that nobody asked for shortly before, by a worker, as long as the visitor waits for it. */
export async function sumForVisitor<Input, Answer>(
  { context, request }: Asking,
  task: Task<Input, Answer>,
  input: Input,
): Promise<Answer> {
  countColdSum(context);
  return loadStored(() => context.get(portsContext).workers.run(task, input, request.signal));
}

const NETWORKS_MAX = 10_000;
/** How many sums each network asked for since its minute began; this process alone counts them. */
const counts = new Map<string, { count: number; endsAt: number }>();

/** Refuses what only a program asks for: so many other questions in a minute. This machine itself may ask on. */
export function countColdSum(context: Asking["context"]): void {
  const wait = waitForColdSum(context);
  if (wait !== null) throw tooManyRequests(wait);
}

/** Counts one more; the seconds to wait when it is one too many. */
export function waitForColdSum(context: Asking["context"]): number | null {
  const { address } = context.get(clientContext);
  if (ownAddresses.has(address)) return null;
  const now = context.get(portsContext).clock.now().getTime();
  const known = counts.get(address);
  const entry = known && known.endsAt > now ? known : { count: 0, endsAt: now + coldSumLimit.perSeconds * 1000 };
  entry.count += 1;
  // Whoever asked last stands at the end.
  counts.delete(address);
  counts.set(address, entry);
  const [oldest] = counts.keys();
  if (counts.size > NETWORKS_MAX && oldest !== undefined) counts.delete(oldest);
  return entry.count > coldSumLimit.max ? Math.ceil((entry.endsAt - now) / 1000) : null;
}

/** As networkOfAddress writes them; who has no address is no visitor over a network. */
const ownAddresses = new Set(["127.0.0.1", "0:0:0:0::/64", "unknown"]);

export const tooManyRequests = (retryAfterSeconds: number) =>
  data("Too Many Requests", {
    status: 429,
    statusText: "Too Many Requests",
    headers: { "retry-after": String(retryAfterSeconds) },
  });
