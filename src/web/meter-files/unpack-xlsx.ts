import type { MeterRefusal } from "#domain/meter-files/meter-reading.ts";
import { cellsOf, textsIn, type Workbook } from "#web/meter-files/sheet-rows.ts";
import { FloodError, unpackedChunks, type ZipEntry, zipEntries } from "#web/meter-files/zip-entries.ts";

/** A year of quarter-hours is a tenth of this. */
const SHEET_BYTES_MAX = 128 * 1024 * 1024;
const PART_BYTES_MAX = 32 * 1024 * 1024;
const ROW_CHARACTERS_MAX = 64 * 1024;
const DAYS_FROM_1899_TO_1970 = 25_569;
const DAYS_FROM_1904_TO_1970 = 24_107;

/**
 * Unpacks the first sheet of a workbook into the lines of a separated file, and hands them on in chunks. Returns why
 * not when it cannot; `onChunk` returns false when it has seen enough.
 */
export async function unpackXlsx(
  bytes: Uint8Array,
  onChunk: (chunk: Uint8Array) => boolean,
): Promise<MeterRefusal | null> {
  const entries = zipEntries(bytes);
  if (!entries.ok) return entries.refusal;
  const parts = entries.value;
  if (!parts.has("xl/workbook.xml")) return { code: "file-compressed" };
  try {
    const read = async (name: string) => {
      const entry = parts.get(name);
      return entry ? wholeText(bytes, entry) : "";
    };
    const workbookXml = await read("xl/workbook.xml");
    const sheet = parts.get(firstSheet(workbookXml, await read("xl/_rels/workbook.xml.rels"), [...parts.keys()]));
    if (!sheet) return { code: "workbook-unreadable" };
    const sharedXml = await read("xl/sharedStrings.xml");
    const workbook: Workbook = {
      sharedStrings: [...sharedXml.matchAll(/<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g)].map(([, text]) =>
        textsIn(text ?? ""),
      ),
      dateStyles: dateStyles(await read("xl/styles.xml")),
      daysBefore: /date1904="(?:1|true)"/.test(workbookXml) ? DAYS_FROM_1904_TO_1970 : DAYS_FROM_1899_TO_1970,
    };
    await handOnRows(bytes, sheet, workbook, onChunk);
    return null;
  } catch (error) {
    if (error instanceof FloodError) return { code: "workbook-too-large" };
    // The platform's decompressor throws a TypeError on bytes that are no deflate stream.
    if (error instanceof TypeError) return { code: "workbook-unreadable" };
    throw error;
  }
}

async function wholeText(bytes: Uint8Array, entry: ZipEntry): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of unpackedChunks(bytes, entry, PART_BYTES_MAX))
    text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

async function handOnRows(
  bytes: Uint8Array,
  sheet: ZipEntry,
  workbook: Workbook,
  onChunk: (chunk: Uint8Array) => boolean,
): Promise<void> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = "";
  let width = 0;
  for await (const chunk of unpackedChunks(bytes, sheet, SHEET_BYTES_MAX)) {
    rest += decoder.decode(chunk, { stream: true });
    const rows = rest.split("</row>");
    rest = rows.pop() ?? "";
    if (rest.length > ROW_CHARACTERS_MAX) throw new FloodError();
    if (rows.length === 0) continue;
    let lines = "";
    for (const row of rows) {
      const cells = cellsOf(row, workbook, width);
      width = Math.max(width, cells.length);
      lines += `${cells.join(";")}
`;
    }
    if (!onChunk(encoder.encode(lines))) return;
  }
}

function firstSheet(workbook: string, relations: string, names: readonly string[]): string {
  const id = /<sheet\b[^>]*\br:id="([^"]+)"/.exec(workbook)?.[1] ?? "";
  const relation = [...relations.matchAll(/<Relationship\b[^>]*>/g)].find(([tag]) => tag.includes(`Id="${id}"`))?.[0];
  const target = /Target="([^"]+)"/.exec(relation ?? "")?.[1] ?? "";
  const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  if (names.includes(path)) return path;
  return names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).sort()[0] ?? "";
}

/** The built-in formats 14 to 22 and 45 to 47 are days and times (ECMA-376, 18.8.30); others tell by their letters. */
function dateStyles(styles: string): boolean[] {
  const own = new Map(
    [...styles.matchAll(/<numFmt\b[^>]*>/g)].map(([tag]) => [
      Number(/numFmtId="(\d+)"/.exec(tag)?.[1]),
      /formatCode="([^"]*)"/.exec(tag)?.[1] ?? "",
    ]),
  );
  const formats = /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/.exec(styles)?.[1] ?? "";
  return [...formats.matchAll(/<xf\b[^>]*>/g)].map(([tag]) => {
    const id = Number(/numFmtId="(\d+)"/.exec(tag)?.[1] ?? 0);
    const code = own.get(id)?.replace(/&quot;.*?&quot;|\[[^\]]*\]|\\./g, "");
    return code === undefined
      ? (id >= 14 && id <= 22) || (id >= 45 && id <= 47)
      : /[dmyhs]/i.test(code) && !/general/i.test(code);
  });
}
