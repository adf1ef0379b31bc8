import { DECIMAL_COMMA, DECIMAL_DOT, type FieldNumbers } from "#domain/meter-files/field-numbers.ts";
import type { MeterRefusal } from "#domain/meter-files/meter-reading.ts";
import type { StepStore } from "#domain/meter-files/step-store.ts";

const COUNTS = 16;
const REMEMBERED_MAX = 512;
const VOLUMES_MIN = 96;
const ODD_SHARE_MAX = 0.01;

/**
 * Watches how many decimals volumes have. Exports write a fixed number, so among thousands of `0,065` one `0,65` has
 * lost a digit; and where no volume has decimals at all, a spreadsheet has taken the comma for a thousands mark.
 */
export class DecimalCounter {
  readonly #counts = new Int32Array(COUNTS);
  readonly #places: number[][] = Array.from({ length: COUNTS }, () => []);
  #aboveZero = 0;

  /** A negative step stands for the doubled hour, of which only later is known which of the two quarters it was. */
  note(decimals: number, value: number, year: number, register: number, step: number): void {
    const count = (this.#counts[decimals] as number) + 1;
    this.#counts[decimals] = count;
    if (value > 0) this.#aboveZero++;
    if (count <= REMEMBERED_MAX) (this.#places[decimals] as number[]).push(year, register, step);
  }

  refusal({ marks, provenMarks }: FieldNumbers): MeterRefusal | null {
    if (marks === (DECIMAL_COMMA | DECIMAL_DOT)) return { code: "decimals-mixed" };
    if (marks === 0 && this.#aboveZero > 0) return { code: "decimals-lost" };
    // The exports' own mark is the comma; a dot must prove itself, since 1.234 may be a thousand and more.
    if (marks === DECIMAL_DOT && provenMarks === 0) return { code: "decimals-ambiguous" };
    return null;
  }

  /** Takes back the few volumes whose decimals differ from all others, and says how many. */
  withdrawOdd(store: StepStore): number {
    const volumes = this.#counts.reduce((sum, count) => sum + count, 0);
    const usual = Math.max(...this.#counts);
    const odd = volumes - usual;
    if (odd === 0 || volumes < VOLUMES_MIN || odd > volumes * ODD_SHARE_MAX || odd > REMEMBERED_MAX) return 0;
    this.#places.forEach((places, decimals) => {
      if (this.#counts[decimals] === usual) return;
      for (let at = 0; at < places.length; at += 3) {
        const [year, register, step] = places.slice(at, at + 3) as [number, number, number];
        store.withdraw(year, register, Math.abs(step));
        if (step < 0) store.withdraw(year, register, 4 - step);
      }
    });
    return odd;
  }
}
