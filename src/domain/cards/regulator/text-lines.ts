const NEW_LINE = 10;
const RETURN = 13;
const CHUNK = 8192;

/** What 0x80 to 0x9f are in Windows-1252; the other bytes stand for the sign of their own number. */
const WINDOWS_SIGNS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** A line and where the next one begins. */
type Line = { readonly text: string; readonly end: number };

/** The lines of a file, each in UTF-8 where it is that, else in Windows-1252: published files mix both. */
export function* linesOf(bytes: Uint8Array): Generator<Line> {
  let from = 0;
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) from = 3;
  while (from < bytes.length) {
    let end = bytes.indexOf(NEW_LINE, from);
    if (end === -1) end = bytes.length;
    const last = end > from && bytes[end - 1] === RETURN ? end - 1 : end;
    yield { text: decodeLine(bytes.subarray(from, last)), end: end + 1 };
    from = end + 1;
  }
}

function decodeLine(line: Uint8Array): string {
  let isPlain = true;
  for (let at = 0; at < line.length && isPlain; at++) isPlain = (line[at] as number) < 0x80;
  if (!isPlain) return utf8(line) ?? windows(line);
  let text = "";
  for (let at = 0; at < line.length; at += CHUNK) text += String.fromCharCode(...line.subarray(at, at + CHUNK));
  return text;
}

function windows(line: Uint8Array): string {
  let text = "";
  for (const byte of line) {
    text += byte >= 0x80 && byte < 0xa0 ? WINDOWS_SIGNS[byte - 0x80] : String.fromCharCode(byte);
  }
  return text;
}

/** Null for what is no UTF-8. */
function utf8(line: Uint8Array): string | null {
  let text = "";
  for (let at = 0; at < line.length; ) {
    const first = line[at] as number;
    const more = first < 0x80 ? 0 : first >= 0xf0 && first < 0xf5 ? 3 : first >= 0xe0 ? 2 : first >= 0xc2 ? 1 : -1;
    if (more < 0 || first >= 0xf5 || at + more >= line.length) return null;
    let code = more === 0 ? first : first & (0x3f >> more);
    for (let next = 1; next <= more; next++) {
      const byte = line[at + next] as number;
      if ((byte & 0xc0) !== 0x80) return null;
      code = (code << 6) | (byte & 0x3f);
    }
    if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return null;
    text += String.fromCodePoint(code);
    at += more + 1;
  }
  return text;
}
