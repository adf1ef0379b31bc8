import { isLeaving, watchLeaving } from "./page-leaving.ts";
import { pathOf } from "./router-window.ts";

const FIRST_POLL_MS = 1000;

let isWatching = false;
let isOutdated = false;

/**
 * Asks for the newest build. Once another is found, the next navigation loads its target from the server: by the link
 * itself while the page rests, and when the router has come, by that.
 */
export function watchBuild(intervalMs: number): void {
  if (isOutdated) loadNextFromServer();
  if (isWatching) return;
  isWatching = true;
  const id = window.__reactRouterManifest?.version ?? "";
  void ask(`/builds/meta/${id}.json`);
  const poll = async () => {
    const latest = await ask(`/builds/latest.json?${Date.now()}`);
    if (!latest || latest.id === id) return setTimeout(poll, intervalMs);
    isOutdated = true;
    return loadNextFromServer();
  };
  setTimeout(poll, FIRST_POLL_MS);
}

async function ask(address: string): Promise<{ id: string } | null> {
  try {
    return await watchLeaving(async () => {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return (await response.json()) as { id: string };
    });
  } catch (error) {
    // Who leaves the page cuts the question off.
    if (!isLeaving()) console.error("Error fetching app manifest.", error);
    return null;
  }
}

function loadNextFromServer(): void {
  const router = window.__reactRouterDataRouter;
  const stop = router?.subscribe(({ navigation }) => {
    if (navigation.state !== "loading") return;
    stop?.();
    location.assign(pathOf(navigation.location));
  });
}
