// Each holds at most twelve megabytes, or an operator's import of 33.
const SLOTS = 8;
const STRANGERS_MAX = 4;
const NETWORK_MAX = 2;
/** Of the slots that may still be used, so many go to networks that have none. */
const KEPT_FOR_FIRST = 2;

/** `uid` is null for strangers. */
type Sender = { readonly network: string; readonly uid: string | null };

/** Room for the large bodies that are read at the same time, over the whole site. */
export type UploadSlots = {
  /** Gives what ends the use of the slot, or null when there is none for this sender now. */
  take(sender: Sender): (() => void) | null;
};

/**
 * People who are signed in are counted apart from strangers on their network, and may use every slot; strangers may use half
 * of them. An account has no more than a network, from however many it sends. The second slot of either is given only while
 * enough others are free.
 */
export function openUploadSlots(): UploadSlots {
  const taken: Sender[] = [];
  return {
    take({ network, uid }) {
      const count = (isCounted: (one: Sender) => boolean) => taken.filter(isCounted).length;
      const strangers = count((one) => one.uid === null);
      const free = Math.min(SLOTS - taken.length, uid === null ? STRANGERS_MAX - strangers : SLOTS);
      const ofNetwork = count((one) => one.network === network && (one.uid === null) === (uid === null));
      const own = Math.max(ofNetwork, uid === null ? 0 : count((one) => one.uid === uid));
      if (own >= NETWORK_MAX || free <= (own === 0 ? 0 : KEPT_FOR_FIRST)) return null;
      const slot = { network, uid };
      taken.push(slot);
      return () => void taken.splice(taken.indexOf(slot), 1);
    },
  };
}
