import { offerForm, registrationForm } from "../../tests/support/sent-forms.ts";
import { openVisitor } from "../../tests/support/site-process.ts";

const PER_SECOND = 20;

type Asked = { readonly kind: Kind; readonly at: number; readonly took: number; readonly status: number };
type Kind = "content" | "list" | "sign-up" | "offer";

/** Of twenty requests: what visitors mostly do. */
const second: readonly Kind[] = Array.from({ length: PER_SECOND }, (_, at) =>
  at % 10 === 0 ? "sign-up" : at % 10 === 5 ? "offer" : at % 2 === 0 ? "content" : "list",
);

/** Twenty requests a second, at their times whether or not the last one was answered, each sent once. */
export function openTraffic(address: string, sellers: readonly string[]) {
  const asked: Asked[] = [];
  const acknowledged = { emails: [] as string[], titles: [] as string[] };
  const inFlight = new Set<Promise<void>>();
  let next = 0;
  let offers = 0;

  async function signUp(): Promise<number> {
    const person = next;
    const email = `person-${person}@example.org`;
    const visitor = openVisitor({ "x-real-ip": `198.51.${Math.floor(person / 250)}.${person % 250}` });
    const { status } = await visitor.send(`${address}/aanmelden`, registrationForm(email));
    if (status === 303) acknowledged.emails.push(email);
    return status;
  }

  /** Saved and published. */
  async function offer(): Promise<number> {
    // Nobody has more than twenty that live.
    const cookie = sellers[offers++ % Math.max(1, sellers.length)];
    if (cookie === undefined) return read("/aanbod");
    const titel = `Dak ${offers}`;
    const visitor = openVisitor({ cookie });
    const place = `${address}/account/aanbod/nieuw`;
    const page = await visitor.ask(place);
    const formulier = /name="formulier" value="([^"]+)"/.exec(await page.text())?.[1];
    if (formulier === undefined) return page.status;
    const saved = await visitor.send(place, { ...offerForm, titel, formulier });
    const id = /aanbod\/([\w-]+)/.exec(saved.headers.get("location") ?? "")?.[1];
    if (saved.status !== 303 || id === undefined) return saved.status;
    acknowledged.titles.push(titel);
    return (await visitor.send(`${address}/account/aanbod`, { id, stap: "publish" })).status;
  }

  const read = async (path: string): Promise<number> => {
    const answer = await fetch(`${address}${path}`, { headers: { "x-real-ip": `203.0.113.${next % 250}` } });
    await answer.arrayBuffer();
    return answer.status;
  };
  const ways: Readonly<Record<Kind, () => Promise<number>>> = {
    content: () => read("/overons"),
    list: () => read(`/aanbod?prijs=${(next % 20) + 1}`),
    "sign-up": signUp,
    offer,
  };

  async function ask(kind: Kind): Promise<void> {
    const at = performance.now();
    const status = await ways[kind]().catch(() => 0);
    asked.push({ kind, at, took: performance.now() - at, status });
  }

  const timer = setInterval(() => {
    const one = ask(second[next++ % PER_SECOND] ?? "content").finally(() => inFlight.delete(one));
    inFlight.add(one);
  }, 1000 / PER_SECOND);

  return {
    acknowledged,
    /** What was asked from a moment on, and how long what needs the database had no answer. */
    since(moment: number) {
      const all = asked.filter(({ at }) => at >= moment);
      const isFailed = ({ status }: Asked) => status === 0 || status >= 500;
      const writes = all.filter(({ kind }) => kind === "sign-up" || kind === "offer").toSorted((a, b) => a.at - b.at);
      const failed = writes.filter(isFailed);
      const [first, last] = [failed[0]?.at ?? 0, failed.at(-1)?.at ?? 0];
      // From the first that failed to the first of those after the last failed one.
      const again = writes.find(({ at }) => at > last)?.at ?? last;
      return {
        requests: all.length,
        failed: all.filter(isFailed).length,
        refused: all.filter(({ status }) => status >= 400 && status < 500).length,
        contentFailed: all.filter((one) => one.kind === "content" && isFailed(one)).length,
        outSeconds: failed.length === 0 ? 0 : (again - first) / 1000,
        slowestSeconds: Math.max(0, ...writes.filter((one) => !isFailed(one)).map(({ took }) => took)) / 1000,
      };
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.all(inFlight);
    },
  };
}
