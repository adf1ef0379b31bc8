import { deflateRawSync } from "node:zlib";
import { bytesOf } from "./make-fluvius-file.ts";

export type XlsxPart = { readonly name: string; readonly text: string | Uint8Array; readonly isEncrypted?: boolean };

/** A zip with the given parts, deflated; enough of the format for a reader that trusts only its directory. */
export function makeZip(parts: readonly XlsxPart[]): Uint8Array<ArrayBuffer> {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, text, isEncrypted = false } of parts) {
    const plain = typeof text === "string" ? bytesOf(text) : text;
    const packed = new Uint8Array(deflateRawSync(plain));
    const nameBytes = bytesOf(name);
    const local = new DataView(new ArrayBuffer(30));
    local.setUint32(0, 0x04034b50, true);
    local.setUint16(6, isEncrypted ? 1 : 0, true);
    local.setUint16(8, 8, true);
    local.setUint16(26, nameBytes.length, true);
    const entry = new DataView(new ArrayBuffer(46));
    entry.setUint32(0, 0x02014b50, true);
    entry.setUint16(8, isEncrypted ? 1 : 0, true);
    entry.setUint16(10, 8, true);
    entry.setUint32(20, packed.length, true);
    entry.setUint32(24, plain.length, true);
    entry.setUint16(28, nameBytes.length, true);
    entry.setUint32(42, offset, true);
    files.push(new Uint8Array(local.buffer), nameBytes, packed);
    directory.push(new Uint8Array(entry.buffer), nameBytes);
    offset += 30 + nameBytes.length + packed.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, parts.length, true);
  end.setUint32(16, offset, true);
  return Uint8Array.from([...files, ...directory, new Uint8Array(end.buffer)].flatMap((one) => [...one]));
}

const workbook = '<workbook><sheets><sheet name="Blad1" sheetId="1" r:id="rId1"/></sheets></workbook>';
const relations = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>';

/** A workbook with one sheet of rows, given as the XML of its cells. */
export const makeXlsx = (rows: readonly string[], parts: readonly XlsxPart[] = []): Uint8Array<ArrayBuffer> =>
  makeZip([
    { name: "xl/workbook.xml", text: workbook },
    { name: "xl/_rels/workbook.xml.rels", text: relations },
    {
      name: "xl/worksheets/sheet1.xml",
      text: `<worksheet><sheetData>${rows.map((row) => `<row>${row}</row>`).join("")}</sheetData></worksheet>`,
    },
    ...parts,
  ]);
