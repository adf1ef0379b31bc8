/** How many codewords each block of data holds at error correction level M, by version. */
const blocksOfVersion: Readonly<Record<number, readonly number[]>> = {
  3: [44],
  4: [32, 32],
  5: [43, 43],
  6: [27, 27, 27, 27],
  7: [31, 31, 31, 31],
  8: [38, 38, 39, 39],
};
const alignments: Readonly<Record<number, readonly number[]>> = {
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
};
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
const FORMAT_MASK = 0x5412;
const [NUMERIC, ALPHANUMERIC, BYTES] = [1, 2, 4];

type Spot = readonly [x: number, y: number];

/**
 * What a scanner reads in a code of which every dark module is given, as ISO/IEC 18004 has it. A drawn code has no dirt
 * on it, so nothing is corrected: one wrong module gives other words.
 */
export function readQr(dark: readonly Spot[]): string {
  const size = 1 + Math.max(...dark.flat());
  const version = (size - 17) / 4;
  const isDark = new Set(dark.map(([x, y]) => y * size + x));
  const at = (x: number, y: number) => isDark.has(y * size + x);
  const blocks = blocksOfVersion[version];
  if (!blocks) throw new Error(`A code of ${size} modules is not known here.`);
  const mask = masks[(formatOf(at) >> 10) & 7];
  if (!mask) throw new Error("Every number of three bits has a mask.");
  const bits = spotsOf(size, version).map(([x, y]) => Number(at(x, y) !== mask(x, y)));
  const words = Array.from({ length: bits.length >> 3 }, (_, word) =>
    bits.slice(8 * word, 8 * word + 8).reduce((sum, bit) => 2 * sum + bit, 0),
  );
  return textOf(joined(words, blocks));
}

/** The fifteen bits beside the first finder: level and mask. */
function formatOf(at: (x: number, y: number) => boolean): number {
  const spots: Spot[] = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((x): Spot => [x, 8]),
    ...[7, 5, 4, 3, 2, 1, 0].map((y): Spot => [8, y]),
  ];
  return spots.reduce((sum, [x, y]) => 2 * sum + Number(at(x, y)), 0) ^ FORMAT_MASK;
}

/** Where the data lie, in the sequence in which they are written: two columns at a time, up and down. */
function spotsOf(size: number, version: number): Spot[] {
  const centres = alignments[version] ?? [];
  const last = centres.at(-1) ?? 0;
  const isAlignment = (x: number, y: number) =>
    centres.some((cx) =>
      centres.some((cy) => {
        const isFinder = (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6);
        return !isFinder && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
      }),
    );
  const isVersion = (x: number, y: number) => version >= 7 && x < 6 && y >= size - 11 && y < size - 8;
  const isFixed = (x: number, y: number) =>
    (x <= 8 && y <= 8) ||
    (x >= size - 8 && y <= 8) ||
    (x <= 8 && y >= size - 8) ||
    x === 6 ||
    y === 6 ||
    isAlignment(x, y) ||
    isVersion(x, y) ||
    isVersion(y, x);
  const columns = Array.from(
    { length: (size - 1) / 2 },
    (_, pair) => size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0),
  );
  return columns.flatMap((right, turn) =>
    Array.from({ length: size }, (_, step) => (turn % 2 === 0 ? size - 1 - step : step)).flatMap((y) =>
      [right, right - 1].filter((x) => !isFixed(x, y)).map((x): Spot => [x, y]),
    ),
  );
}

/** The blocks one after the other: they are written in turns. */
function joined(words: readonly number[], blocks: readonly number[]): number[] {
  const read = blocks.map((): number[] => []);
  let next = 0;
  for (let place = 0; place < Math.max(...blocks); place++) {
    blocks.forEach((length, block) => {
      if (place < length) read[block]?.push(words[next++] ?? 0);
    });
  }
  return read.flat();
}

function textOf(words: readonly number[]): string {
  let place = 0;
  const take = (count: number) => {
    let value = 0;
    for (let bit = 0; bit < count; bit++, place++)
      value = 2 * value + (((words[place >> 3] ?? 0) >> (7 - (place & 7))) & 1);
    return value;
  };
  const bytes: number[] = [];
  const write = (text: string) => bytes.push(...Buffer.from(text));
  while (place + 4 <= 8 * words.length) {
    const mode = take(4);
    if (mode === NUMERIC) {
      let left = take(10);
      for (; left >= 3; left -= 3) write(String(take(10)).padStart(3, "0"));
      if (left > 0) write(String(take(left === 2 ? 7 : 4)).padStart(left, "0"));
    } else if (mode === ALPHANUMERIC) {
      let left = take(9);
      for (; left >= 2; left -= 2) {
        const pair = take(11);
        write(`${LETTERS[Math.floor(pair / 45)]}${LETTERS[pair % 45]}`);
      }
      if (left === 1) write(LETTERS[take(6)] ?? "");
    } else if (mode === BYTES) {
      for (let left = take(8); left > 0; left--) bytes.push(take(8));
    } else break;
  }
  return Buffer.from(bytes).toString("utf8");
}
