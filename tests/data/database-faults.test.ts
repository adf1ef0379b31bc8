import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import { openBreakableLine } from "../support/breakable-line.ts";
import { campaign } from "../support/campaign.ts";
import { startOwnPostgres } from "../support/own-postgres.ts";
import { registrationForm } from "../support/sent-forms.ts";
import { openVisitor, startSiteProcess } from "../support/site-process.ts";
import { until } from "../support/until.ts";

const END_ALL =
  "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'";

/** What a visitor may be answered while the database is in trouble. */
const truthful: Readonly<Record<string, readonly number[]>> = {
  "/overons": [200],
  "/healthz": [200],
  "/aanbod": [200, 503],
  "/account": [200, 503],
  "/aanmelden": [303, 503],
};

describe("the site under requests, while its PostgreSQL is spoilt in every way", () => {
  let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
  let line: Awaited<ReturnType<typeof openBreakableLine>>;
  let site: Awaited<ReturnType<typeof startSiteProcess>>;
  const visitor = openVisitor();
  const seen = new Map<string, number>();
  const untrue: string[] = [];
  const acknowledged: string[] = [];
  let people = 0;

  beforeAll(async () => {
    postgres = await startOwnPostgres(["max_connections=20"]);
    line = await openBreakableLine(postgres.port);
    site = await startSiteProcess({
      DATABASE_URL: postgres.url.replace(`:${postgres.port}/`, `:${line.port}/`),
      SECRET: "s".repeat(40),
      SIGNING_KEY: makeSigningKey(),
      CLIENT_ADDRESS_HEADER: "x-real-ip",
      DATA_DIR: "memory",
    });
    await signUp();
    await postgres.ask("update accounts set state = 'confirmed'");
    const { email, wachtwoord } = registrationForm("person-0@example.org");
    await visitor.send(`${site.address}/login`, { email, wachtwoord });
  });
  afterAll(async () => {
    await site?.stop();
    await line?.close();
    await postgres?.close();
  });

  function note(path: string, status: number, at: string): void {
    seen.set(`${path} ${status}`, (seen.get(`${path} ${status}`) ?? 0) + 1);
    if (!truthful[path]?.includes(status)) untrue.push(`${path} ${status} while ${at}`);
  }
  async function look(path: string, at: string): Promise<void> {
    note(path, (await visitor.ask(`${site.address}${path}`)).status, at);
  }
  /** A new person, from a network address that nobody used before. */
  async function signUp(at = "well"): Promise<number> {
    const person = people++;
    const email = `person-${person}@example.org`;
    const answer = await openVisitor().ask(`${site.address}/aanmelden`, {
      method: "POST",
      body: new URLSearchParams(registrationForm(email)),
      headers: { origin: site.address, "x-real-ip": `198.51.${100 + (person >> 8)}.${person & 255}` },
    });
    const html = await answer.text();
    note("/aanmelden", answer.status, at);
    if (answer.status === 303) acknowledged.push(email);
    else if (!html.includes(`value="${email}"`)) untrue.push(`/aanmelden lost what was typed while ${at}`);
    return answer.status;
  }
  const whileAsked = async (at: string, work: () => Promise<void>): Promise<void> => {
    let isOver = false;
    const asking = [
      ...["/overons", "/healthz", "/aanbod", "/account"].map((path) => () => look(path, at)),
      () => signUp(at),
      () => signUp(at),
    ].map(async (ask) => {
      do await ask();
      while (!isOver);
    });
    try {
      await work();
    } finally {
      isOver = true;
      await Promise.all(asking);
    }
  };
  const holdConnection = async () => {
    const holder = new pg.Client({ connectionString: postgres.url, application_name: "holder" });
    holder.on("error", () => {});
    await holder.connect();
    return holder;
  };
  const held = async (sql: string, isReached: () => Promise<boolean>): Promise<void> => {
    const holder = await holdConnection();
    await holder.query(sql);
    await until(isReached);
    await holder.end();
  };
  const isSeen = (answer: string) => {
    const before = seen.get(answer) ?? 0;
    return async () => (seen.get(answer) ?? 0) > before;
  };

  const faults: Readonly<Record<string, () => Promise<void>>> = {
    "its connections are ended": async () => {
      for (let times = 0; times < 5; times += 1) {
        const isAsked = isSeen("/overons 200");
        await postgres.ask(END_ALL);
        await until(isAsked);
      }
    },
    "it stops at once and starts again": async () => {
      const isRefused = isSeen("/aanmelden 503");
      await postgres.stopAtOnce();
      await until(isRefused);
      await postgres.start();
    },
    "it is restarted": async () => {
      const isRefused = isSeen("/aanbod 503");
      await postgres.stop();
      await until(isRefused);
      await postgres.start();
    },
    "the line to it is cut": async () => {
      const isRefused = isSeen("/aanmelden 503");
      line.cut();
      await until(isRefused);
      line.mend();
    },
    "a table is locked": () => held("begin; lock table accounts in access exclusive mode", isSeen("/aanmelden 503")),
    // A disk of one's own to fill takes the right to mount; the server's answer is the same.
    "its disk is full": async () => {
      const isRefused = isSeen("/aanmelden 503");
      await postgres.ask(`create function refuse() returns trigger language plpgsql as
        $$ begin raise 'could not extend file "base/5/16400": No space left on device' using errcode = '53100'; end $$`);
      await postgres.ask("create trigger full_disk before insert on accounts execute function refuse()");
      await until(isRefused);
      await postgres.ask("drop function refuse cascade");
    },
    "it takes no writes": async () => {
      const isRefused = isSeen("/aanmelden 503");
      await postgres.ask("alter system set default_transaction_read_only = on");
      await postgres.ask("select pg_reload_conf()");
      await until(isRefused);
      await postgres.ask("alter system reset default_transaction_read_only");
      await postgres.ask("select pg_reload_conf()");
    },
    "it has no connection left": async () => {
      const isRefused = isSeen("/aanmelden 503");
      const holders = [await holdConnection()];
      // The site comes back to what is freed, until we were there first.
      await until(async () => {
        await holders[0]?.query(END_ALL.replace("where", "where application_name <> 'holder' and"));
        for (;;) {
          const holder = await holdConnection().catch(() => null);
          if (holder === null) return isRefused();
          holders.push(holder);
        }
      });
      for (const holder of holders) await holder.end();
    },
    "it hangs": async () => {
      const isRefused = isSeen("/aanmelden 503");
      postgres.hang();
      await until(isRefused);
      postgres.goOn();
    },
  };

  test("stays up, serves its content, loses no word and no acknowledged sign-up, and comes back by itself", {
    timeout: campaign(120_000, 3_600_000),
  }, async () => {
    const names = Object.keys(faults).filter((_, at) => at % campaign(2, 1) === 0);
    const rounds = campaign(names.length, 120);
    for (let round = 0; round < rounds; round += 1) {
      const name = names[round % names.length] ?? "";
      await whileAsked(name, async () => faults[name]?.());
      await until(async () => (await fetch(`${site.address}/readyz`)).status === 200);
      await until(async () => (await signUp(name)) === 303);
      expect(untrue, name).toEqual([]);
    }
    const rows = await postgres.ask("select email from accounts");
    const kept = rows.map(({ email }) => email);
    expect(new Set(kept).size).toBe(kept.length);
    expect(acknowledged.filter((email) => !kept.includes(email))).toEqual([]);
  });
});
