import { offerForm, registrationForm } from "./sent-forms.ts";
import { openVisitor } from "./site-process.ts";

type Failure = { readonly what: string; readonly status: number; readonly at: number };

/**
 * People who sign up, put up offers and read, through one address, until told to stop. A form without an answer is sent
 * again as it was, as a browser does when its page is loaded again. What the site said yes to is remembered.
 */
export function openRestartTraffic(address: string, sellers: readonly string[]) {
  const acknowledged = { emails: [] as string[], titles: [] as string[] };
  const failures: Failure[] = [];
  let isOver = false;
  let next = 0;

  async function ask(what: string, send: () => Promise<Response>): Promise<Response> {
    for (;;) {
      const response = await send().catch(() => null);
      const status = response?.status ?? 0;
      if (response && status < 500) return response;
      failures.push({ what, status, at: Date.now() });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function signUp(): Promise<void> {
    const person = next++;
    const email = `person-${person}@example.org`;
    const visitor = openVisitor({ "x-real-ip": `198.51.${Math.floor(person / 250)}.${person % 250}` });
    const answer = await ask("sign-up", () => visitor.send(`${address}/aanmelden`, registrationForm(email)));
    if (answer.status !== 303) throw new Error(`Sign-up answered ${answer.status}.`);
    acknowledged.emails.push(email);
  }

  async function offer(cookie: string): Promise<void> {
    const titel = `Dak ${next++}`;
    const visitor = openVisitor({ cookie });
    const place = `${address}/account/aanbod/nieuw`;
    const page = await (await ask("form", () => visitor.ask(place))).text();
    const formulier = /name="formulier" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const answer = await ask("offer", () => visitor.send(place, { ...offerForm, titel, formulier }));
    if (answer.status !== 303) throw new Error(`An offer was answered with ${answer.status}.`);
    acknowledged.titles.push(titel);
    const id = /aanbod\/([\w-]+)/.exec(answer.headers.get("location") ?? "")?.[1] ?? "";
    // Nobody has more than twenty that live.
    await ask("end", () => visitor.send(`${address}/account/aanbod`, { id, stap: "end", zeker: "ja" }));
  }

  async function read(): Promise<void> {
    for (const path of ["/overons", "/aanbod", "/", "/calculator/koper"]) {
      const response = await ask(path, () => fetch(`${address}${path}`));
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
      await response.arrayBuffer();
    }
  }

  async function repeat(work: () => Promise<void>): Promise<void> {
    while (!isOver) await work();
  }

  const running = Promise.all([
    repeat(signUp),
    ...sellers.map((cookie) => repeat(() => offer(cookie))),
    repeat(read),
    repeat(read),
  ]);
  return {
    acknowledged,
    failures,
    async stop(): Promise<void> {
      isOver = true;
      await running;
    },
  };
}
