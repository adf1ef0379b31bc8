const KEY = "nuxt:reload";
const GUARD_MS = 10_000;

/** Loads the path as a full page, unless that was done for the same path less than ten seconds ago. */
export function loadAsPage(path: string, now: number = Date.now()): boolean {
  const guarded = readGuard();
  if ((guarded[path] ?? 0) > now) return false;
  const kept = Object.entries({ ...guarded, [path]: now + GUARD_MS }).filter(([, expires]) => expires > now);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage there is no guard; a page that loads is worth more than the risk of loading it twice.
  }
  location.assign(path);
  return true;
}

function readGuard(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}
