import { data, type LoaderFunctionArgs } from "react-router";
import type { Clock } from "#application/ports/clock.ts";
import type { Task } from "#application/ports/workers.ts";
import { coldSumLimit } from "#domain/accounts/rate-limits.ts";
import { clientContext, portsContext } from "#web/context.ts";
import { loadStored } from "#web/load-stored.ts";
import { openNetworkCounts } from "#web/requests/count-by-network.ts";
import { countedNetwork } from "#web/requests/on-this-machine.ts";

type Asking = Pick<LoaderFunctionArgs, "context">;

/** A sum that nobody asked for shortly before, by a worker, as long as the visitor waits for it. */
export async function sumForVisitor<Input, Answer>(
  { context }: Asking,
  task: Task<Input, Answer>,
  input: Input,
): Promise<Answer> {
  countColdSum(context);
  return loadStored(() => context.get(portsContext).workers.run(task, input));
}

const coldSums = openNetworkCounts(coldSumLimit);

/** Refuses what only a program asks for: so many other questions in a minute. */
export function countColdSum(context: Asking["context"]): void {
  const wait = waitForColdSum(context);
  if (wait !== null) throw tooManyRequests(wait);
}

/** Counts one more; the seconds to wait when it is one too many. */
export function waitForColdSum(context: Asking["context"]): number | null {
  const { settings, clock } = context.get(portsContext);
  return waitForColdSumOf(countedNetwork(settings, context.get(clientContext).address), clock);
}

export const waitForColdSumOf = (network: string | null, clock: Pick<Clock, "now">): number | null =>
  coldSums.waitFor(network, () => clock.now());

export const tooManyRequests = (retryAfterSeconds: number) =>
  data("Too Many Requests", {
    status: 429,
    statusText: "Too Many Requests",
    headers: { "retry-after": String(retryAfterSeconds) },
  });
