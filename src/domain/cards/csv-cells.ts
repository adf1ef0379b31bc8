/** The cells of one line; null when a quote stays open. A doubled quote inside quotes is one. */
export function cellsOf(line: string, separator: string): string[] | null {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const mark = line[at] as string;
    if (isQuoted) {
      if (mark !== '"') cell += mark;
      else if (line[at + 1] === '"') {
        cell += mark;
        at += 1;
      } else isQuoted = false;
    } else if (mark === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
    } else if (mark === separator) {
      cells.push(cell);
      cell = "";
    } else cell += mark;
  }
  return isQuoted ? null : [...cells, cell];
}

// With these first, a spreadsheet reads a cell as a formula (OWASP on CSV injection; RFC 4180 has no word of it).
// biome-ignore lint/suspicious/noControlCharactersInRegex: such characters are what is looked for.
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\u0000]/;

/** A text as a cell of a file: quoted where it must be, and with a ' before what a spreadsheet would calculate. */
export function textCell(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return /[";,\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** What `textCell` wrote, without its guard. */
export const textOfCell = (cell: string): string => (/^'/.test(cell) && FORMULA.test(cell) ? cell.slice(1) : cell);

/** A table as lines of text, with what its first written line says: the sign between cells, and the names of the columns. */
export function openTable(text: string) {
  const lines = text.split(/\r\n|\n|\r/);
  const at = lines.findIndex((line) => line.trim() !== "");
  const head = lines[at] ?? "";
  const separator = [";", "\t", ","].find((mark) => head.includes(mark)) ?? ";";
  const names = (cellsOf(head, separator) ?? []).map((name) => name.trim().toLowerCase());
  return { lines, at, separator, names };
}
