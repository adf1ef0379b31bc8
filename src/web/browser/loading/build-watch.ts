import { isLeaving, watchLeaving } from "./page-leaving.ts";

const FIRST_POLL_MS = 1000;

/** Asks for the newest build until another than `id` is found; the next navigation then loads its target from the server. */
export function watchBuild(id: string, intervalMs: number): void {
  void ask(`/builds/meta/${id}.json`);
  const poll = async () => {
    const latest = await ask(`/builds/latest.json?${Date.now()}`);
    if (latest === null || latest.id === id) setTimeout(poll, intervalMs);
    else document.documentElement.dataset["outdated"] = "";
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
    // Leaving the page cuts the request off.
    if (!isLeaving()) console.error("Error fetching app manifest.", error);
    return null;
  }
}
