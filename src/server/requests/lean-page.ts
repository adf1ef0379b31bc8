/** What React and its router write and no browser reads, by what it may be shorter. */
const cuts: readonly (readonly [RegExp, string])[] = [
  // Where routes are found as they come into view; here the browser knows all of them.
  [/ data-discover="true"/g, ""],
  [/ class=""/g, ""],
  // An element of a picture may close itself.
  [/<(path|rect|circle|line|use)([^<>]*)><\/\1>/g, "<$1$2/>"],
  // Where the next thing ends an element by itself, its end need not be written. A comment does not: React reads those.
  [
    /<\/p>(?=<(?:p|div|ul|ol|dl|h[1-6]|table|section|nav|details|form|figure)[ >]|<\/(?:div|li|section|td|dd|article|main)>)/g,
    "",
  ],
  [/<\/li>(?=<li[ >]|<\/[ou]l>)/g, ""],
  [/<\/d[td]>(?=<d[td][ >]|<\/dl>)|<\/dd>(?=<\/div>)/g, ""],
  [/<\/t[hd]>(?=<t[hd][ >]|<\/tr>)/g, ""],
  [/<\/tr>(?=<tr[ >]|<\/(?:thead|tbody|tfoot)>)/g, ""],
  [/<\/(?:thead|tbody|tfoot)>(?=<(?:tbody|tfoot)[ >]|<\/table>)/g, ""],
];

/** The same page in fewer bytes, for a page that is kept: the browser makes the same elements of it. */
export function leanPage(page: Buffer): Buffer {
  // One sign for each byte: what is cut are plain letters, whatever stands between them.
  const text = page.toString("latin1");
  return Buffer.from(
    cuts.reduce((lean, [what, by]) => lean.replaceAll(what, by), text),
    "latin1",
  );
}
