import { findRoute } from "./find-route.ts";
import { payloadPath } from "./payload-path.ts";
import "./router-window.ts";
import { whenIdle } from "../when-idle.ts";

const CONCURRENT_MAX = 5;

/** A page at rest may never need a script: it loads the words of other pages ahead and leaves their scripts for later. */
export type LoadedAhead = "words" | "all";

const queue: string[] = [];
const asked = new Set<string>();
const fetched = new Set<string>();
let loadedAhead: LoadedAhead | null = null;
let running = 0;

/** Loads what the pages behind visible links need, five pages at a time, unless the connection is slow or paid by the byte. */
export function watchLinks(wanted: LoadedAhead): void {
  if (loadedAhead === wanted) return;
  loadedAhead = wanted;
  asked.clear();
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return;
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

function enqueue({ origin, pathname, target, dataset }: HTMLAnchorElement): void {
  if (dataset["prefetch"] === "off") return;
  if (origin !== location.origin || target === "_blank" || asked.has(pathname) || pathname === location.pathname)
    return;
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
  const route = findRoute(Object.values(window.__reactRouterManifest?.routes ?? {}), path);
  if (!route) return;
  const isContent = route.hasLoader && route.hasClientLoader;
  const wanted: Promise<void>[] = isContent && isNew(payloadPath(path)) ? [fetchPayload(payloadPath(path))] : [];
  const scripts = loadedAhead === "all" ? [route.module, ...(route.imports ?? [])] : [];
  for (const href of scripts.filter(isNew)) {
    // To ask for one file is little work, to ask for twenty is not.
    await new Promise<void>(whenIdle);
    wanted.push(preloadModule(href));
  }
  await Promise.all(wanted);
}

function isNew(address: string): boolean {
  if (fetched.has(address)) return false;
  fetched.add(address);
  return true;
}

/** Into the browser's cache, and not by a link of `rel=prefetch`: WebKit never tells how that ended, so nobody would go on. */
async function fetchPayload(address: string): Promise<void> {
  try {
    await (await fetch(address, { priority: "low" })).arrayBuffer();
  } catch {
    // Whoever follows the link asks again.
  }
}

const preloadModule = (href: string) =>
  new Promise<void>((resolve) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
