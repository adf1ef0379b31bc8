import { fileURLToPath, pathToFileURL } from "node:url";
import type { FirebaseSettings } from "#adapters/firebase/firebase-settings.ts";
import type { SignedIn } from "#application/ports/identity.ts";
import type { JobName } from "#application/ports/jobs.ts";
import type { LogFacts } from "#application/ports/log.ts";
import type { Ports } from "#application/ports/ports.ts";
import { beginSession, sessionCookies } from "./begin-session.ts";
import { type IconService, startIconService } from "./icon-service.ts";
import { beginOperatorSession, beginSessionBeforeFactor } from "./operator-session.ts";
import { PRICE_DAY } from "./price-day.ts";
import { siteDatabaseUrl } from "./site-database.ts";

export type SiteOptions = {
  /** Set over the defaults of the configuration: `{ MARKET: "flags" }`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The day on which the site stands still; when left out its clock goes on, with the calendar day of `PRICE_DAY`. */
  readonly today?: string;
  /** The name under which the site is asked; passkeys know no numbers. */
  readonly host?: "localhost";
};

export type LogLine = LogFacts & { readonly level: string; readonly event: string; readonly error?: string };

export type TestSite = {
  readonly address: string;
  readonly log: LogLine[];
  readonly icons: IconService;
  readonly ports: Ports;
  /** The cookies of somebody who is signed in. */
  signIn(email?: string): Promise<ReturnType<typeof sessionCookies>>;
  /** The cookies of somebody whose account has a passkey that this sign-in has not used yet. */
  signInBeforeFactor(): Promise<ReturnType<typeof sessionCookies>>;
  /** The cookies of an operator who used a second factor. */
  signInAsOperator(): Promise<ReturnType<typeof sessionCookies>>;
  /** Looks for mail that waits, as after every change that a page makes. */
  deliver(): void;
  /** One turn of a job, which comes by itself where a site runs. */
  runJob(name: JobName): Promise<void>;
  /** Sets the clock of a site that stands still to another day. */
  moveTo(day: string): void;
  /** Sets the clock of what the site does ahead, for a form that must not be sent at once. */
  letPass(ms: number): void;
  stop(): Promise<void>;
};

const build = fileURLToPath(new URL("../../build/", import.meta.url));

/** The server bundle, as production runs it. */
export async function openBuiltSite(): Promise<typeof import("#server/main.ts")> {
  // React chooses its fast build by this word when it is first imported; the test runner says "test".
  process.env["NODE_ENV"] = "production";
  return import(pathToFileURL(`${build}server/index.js`).href);
}

/** `npm run soak` walks the same journeys with another backend, which it names here. */
const otherBackend = (): Record<string, string> => JSON.parse(process.env["SITE_ENVIRONMENT"] ?? "{}");

/** Every site begins with nobody, also when its accounts live in an emulator that served another. */
async function emptyEmulator(firebase: FirebaseSettings | null): Promise<void> {
  if (!firebase) return;
  const place = `http://${firebase.authEmulatorHost}/emulator/v1/projects/${firebase.projectId}/accounts`;
  await fetch(place, { method: "DELETE", headers: { authorization: "Bearer owner" } });
}

/** Opens the built site on a free port, with the outside world replaced: icons, log and, if asked, the clock. Mail is kept as files. */
export async function startTestSite({ environment = {}, today, host }: SiteOptions = {}): Promise<TestSite> {
  const server = await openBuiltSite();
  const icons = await startIconService();
  // The site must know its own address, which is known once it listens.
  let answer: Parameters<typeof server.startServer>[0] = async () => new Response(null, { status: 503 });
  const running = await server.startServer((request, from) => answer(request, from), { port: 0, host: "127.0.0.1" });
  const address = `http://${host ?? "127.0.0.1"}:${running.port}`;
  const config = server.readConfig({
    PORT: String(running.port),
    PUBLIC_URL: address,
    ICON_SERVICE_URL: icons.address,
    DATA_DIR: "memory",
    ...otherBackend(),
    ...environment,
  });
  await emptyEmulator(config.firebase);
  const log: LogLine[] = [];
  let day = today ?? "";
  const { ports, database } = server.composePorts(config, {
    ...(config.databaseUrl ? {} : { findDatabase: siteDatabaseUrl(server) }),
    ...(today ? { clock: { now: () => new Date(`${day}T11:00:00Z`), today: () => day } } : {}),
  });
  let aheadMs = 0;
  const sent: { to: string; text: string }[] = [];
  const testPorts: Ports = {
    ...ports,
    clock: {
      now: () => new Date(ports.clock.now().getTime() + aheadMs),
      today: () => (today ? ports.clock.today() : PRICE_DAY),
    },
    mailer: {
      ...ports.mailer,
      deliver(mail, onRefusal) {
        sent.push(mail);
        return ports.mailer.deliver(mail, onRefusal);
      },
    },
    log: {
      info: (event, facts) => log.push({ level: "info", event, ...facts }),
      warn: (event, facts) => log.push({ level: "warn", event, ...facts }),
      error: (event, error, facts) => log.push({ level: "error", event, ...facts, error: String(error) }),
    },
  };
  const drain = server.openMailDrain(testPorts, { render: server.renderWaitingMail(testPorts) });
  const app = server.createApp(testPorts, server.openStaticFiles(`${build}client`), {
    onChange: () => drain.wake(),
  });
  answer = app.fetch;
  let operator: Promise<SignedIn> | null = null;
  let beforeFactor: Promise<SignedIn> | null = null;
  return {
    address,
    log,
    icons,
    ports: testPorts,
    signIn: async (email) =>
      sessionCookies(await beginSession({ ...testPorts, delivery: { wake: drain.wake, sent } }, email), address),
    async signInBeforeFactor() {
      const backend = { ...testPorts, delivery: { wake: drain.wake, sent } };
      beforeFactor ??= beginSessionBeforeFactor(backend, address);
      return sessionCookies(await beforeFactor, address);
    },
    async signInAsOperator() {
      const backend = { ...testPorts, delivery: { wake: drain.wake, sent } };
      operator ??= beginOperatorSession(backend, { now: ports.clock.now() });
      return sessionCookies(await operator, address);
    },
    deliver: () => drain.wake(),
    runJob: (name) => server.runJobOnce(testPorts, name),
    moveTo(next) {
      day = next;
    },
    letPass(ms) {
      aheadMs += ms;
    },
    async stop() {
      await Promise.all([running.stop(), icons.stop()]);
      await drain.stop();
      await database.close();
    },
  };
}
