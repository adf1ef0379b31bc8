import type { Store } from "#application/ports/store.ts";

type Ports = { readonly store: Pick<Store, "backOffice"> };

const PAGE = 50;

/** What operators did, newest first, and the place from which an older page goes on. */
export async function listActs({ store }: Ports, before: number | null) {
  const found = await store.backOffice.acts.list({ before, about: null, limit: PAGE + 1 });
  const acts = found.slice(0, PAGE);
  return { acts, older: found.length > PAGE ? (acts.at(-1)?.id ?? null) : null };
}
