type Compare = (one: number, other: number) => number;
type Part = readonly [low: number, high: number, key: number];

/**
 * The rows that would stand at `from` up to `to` if all were in order: by the first key, the least first, then by the next, and at
 * last by a comparison in which no two are equal. Only the parts that reach into that are put in order, so that the thousandth page
 * costs no more than the first. Changes the order of `rows`.
 */
export function rowsBetween(
  rows: Int32Array,
  from: number,
  to: number,
  { keys, last }: { readonly keys: readonly Float64Array[]; readonly last: Compare },
): Int32Array {
  const waiting: Part[] = [[0, rows.length - 1, 0]];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const [low, high, depth] = part;
    if (low >= high || high < from || low >= to) continue;
    const key = keys[depth];
    if (!key) {
      rows.subarray(low, high + 1).sort(last);
      continue;
    }
    const numberAt = (at: number) => key[rows[at] as number] as number;
    const pivot = medianOf(numberAt(low), numberAt((low + high) >> 1), numberAt(high));
    // Less on the left, more on the right, and between them what is equal.
    let [less, at, more] = [low, low, high];
    while (at <= more) {
      const row = rows[at] as number;
      const number = key[row] as number;
      if (number < pivot) {
        rows[at] = rows[less] as number;
        rows[less] = row;
        less += 1;
        at += 1;
      } else if (number > pivot) {
        rows[at] = rows[more] as number;
        rows[more] = row;
        more -= 1;
      } else at += 1;
    }
    waiting.push([low, less - 1, depth], [less, more, depth + 1], [more + 1, high, depth]);
  }
  return rows.subarray(from, to);
}

const medianOf = (a: number, b: number, c: number): number => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
