// Each holds at most twelve megabytes, or an operator's import of 33.
const SLOTS = 8;
const STRANGERS_MAX = 4;
const NETWORK_MAX = 2;
/** Of the slots that may still be used, so many go to networks that have none. */
const KEPT_FOR_FIRST = 2;

type Sender = { readonly network: string; readonly isSignedIn: boolean };

/** Room for the large bodies that are read at the same time, over the whole site. */
export type UploadSlots = {
  /** Gives what ends the use of the slot, or null when there is none for this sender now. */
  take(sender: Sender): (() => void) | null;
};

/**
 * People who are signed in are counted apart from strangers on their network, and may use every slot; strangers may use half
 * of them. The second slot of a network is given only while enough others are free.
 */
export function openUploadSlots(): UploadSlots {
  const taken: Sender[] = [];
  return {
    take({ network, isSignedIn }) {
      const strangers = taken.filter((one) => !one.isSignedIn).length;
      const free = Math.min(SLOTS - taken.length, isSignedIn ? SLOTS : STRANGERS_MAX - strangers);
      const own = taken.filter((one) => one.network === network && one.isSignedIn === isSignedIn).length;
      if (own >= NETWORK_MAX || free <= (own === 0 ? 0 : KEPT_FOR_FIRST)) return null;
      const slot = { network, isSignedIn };
      taken.push(slot);
      return () => void taken.splice(taken.indexOf(slot), 1);
    },
  };
}
