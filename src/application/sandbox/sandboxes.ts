import type { Clock } from "#application/ports/clock.ts";
import type { ImportPorts, Sandbox, Sandboxes } from "#application/ports/contracts.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { RateLimits, TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import type { Signer } from "#application/ports/security/signer.ts";
import type { Workers } from "#application/ports/workers.ts";
import { sandboxLimits } from "#domain/accounts/rate-limits.ts";
import type { AcceptedPair } from "#domain/contracts/agreement.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { calendarDayOf, monthOf, yearOf } from "#domain/time/calendar-day.ts";

type Ports = {
  readonly store: { readonly sandboxes: Sandboxes };
  readonly clock: Clock;
  readonly ids: Ids;
  /** Never the key of the register: what a visitor plays must not pass for what happened. */
  readonly sandboxSigner: Signer;
  readonly workers: Workers;
  readonly rateLimits: RateLimits;
};

const SANDBOXES_MAX = 2000;
const MONTHS_AHEAD_MAX = 36;
const NOON_MS = 12 * 3_600_000;

/** Two people who do not exist, and what they agreed on. */
export const demoPair: AcceptedPair = {
  proposalId: "demo-proposal",
  sellerUid: "demo-seller",
  buyerUid: "demo-buyer",
  price: 0.085,
  region: "flanders",
  technology: "solar",
  municipalities: { seller: "Gent", buyer: "Brugge" },
};

export type SandboxRefusal = { readonly code: "sandboxes-full" } | TooManyAttempts;

/** A new world for one visitor; its id stands in the address of its page. */
export async function startSandbox(
  { store, clock, ids, rateLimits }: Ports,
  address: string,
  now: Date = clock.now(),
): Promise<Result<Sandbox, SandboxRefusal>> {
  const limited = await rateLimits.limited(sandboxLimits(address));
  if (limited) return refused(limited);
  const made = await store.sandboxes.make(ids.next(), now, SANDBOXES_MAX);
  return made ? ok(made) : refused({ code: "sandboxes-full" });
}

/** The ports of the very verbs that real contracts use, over this sandbox: its rows, its clock, its mail. */
export function sandboxPorts({ store, ids, sandboxSigner, workers }: Ports, sandbox: Sandbox): ImportPorts {
  return {
    store: store.sandboxes.storeOf(sandbox.id),
    clock: { now: () => sandbox.now, today: () => brusselsDay(sandbox.now) },
    ids,
    signer: sandboxSigner,
    contacts: { emailOf: async (uid) => `${uid}@example.org` },
    workers,
  };
}

/** To noon of the fifth of the next month, when the one before can be settled. Stands still after three years. */
export async function moveSandboxMonth({ store, clock }: Ports, sandbox: Sandbox): Promise<Sandbox> {
  const today = brusselsDay(sandbox.now);
  const next = new Date(Date.parse(calendarDayOf(yearOf(today), monthOf(today) + 1, 5)) + NOON_MS);
  const limit = brusselsDay(clock.now());
  const latest = calendarDayOf(yearOf(limit), monthOf(limit) + MONTHS_AHEAD_MAX, 1);
  if (brusselsDay(next) > latest) return sandbox;
  await store.sandboxes.moveClock(sandbox.id, next);
  return { ...sandbox, now: next };
}

/** Everything of this world goes, and a fresh one takes its place under the same id. */
export async function resetSandbox(
  { store, clock }: Ports,
  id: string,
  now: Date = clock.now(),
): Promise<Sandbox | null> {
  await store.sandboxes.remove(id);
  return store.sandboxes.make(id, now, SANDBOXES_MAX);
}
