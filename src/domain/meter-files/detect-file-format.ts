import { textOfBytes } from "#domain/meter-files/field-memory.ts";
import type { MeterRefusal } from "#domain/meter-files/meter-reading.ts";

/** The first bytes by which files of other kinds are known. */
const signatures: readonly (readonly [string, MeterRefusal])[] = [
  ["%PDF", { code: "file-pdf" }],
  ["\x89PNG", { code: "file-image" }],
  ["\xff\xd8\xff", { code: "file-image" }],
  ["GIF8", { code: "file-image" }],
  ["RIFF", { code: "file-image" }],
  ["BM\x00", { code: "file-image" }],
  ["PK\x03\x04", { code: "file-workbook" }],
  ["PK\x05\x06", { code: "file-workbook" }],
  ["\x1f\x8b", { code: "file-compressed" }],
  ["7z\xbc\xaf", { code: "file-compressed" }],
  ["Rar!", { code: "file-compressed" }],
  ["BZh", { code: "file-compressed" }],
  ["\xd0\xcf\x11\xe0", { code: "file-old-workbook" }],
];

export type FileFormat =
  | { readonly kind: "table"; readonly skip: number }
  | { readonly kind: "wide-table"; readonly skip: number; readonly isBigEndian: boolean }
  | { readonly kind: "telegrams"; readonly skip: number }
  | { readonly kind: "refused"; readonly refusal: MeterRefusal };

/** What a file is, by its first bytes. Its name tells nothing: browsers and spreadsheets rename at will. */
export function detectFileFormat(head: Uint8Array): FileFormat {
  const text = textOfBytes(head, 0, head.length);
  const known = signatures.find(([signature]) => text.startsWith(signature));
  if (known) return { kind: "refused", refusal: known[1] };
  if (text.slice(4, 8) === "ftyp") return { kind: "refused", refusal: { code: "file-image" } };
  if (text.startsWith("\xff\xfe")) return { kind: "wide-table", skip: 2, isBigEndian: false };
  if (text.startsWith("\xfe\xff")) return { kind: "wide-table", skip: 2, isBigEndian: true };
  if (/^(?:[^\0]\0){8}/.test(text)) return { kind: "wide-table", skip: 0, isBigEndian: false };
  if (/^(?:\0[^\0]){8}/.test(text)) return { kind: "wide-table", skip: 0, isBigEndian: true };
  if (text.includes("\0")) return { kind: "refused", refusal: { code: "file-binary" } };
  const skip = text.startsWith("\xef\xbb\xbf") ? 3 : 0;
  const start = text.slice(skip).trimStart();
  if (start === "") return { kind: "refused", refusal: { code: "file-empty" } };
  if (start.startsWith("<")) return { kind: "refused", refusal: { code: "file-web-page" } };
  if (/^\d-\d:\d+\.\d+\.\d+\(/m.test(start)) return { kind: "telegrams", skip };
  return { kind: "table", skip };
}
