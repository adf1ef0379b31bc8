/**
 * The rows that would stand at `from` up to `to` if all were in order. Only the parts that reach into that are put in order, so
 * that the thousandth page costs no more than the first. No two rows may be equal. Changes the order of `rows`.
 */
export function rowsBetween(
  rows: Int32Array,
  from: number,
  to: number,
  compare: (one: number, other: number) => number,
): Int32Array {
  const waiting: [low: number, high: number][] = [[0, rows.length - 1]];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const [low, high] = part;
    if (low >= high || high < from || low >= to) continue;
    const pivot = medianOf(rows[low] as number, rows[(low + high) >> 1] as number, rows[high] as number, compare);
    let [left, right] = [low, high];
    while (left <= right) {
      while (compare(rows[left] as number, pivot) < 0) left += 1;
      while (compare(rows[right] as number, pivot) > 0) right -= 1;
      if (left > right) break;
      const held = rows[left] as number;
      rows[left] = rows[right] as number;
      rows[right] = held;
      left += 1;
      right -= 1;
    }
    waiting.push([low, right], [left, high]);
  }
  return rows.subarray(from, to);
}

function medianOf(a: number, b: number, c: number, compare: (one: number, other: number) => number): number {
  const [least, most] = compare(a, b) < 0 ? [a, b] : [b, a];
  if (compare(c, least) < 0) return least;
  return compare(c, most) > 0 ? most : c;
}
