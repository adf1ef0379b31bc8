/** How many pairs a step takes: two vectors, which do not wait for each other. */
const PAIRS_PER_STEP = 8;
const BYTES = 4;
const PAGE_BYTES = 65_536;

// As much of it as is used here: it is in every engine, and not among the types of the language alone.
type Memory = { readonly buffer: ArrayBuffer; grow(pages: number): number };
type Engine = {
  readonly Memory: new (size: { readonly initial: number }) => Memory;
  readonly Module: new (program: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (
    program: object,
    imports: { readonly site: { readonly memory: Memory } },
  ) => {
    readonly exports: unknown;
  };
};
const { WebAssembly: engine } = globalThis as unknown as { readonly WebAssembly: Engine };

/**
 * Rows of numbers, a wanted row beside them, and of each row the sum of the least of every pair: what two years have in common.
 * Of a hundred thousand rows that is millions of pairs, which a processor takes four at a time where it is told to; JavaScript
 * cannot tell it, WebAssembly can. Single precision, in an order of its own: an estimate, the same on every machine.
 */
export class LeastSums {
  readonly #pairs: number;
  readonly #memory: Memory;
  readonly #add: Add;
  /** One after the other. Another array once there are more. */
  rows = new Float32Array();
  wanted = new Float32Array();
  sums = new Float32Array();

  constructor(rows: number, pairs: number) {
    if (pairs % PAIRS_PER_STEP !== 0) throw new RangeError(`A row is added up ${PAIRS_PER_STEP} pairs at a time.`);
    this.#pairs = pairs;
    this.#memory = new engine.Memory({ initial: 0 });
    program ??= new engine.Module(leastSumsProgram());
    const { add } = new engine.Instance(program, { site: { memory: this.#memory } }).exports as { add: Add };
    this.#add = add;
    this.grow(rows);
  }

  /** Makes room for so many rows; those that are there stay. The wanted row and the sums are to be written anew. */
  grow(rows: number): void {
    const wantedAt = rows * this.#pairs * BYTES;
    const sumsAt = wantedAt + this.#pairs * BYTES;
    const pages = Math.ceil((sumsAt + rows * BYTES) / PAGE_BYTES) - this.#memory.buffer.byteLength / PAGE_BYTES;
    // To grow takes the arrays away.
    const before = this.rows.length;
    // Throws where there is no memory left, and then all is as it was.
    if (pages > 0) this.#memory.grow(pages);
    const { buffer } = this.#memory;
    this.rows = new Float32Array(buffer, 0, rows * this.#pairs);
    // Where the wanted row and the sums were.
    this.rows.fill(0, before);
    this.wanted = new Float32Array(buffer, wantedAt, this.#pairs);
    this.sums = new Float32Array(buffer, sumsAt, rows);
  }

  /** Writes the sums of the first rows. */
  add(rows: number): void {
    const count = Math.min(rows, this.sums.length);
    const { byteOffset: wanted } = this.wanted;
    if (count > 0) this.#add(0, count, this.#pairs * BYTES, wanted, this.sums.byteOffset);
  }
}

/** Addresses in bytes; at least one row. */
type Add = (row: number, count: number, rowBytes: number, wanted: number, sum: number) => void;

let program: object | null = null;

// A program of WebAssembly is a list of bytes: its sections, and in the last one what to do. Its numbers are written in groups of
// seven bits, those to reckon with signed.
const number = (value: number): number[] => (value < 128 ? [value] : [(value & 127) | 128, ...number(value >>> 7)]);
const list = (items: readonly (readonly number[])[]) => [...number(items.length), ...items.flat()];
const bytes = (content: readonly number[]) => [...number(content.length), ...content];
const name = (text: string) => bytes([...text].map((letter) => letter.charCodeAt(0)));
const section = (id: number, content: readonly number[]) => [id, ...bytes(content)];

const [I32, V128] = [0x7f, 0x7b];
const vector = (code: number) => [0xfd, ...number(code)];
const get = (variable: number) => [0x20, variable];
const set = (variable: number) => [0x21, variable];
const signed = (value: number): number[] =>
  value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, ...signed(value >> 7)];
const constant = (value: number) => [0x41, ...signed(value)];
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
      advance(count, constant(-1)),
      get(count),
    ),
    0x0b,
  ];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list([[0x60, ...list([[I32], [I32], [I32], [I32], [I32]]), 0]])),
    ...section(2, list([[...name("site"), ...name("memory"), 2, 0, 0]])),
    ...section(3, list([[0]])),
    ...section(7, list([[...name("add"), 0, 0]])),
    ...section(10, list([bytes(body)])),
  ]);
}
