import { pageNotFound } from "#web/page-not-found.ts";
import { readShell } from "#web/shell/shell-data.ts";
import { isLeaving } from "./page-leaving.ts";
import { payloadPath } from "./payload-path.ts";

/** Loads a content page's words; a broken payload costs one request more and never blocks the navigation. */
export async function loadPayload<T>(url: URL, serverLoader: () => Promise<T>): Promise<T> {
  const address = payloadPath(url.pathname);
  let status = 0;
  try {
    const response = await fetch(address);
    status = response.status;
    if (!response.ok) throw new Error(String(status));
    const { build, data } = (await response.json()) as { build?: string; data: T };
    if (build === undefined || build === readShell().buildId || import.meta.env.DEV) return data;
  } catch (error) {
    if (status === 404) throw pageNotFound(url);
    if (isLeaving()) throw error;
    console.warn(`Cannot load payload ${address}`, error);
    return serverLoader();
  }
  // Another build's words do not fit this build's pages: the target is loaded as a page of the other build.
  location.assign(url.pathname + url.search + url.hash);
  return new Promise<never>(() => {});
}
