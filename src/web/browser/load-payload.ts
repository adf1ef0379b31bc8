import { pageNotFound } from "#web/page-not-found.ts";

export const payloadPath = (pathname: string) => `${pathname.replace(/\/$/, "")}/_payload.json`;

/** Loads a content page's words; a broken payload costs one request more and never blocks the navigation. */
export async function loadPayload<T>(url: URL, serverLoader: () => Promise<T>): Promise<T> {
  const address = payloadPath(url.pathname);
  let status = 0;
  try {
    const response = await fetch(address);
    status = response.status;
    if (!response.ok) throw new Error(String(status));
    return ((await response.json()) as { data: T }).data;
  } catch (error) {
    if (status === 404) throw pageNotFound(url);
    console.warn(`Cannot load payload ${address}`, error);
    return serverLoader();
  }
}
