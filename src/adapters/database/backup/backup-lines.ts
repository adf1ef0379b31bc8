import { createHash } from "node:crypto";
import { migrations } from "../migrations.ts";

export type Frame =
  | { readonly backup: 1; readonly migrations: readonly string[]; readonly at: string }
  /** The sum is of all lines before it; backups of before November 2026 have none. */
  | { readonly end: true; readonly rows: number; readonly sha256?: string };
export type Row = { readonly table: string; readonly json: string };

/** Lines of a backup that does not hold together, told in words. */
export class BackupFault extends Error {}

/** The rows between the first line and the last, which must both be there and be true. */
export async function* rowsIn(lines: AsyncIterable<string>, tables: readonly string[]): AsyncIterable<Row> {
  const hash = createHash("sha256");
  let rows = 0;
  let isBegun = false;
  let isWhole = false;
  for await (const text of lines) {
    if (text.trim() === "") continue;
    if (isWhole) throw new BackupFault("The backup goes on after its last line: the file is damaged.");
    const line = parseLine(text);
    if (!("end" in line)) hash.update(`${text.trim()}\n`);
    if ("backup" in line) {
      isBegun = true;
      const unknown = line.migrations.filter((name) => !migrations.some((own) => own.name === name));
      if (unknown.length > 0)
        throw new BackupFault(`The backup is of a newer version: it knows ${unknown.join(", ")}.`);
    } else if (!isBegun) {
      throw new BackupFault("This file is no backup.");
    } else if ("table" in line) {
      if (!tables.includes(line.table))
        throw new BackupFault(`The backup has rows for ${line.table}, a table we do not know.`);
      rows += 1;
      yield line;
    } else {
      if (line.rows !== rows) break;
      if (line.sha256 !== undefined && line.sha256 !== hash.digest("hex"))
        throw new BackupFault("The backup is damaged: its lines do not fit the sum in its last one.");
      isWhole = true;
    }
  }
  if (!isWhole) throw new BackupFault("The backup is cut off: its last line is missing or counts other rows.");
}

/** Which migrations the version knew that wrote it, and all lines again; nothing of a file that is no backup. */
export async function withHead(
  lines: AsyncIterable<string>,
): Promise<{ readonly known: ReadonlySet<string>; readonly all: AsyncIterable<string> }> {
  const taken = lines[Symbol.asyncIterator]();
  const first = await taken.next();
  let known: readonly string[] = [];
  try {
    const head = JSON.parse(first.done ? "" : first.value) as Partial<Extract<Frame, { backup: 1 }>> | null;
    known = head?.migrations ?? [];
  } catch {
    // Told with the line itself, when it is read.
  }
  async function* again() {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => taken };
  }
  return { known: new Set(known), all: again() };
}

const rowLine = /^\{"table":"(\w+)","row":(.*)\}$/;

function parseLine(text: string): Frame | Row {
  try {
    const parsed: unknown = JSON.parse(text);
    const [, table, json] = rowLine.exec(text.trim()) ?? [];
    if (table !== undefined && json !== undefined) return { table, json };
    if (typeof parsed === "object" && parsed !== null && ("backup" in parsed || "end" in parsed))
      return parsed as Frame;
  } catch {
    // Told below, as for a line that is JSON and nothing else.
  }
  throw new BackupFault("A line of the backup cannot be read: the file is damaged or no backup.");
}
