/**
 * Rows of numbers, a wanted row beside them, and of each row the sum of the least of every pair: what two years have in common.
 * Of a hundred thousand rows that is millions of pairs, which a processor takes four at a time where it is told to; JavaScript
 * cannot tell it, WebAssembly can. Single precision, in an order of its own: an estimate, the same on every machine.
 */
export type LeastSums = {
  /** One after the other. */
  readonly rows: Float32Array;
  readonly wanted: Float32Array;
  readonly sums: Float32Array;
  /** Writes the sums of the first rows. */
  add(rows: number): void;
};

/** How many pairs a step takes: two vectors, which do not wait for each other. */
const PAIRS_PER_STEP = 8;
const BYTES = 4;
const PAGE_BYTES = 65_536;

export function openLeastSums(rows: number, pairs: number): LeastSums {
  if (pairs % PAIRS_PER_STEP !== 0) throw new RangeError(`A row is added up ${PAIRS_PER_STEP} pairs at a time.`);
  const wantedAt = rows * pairs * BYTES;
  const sumsAt = wantedAt + pairs * BYTES;
  const memory = new WebAssembly.Memory({ initial: Math.ceil((sumsAt + rows * BYTES) / PAGE_BYTES) });
  program ??= new WebAssembly.Module(leastSumsProgram());
  const { add } = new WebAssembly.Instance(program, { site: { memory } }).exports as { add: Add };
  return {
    rows: new Float32Array(memory.buffer, 0, rows * pairs),
    wanted: new Float32Array(memory.buffer, wantedAt, pairs),
    sums: new Float32Array(memory.buffer, sumsAt, rows),
    add: (count) => {
      if (count > 0) add(0, Math.min(count, rows), pairs * BYTES, wantedAt, sumsAt);
    },
  };
}

/** Addresses in bytes; at least one row. */
type Add = (row: number, count: number, rowBytes: number, wanted: number, sum: number) => void;

let program: WebAssembly.Module | null = null;

// A program of WebAssembly is a list of bytes: its sections, and in the last one what to do. Every number in it is below 128
// or written in groups of seven bits.
const number = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, ...number(value >>> 7)]);
const list = (items: readonly (readonly number[])[]) => [...number(items.length), ...items.flat()];
const bytes = (content: readonly number[]) => [...number(content.length), ...content];
const name = (text: string) => bytes([...text].map((letter) => letter.charCodeAt(0)));
const section = (id: number, content: readonly number[]) => [id, ...bytes(content)];

const [I32, V128] = [0x7f, 0x7b];
const vector = (code: number) => [0xfd, ...number(code)];
const get = (variable: number) => [0x20, variable];
const set = (variable: number) => [0x21, variable];
const constant = (value: number) => [0x41, ...number(value)];
const plus = [0x6a];
const load = (offset: number) => [...vector(0), 4, ...number(offset)];
const noVector = [...vector(12), ...new Array<number>(16).fill(0)];
const leastOfFour = vector(0xea);
const addFour = vector(0xe4);
const part = (lane: number) => [...vector(0x1f), lane];
const addOne = [0x92];
const store = [0x38, 2, 0];
/** Begins again as long as its last value is not zero. */
const loop = (...body: readonly (readonly number[])[]) => [0x03, 0x40, ...body.flat(), 0x0d, 0, 0x0b];

function leastSumsProgram(): Uint8Array<ArrayBuffer> {
  const [row, count, rowBytes, wanted, sum, at, even, odd] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
  const pair = (offset: number) =>
    [row, wanted].flatMap((start) => [...get(start), ...get(at), ...plus, ...load(offset)]);
  const addPairs = (total: number, offset: number) => [
    ...get(total),
    ...pair(offset),
    ...leastOfFour,
    ...addFour,
    ...set(total),
  ];
  const advance = (variable: number, by: readonly number[]) => [...get(variable), ...by, ...plus, ...set(variable)];
  const body = [
    ...list([
      [1, I32],
      [2, V128],
    ]),
    ...loop(
      [...noVector, ...set(even), ...noVector, ...set(odd), ...constant(0), ...set(at)],
      loop(addPairs(even, 0), addPairs(odd, 16), advance(at, constant(PAIRS_PER_STEP * BYTES)), [
        ...get(at),
        ...get(rowBytes),
        0x49,
      ]),
      [...get(sum), ...get(even), ...get(odd), ...addFour, ...set(even)],
      [...get(even), ...part(0), ...[1, 2, 3].flatMap((lane) => [...get(even), ...part(lane), ...addOne]), ...store],
      advance(row, get(rowBytes)),
      advance(sum, constant(BYTES)),
      advance(count, [0x41, 0x7f]),
      get(count),
    ),
    0x0b,
  ];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list([[0x60, ...list([[I32], [I32], [I32], [I32], [I32]]), 0]])),
    ...section(2, list([[...name("site"), ...name("memory"), 2, 0, 1]])),
    ...section(3, list([[0]])),
    ...section(7, list([[...name("add"), 0, 0]])),
    ...section(10, list([bytes(body)])),
  ]);
}
