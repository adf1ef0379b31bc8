import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { type SiteOptions, startTestSite, type TestSite } from "../test-site.ts";

const SCRIPT = "/watch-faults.js";
const REPORT = "/watch-faults";
/** A page of the same origin on which nothing of the site runs. */
export const BLANK = "/watch-blank";

/**
 * What WebKit makes of a question for the newest build that was asked just as the page was being left: it is cut off before
 * the page can know that it is left.
 */
const CUT_OFF = "console error: Error fetching app manifest. TypeError: Load failed";

/** Runs in every page before anything else does. A report goes out before the next line runs, also on a page that is left. */
const watchFaults = (report: string) => {
  const tell = (fault: string) => {
    const line = new XMLHttpRequest();
    line.open("POST", report, false);
    line.send(`${location.pathname}: ${fault}`);
  };
  const text = (value: unknown) => (value instanceof Error ? `${value}\n${value.stack}` : String(value));
  addEventListener(
    "error",
    ({ error, message, target }) => {
      // A hint is not missed: what is truly needed is asked for again. By name, because in a page that is being left Firefox no
      // longer takes its own elements for elements.
      const { localName, rel } = (target ?? {}) as Partial<HTMLLinkElement>;
      if (localName === "link" && rel !== "stylesheet") return;
      if (target instanceof Element) tell(`could not load ${target.outerHTML.slice(0, 200)}`);
      else tell(`uncaught: ${error ? text(error) : (message ?? `an error of ${target}`)}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => tell(`unhandled rejection: ${text(reason)}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    tell(`refused by the content policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words) => {
    error.apply(console, words);
    tell(`console error: ${words.map(text).join(" ")}`);
  };
};

export type WatchedSite = TestSite & {
  /** Where a page of a partner, who may show a calculator in a frame, would stand. */
  readonly partner: string;
  /** What went wrong in pages since it was last taken. */
  takeFaults(): string[];
};

/**
 * The built site behind a proxy that lets every page report what went wrong in it: no driver tells that of every browser.
 * A page of `extraPages` stands beside those of the site, with its address in the place of {address}.
 */
export async function startWatchedSite(
  options: SiteOptions = {},
  extraPages: Readonly<Record<string, string>> = {},
): Promise<WatchedSite> {
  let faults: string[] = [];
  let inner = 0;
  const own: Readonly<Record<string, string>> = {
    [BLANK]: "<!doctype html><html><head><title>-</title></head></html>",
    ...extraPages,
  };
  const server = createServer(async (asked, answer) => {
    if (asked.url === SCRIPT) return answer.setHeader("content-type", "text/javascript").end(script);
    if (asked.url === REPORT) {
      const fault = await readText(asked);
      if (!fault.includes(CUT_OFF)) faults.push(fault);
      return answer.end();
    }
    const page = own[asked.url ?? ""];
    if (page === undefined) return pass(asked, answer, inner);
    answer.setHeader("content-type", "text/html; charset=utf-8").end(watched(page.replaceAll("{address}", address)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The other name of the same machine is another origin: that of a partner.
  const partner = address.replace("127.0.0.1", "localhost");
  const environment = { ...options.environment, PUBLIC_URL: address, EMBED_ORIGINS: partner };
  const site = await startTestSite({ ...options, environment });
  inner = Number(new URL(site.address).port);
  return {
    ...site,
    address,
    partner,
    takeFaults() {
      const taken = faults;
      faults = [];
      return taken;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await site.stop();
    },
  };
}

const script = `(${watchFaults})(${JSON.stringify(REPORT)}); document.currentScript.remove();`;
const watched = (html: string) => html.replace(/<head>/, (start) => `${start}<script src="${SCRIPT}"></script>`);

// A line that is kept open may be closed by the site at the moment that it is used again.
const agent = new Agent({ keepAlive: false });

function pass(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const headers = { ...asked.headers, "accept-encoding": "identity", connection: "close" };
  const { method, url: path } = asked;
  const passed = request({ port, host: "127.0.0.1", method, path, headers, agent }, async (given) => {
    const isPage = given.headers["content-type"]?.startsWith("text/html") ?? false;
    const { "content-length": length, connection: _, "keep-alive": __, ...rest } = given.headers;
    answer.writeHead(given.statusCode ?? 502, isPage || !length ? rest : { ...rest, "content-length": length });
    if (isPage) answer.end(watched(await readText(given)));
    else given.pipe(answer);
  });
  // A visitor who leaves in the middle of an answer takes the question along.
  answer.on("close", () => passed.destroy());
  passed.on("error", () => answer.destroy());
  asked.pipe(passed);
}
