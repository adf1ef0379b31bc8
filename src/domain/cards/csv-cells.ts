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

/** A table as lines of text, with what its first written line says: the sign between cells, and the names of the columns. */
export function openTable(text: string) {
  const lines = text.split(/\r\n|\n|\r/);
  const at = lines.findIndex((line) => line.trim() !== "");
  const head = lines[at] ?? "";
  const separator = [";", "\t", ","].find((mark) => head.includes(mark)) ?? ";";
  const names = (cellsOf(head, separator) ?? []).map((name) => name.trim().toLowerCase());
  return { lines, at, separator, names };
}
