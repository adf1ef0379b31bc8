/** Where something stands in a page: from its first byte to the one after its last. */
export type Span = readonly [from: number, to: number];

/** Every place from `opening` to the next `closing`, in order. Searching the bytes is far quicker than a pattern over the text. */
export function spansOf(page: Buffer, opening: string, closing: string): Span[] {
  const found: Span[] = [];
  for (let from = page.indexOf(opening); from !== -1; ) {
    const end = page.indexOf(closing, from);
    if (end === -1) break;
    const to = end + closing.length;
    found.push([from, to]);
    from = page.indexOf(opening, to);
  }
  return found;
}

export type Change = { readonly span: Span; readonly by: string | readonly Buffer[] };

/** The page with something else in these places, which do not overlap. */
export function putIn(page: Buffer, changes: readonly Change[]): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (const { span, by } of changes.toSorted((a, b) => a.span[0] - b.span[0])) {
    parts.push(page.subarray(at, span[0]), ...(typeof by === "string" ? [Buffer.from(by)] : by));
    at = span[1];
  }
  return Buffer.concat([...parts, page.subarray(at)]);
}
