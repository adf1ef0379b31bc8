import { pageInfo } from "../../page-info.ts";
import routes from "../../routes.ts";
import { whenIdle } from "../when-idle.ts";
import { findRoute } from "./find-route.ts";
import { payloadPath } from "./payload-path.ts";

const CONCURRENT_MAX = 5;

/** An app adds what it loads for the page itself (`src/web/layouts/prefetch.tsx`). */
export type PrefetchEvent = CustomEvent<{ readonly path: string; readonly waits: Promise<unknown>[] }>;
export const PREFETCH_EVENT = "app:prefetch";

/** Loads ahead what the pages behind visible links need, five pages at a time, unless the connection is slow or paid by the byte. */
export function watchLinks(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return;
  const queue: string[] = [];
  const asked = new Set<string>();
  let running = 0;

  function enqueue({ origin, pathname, target, dataset }: HTMLAnchorElement): void {
    if (dataset["prefetch"] === "off" || origin !== location.origin || target === "_blank") return;
    if (asked.has(pathname) || pathname === location.pathname) return;
    asked.add(pathname);
    queue.push(pathname);
  }

  function pump(): void {
    while (running < CONCURRENT_MAX) {
      const path = queue.shift();
      if (path === undefined) return;
      running += 1;
      // Each waits for an idle moment: what the visitor does goes first.
      whenIdle(() => {
        void prefetchPage(path).finally(() => {
          running -= 1;
          pump();
        });
      });
    }
  }

  async function prefetchPage(path: string): Promise<void> {
    const { kind, content } = pageInfo(findRoute(routes, path)?.id);
    // Other pages may be a sum for whoever asks: those wait until they are wanted.
    if (!content) return;
    const isInside = kind === "app" && "app" in document.documentElement.dataset;
    const waits: Promise<unknown>[] = [fetchAhead(isInside ? payloadPath(path) : path)];
    if (isInside) dispatchEvent(new CustomEvent(PREFETCH_EVENT, { detail: { path, waits } }) satisfies PrefetchEvent);
    await Promise.all(waits);
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      enqueue(target as HTMLAnchorElement);
    }
    pump();
  });
  const observeAll = () => {
    for (const anchor of document.querySelectorAll("a[href]")) observer.observe(anchor);
  };
  observeAll();
  new MutationObserver(observeAll).observe(document.body, { childList: true, subtree: true });
}

/** Into the browser's cache, and not by a link of `rel=prefetch`: WebKit never tells how that ended, so nobody would go on. */
async function fetchAhead(address: string): Promise<void> {
  try {
    await (await fetch(address, { priority: "low" })).arrayBuffer();
  } catch {
    // Whoever follows the link asks again.
  }
}
