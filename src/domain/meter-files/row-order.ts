import type { StepStore } from "#domain/meter-files/step-store.ts";

/** Beyond this the rows lie in no order at all, and remembering every jump would take more memory than the file. */
const JUMPS_MAX = 200_000;
const JUMP_SHARE_MAX = 0.01;

const DOUBLED_QUARTERS = 4;

type Place = { moment: number; year: number; register: number; step: number; isDoubledHour: boolean };

/**
 * Watches the order of the rows in each direction. Where bytes were lost or moved, the head of one row can be glued to
 * the tail of another, with the time of the one and the volume of the other; behind such a row the time always jumps.
 */
export class RowOrder {
  reordered = 0;
  readonly #last = [emptyPlace(), emptyPlace()];
  readonly #jumps: number[] = [];
  #rows = 0;

  /** A moment is a count of steps that goes on over the years; the doubled hour repeats its four. */
  note(direction: number, moment: number, year: number, register: number, step: number, isDoubledHour: boolean): void {
    const last = this.#last[direction] as Place;
    const passed = moment - last.moment;
    this.#rows++;
    if (last.moment >= 0 && !last.isDoubledHour) {
      if (passed < 0 && !isDoubledHour) this.reordered++;
      if (passed > 1 || passed < -1) this.#noteJump(last.year, last.register, last.step);
    }
    // Within the doubled hour its own count tells what is lost. Behind it comes 03:00, or its last row is in doubt in both hours.
    if (last.isDoubledHour && !isDoubledHour && passed !== 1 + DOUBLED_QUARTERS) {
      this.#noteJump(last.year, last.register, last.step);
      this.#noteJump(last.year, last.register, last.step + DOUBLED_QUARTERS);
    }
    last.moment = moment;
    last.year = year;
    last.register = register;
    last.step = step;
    last.isDoubledHour = isDoubledHour;
  }

  /** The row just read is followed by a piece of a row, so it may be the rest of it that it was glued from. */
  noteFragment(year: number, register: number, step: number): void {
    this.#noteJump(year, register, step);
  }

  #noteJump(year: number, register: number, step: number): void {
    if (this.#jumps.length < 3 * JUMPS_MAX) this.#jumps.push(year, register, step);
  }

  /**
   * Makes estimates of the rows before a jump and of the last ones, and says how many. A file of whole rows that was merely shuffled jumps
   * everywhere and is left alone; `hasFragments` tells that it does hold pieces of rows.
   */
  doubtJumps(store: StepStore, hasFragments: boolean): number {
    const jumps = this.#jumps.length / 3;
    if (!hasFragments && jumps > this.#rows * JUMP_SHARE_MAX) return 0;
    if (jumps === 0) return 0;
    // Behind the last row there is nothing that could jump.
    for (const { moment, year, register, step } of this.#last) if (moment >= 0) this.#jumps.push(year, register, step);
    let doubted = 0;
    for (let at = 0; at < this.#jumps.length; at += 3) {
      const [year, register, step] = this.#jumps.slice(at, at + 3) as [number, number, number];
      if (store.doubt(year, register, step)) doubted++;
    }
    return doubted;
  }
}

function emptyPlace(): Place {
  return { moment: -1, year: 0, register: 0, step: 0, isDoubledHour: false };
}
