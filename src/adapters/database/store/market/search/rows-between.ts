export type Compare = (one: number, other: number) => number;
type Part = readonly [low: number, high: number, key: number];

/** Numbers by row, and whether the least (1) or the most (-1) comes first. */
export type SortKey = { readonly numbers: Float64Array; readonly direction: 1 | -1 };

/**
 * The rows that would stand at `from` up to `to` if all were in order: by the first key, then by the next, and at last by a
 * comparison in which no two are equal. Only the parts that reach into that are put in order, so that the thousandth page costs
 * no more than the first. Changes the order of `rows`.
 */
export function rowsBetween(
  rows: Int32Array,
  from: number,
  to: number,
  { keys, last }: { readonly keys: readonly SortKey[]; readonly last: Compare },
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
    const { numbers, direction } = key;
    const pivot = pivotOf(rows, part, key, [from, to]);
    // What comes first on the left, what comes later on the right, and between them what is equal.
    let [less, at, more] = [low, low, high];
    while (at <= more) {
      const row = rows[at] as number;
      const number = (numbers[row] as number) * direction;
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

/** So many are looked at before a part is cut. */
const [FEW, MANY] = [3, 201];
const MANY_FROM = 2000;
/** How far beside the page a large part is cut, of those that are looked at: seldom within the page. */
const MARGIN = 5;

/** A large part is cut just behind the page that is wanted or just before it, where more falls away; else in the middle. */
function pivotOf(
  rows: Int32Array,
  [low, high]: Part,
  { numbers, direction }: SortKey,
  [from, to]: readonly [number, number],
): number {
  const length = high - low + 1;
  const count = length < MANY_FROM ? FEW : MANY;
  const step = (length - 1) / (count - 1);
  const seen = Float64Array.from({ length: count }, (_, at) => {
    const row = rows[low + Math.round(at * step)] as number;
    return (numbers[row] as number) * direction;
  }).sort();
  if (count === FEW) return seen[1] as number;
  const behind = Math.ceil(((to - low) / length) * count) + MARGIN;
  const before = Math.floor(((from - low) / length) * count) - MARGIN;
  const cut = count - behind > before ? behind : before;
  const fallsAway = Math.max(count - behind, before);
  return seen[fallsAway > count / 4 ? cut : Math.floor(count / 2)] as number;
}
