import type { Photos } from "#application/ports/files/photos.ts";
import { currentAsker } from "./current-asker.ts";
import { openFairTurns } from "./fair-turns.ts";

const limits = { atATime: 1, waiting: 20, waitingEach: 4, waitMs: 20_000 };

/**
 * A file of some kilobytes can unfold into 40 megapixels: up to 300 MB, and seconds of the four threads in which passwords are
 * hashed too.
 */
export function photosInTurns(photos: Photos): Photos {
  const turns = openFairTurns(limits);
  return { reencode: (file) => turns.take(currentAsker(), () => photos.reencode(file)) };
}
