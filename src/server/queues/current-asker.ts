import { AsyncLocalStorage } from "node:async_hooks";
import type { Asker } from "./fair-turns.ts";

const askers = new AsyncLocalStorage<Asker>();
const siteItself: Asker = { network: null };

/** Whatever waits for a turn during the work waits for this asker. */
export const askedBy = <T>(asker: Asker, work: () => T): T => askers.run(asker, work);

/** Whose request is being answered; outside a request the site itself. */
export const currentAsker = (): Asker => askers.getStore() ?? siteItself;
