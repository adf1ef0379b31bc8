import { fileURLToPath, pathToFileURL } from "node:url";
import { requestReset } from "#application/accounts/request-reset.ts";
import { resendConfirmation } from "#application/accounts/resend-confirmation.ts";
import { signIn } from "#application/accounts/sign-in.ts";
import { confirmSubscription } from "#application/newsletter/confirm-subscription.ts";
import { requestSubscription } from "#application/newsletter/request-subscription.ts";
import type { EmailAddress } from "#domain/accounts/email-address.ts";
import { signInLimits } from "#domain/accounts/rate-limits.ts";
import { beginSession } from "../../tests/support/begin-session.ts";
import { type Measure, measure, median } from "./measure.ts";

const TRIES = Number(process.env["TRIES"] ?? 500);
/** Padded verbs mostly wait, so that many may do so at once; a sign-in computes. */
const AT_ONCE = { padded: 20, computed: 1 };
const build = fileURLToPath(new URL("../../build/", import.meta.url));
const client = { address: "192.0.2.1", device: "bench", deviceToken: null };
const known = "known@example.org" as EmailAddress;

/**
 * Whether the clock tells an address that is known from one that is not: known and unknown are tried in turn, and the p of
 * a rank test (Mann-Whitney, two-sided) tells how often chance alone would set them so far apart. Below 0.05 something
 * shows. Limits are left out, for they stop such a series long before.
 */
export async function measureTiming(): Promise<Measure[]> {
  const site = (await import(pathToFileURL(`${build}server/index.js`).href)) as typeof import("#server/main.ts");
  const { ports: composed, database } = site.composePorts(site.readConfig({ DATA_DIR: "memory" }));
  const rateLimits = { limited: async () => null, forget: async () => {} };
  const ports = { ...composed, rateLimits };
  const subscribe = (email: EmailAddress) =>
    requestSubscription(ports, { email, topics: [], textVersion: "bench" }, client);
  try {
    await beginSession(ports, known);
    await subscribe(known);
    const mails = await ports.store.outbox.claim(10);
    const token = mails.map(({ message }) => (message.kind === "confirm-subscription" ? message.token : "")).join("");
    await confirmSubscription(ports, token, client);
    // The limits of a sign-in are counted inside the identity: they are forgotten before every try.
    const password = "niet het wachtwoord";
    const forget = (email: EmailAddress) =>
      composed.rateLimits.forget(signInLimits(email, client.address).map(({ key }) => key));
    return [
      ...(await compare("sign-in", AT_ONCE.computed, (email) => signIn(ports, { email, password }, client), forget)),
      ...(await compare("reset", AT_ONCE.padded, (email) => requestReset(ports, { email }, client))),
      ...(await compare("resend", AT_ONCE.padded, (email) => resendConfirmation(ports, { email }, client))),
      ...(await compare("newsletter", AT_ONCE.padded, subscribe)),
    ];
  } finally {
    await database.close();
  }
}

async function compare(
  name: string,
  atOnce: number,
  work: (email: EmailAddress) => Promise<unknown>,
  prepare: (email: EmailAddress) => Promise<unknown> = async () => {},
): Promise<Measure[]> {
  const taken = { known: [] as number[], unknown: [] as number[] };
  const timed = async (email: EmailAddress, into: number[]) => {
    await prepare(email);
    const start = performance.now();
    await work(email);
    into.push(performance.now() - start);
  };
  for (let tried = 0; tried < TRIES; tried += atOnce) {
    await Promise.all(
      Array.from({ length: Math.min(atOnce, TRIES - tried) }, async (_, at) => {
        const unknown = `nobody-${name}-${tried + at}@example.org` as EmailAddress;
        // Each goes first as often as the other: what comes second finds everything warm.
        if ((tried / atOnce + at) % 2 === 0) {
          await timed(known, taken.known);
          await timed(unknown, taken.unknown);
        } else {
          await timed(unknown, taken.unknown);
          await timed(known, taken.known);
        }
      }),
    );
  }
  return [
    measure(`timing.${name}.known`, median(taken.known), "ms"),
    measure(`timing.${name}.unknown`, median(taken.unknown), "ms"),
    measure(`timing.${name}.p`, rankTest(taken.known, taken.unknown), ""),
  ];
}

/** Two-sided p of the Mann-Whitney rank test, by its normal approximation. */
function rankTest(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  const ranks = all.reduce((sum, { isFirst }, at) => sum + (isFirst ? at + 1 : 0), 0);
  const [m, n] = [first.length, second.length];
  const u = ranks - (m * (m + 1)) / 2;
  const z = Math.abs(u - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12);
  return 2 * (1 - normalBelow(z));
}

/** Share of a normal distribution below z, to seven digits (Abramowitz and Stegun 26.2.17). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce((sum, c) => (sum + c) * t, 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
