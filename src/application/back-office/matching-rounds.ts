import type { Store } from "#application/ports/store.ts";

type Ports = { readonly store: Pick<Store, "backOffice" | "market"> };

const ROUNDS_SHOWN = 20;

export const listRounds = ({ store }: Ports) => store.market.runs.list(ROUNDS_SHOWN);

/** A round of everybody begins within a minute, in whichever process runs the schedule. */
export const askRound = ({ store }: Ports): Promise<void> => store.backOffice.market.askRound();
