import type { DocumentBlock, DocumentPart } from "#domain/forms/form-document.ts";
import { MARGIN, type PageWriter } from "./page-writer.ts";
import { writeTable } from "./report-table.ts";
import { line, tag } from "./tagged.ts";
import { writeBars, writeParties, writeTiles } from "./write-figures.ts";
import { writeQr } from "./write-qr.ts";

type Structure = PDFKit.PDFStructureElement;
export function writePart(writer: PageWriter, root: Structure, { heading, blocks }: DocumentPart): void {
  const part = writer.document.struct("Sect");
  root.add(part);
  writer.document.y += 12;
  const heading2 = { weight: "bold", size: 13, ink: "primary" } as const;
  // A heading never stands alone at the foot of a page.
  writer.makeRoom(writer.heightOf(heading, heading2) + 44);
  tag(writer, part, "H2", () => writer.write(heading, heading2));
  writer.document.y += 3;
  for (const block of blocks) writeBlock(writer, part, block);
  part.end();
}

/** About how much a part of plain text takes; a page that is full anyway is as far as it goes. */
export function heightOfText(writer: PageWriter, { blocks }: DocumentPart): number {
  const texts = blocks.flatMap((block) => (block.kind === "paragraph" ? [block.text] : []));
  return Math.min(
    texts.reduce((sum, text) => sum + writer.heightOf(text) + 5, 40),
    200,
  );
}

function writeBlock(writer: PageWriter, part: Structure, block: DocumentBlock): void {
  switch (block.kind) {
    case "paragraph":
      for (const text of block.text.split(/\n+/)) {
        tag(writer, part, "P", () => writer.write(text));
        writer.document.y += 5;
      }
      return;
    case "list":
      writeList(writer, part, block.items);
      return;
    case "facts":
      writeFacts(writer, part, block.rows);
      return;
    case "parties":
      writeParties(writer, part, block.parties);
      return;
    case "tiles":
      writeTiles(writer, part, block.tiles);
      return;
    case "bars":
      writeBars(writer, part, block);
      return;
    case "table":
      writeTable(writer, part, { ...block, rows: block.rows.map((cells) => ({ cells, isPale: false })), size: 9.2 });
      return;
    case "qr":
      writeQr(writer, part, block);
      return;
  }
}

function writeList(writer: PageWriter, part: Structure, items: readonly string[]): void {
  const { document } = writer;
  const list = document.struct("L");
  part.add(list);
  const indent = { x: MARGIN.left + 16, width: writer.width - 16 };
  for (const text of items) {
    writer.makeRoom(Math.min(writer.heightOf(text, indent), 60));
    const item = document.struct("LI");
    list.add(item);
    tag(writer, item, "Lbl", () => {
      const { y } = document;
      writer.write("•", { x: MARGIN.left + 3, width: 12, ink: "primary" });
      document.y = y;
    });
    tag(writer, item, "LBody", () => writer.write(text, indent));
    item.end();
    document.y += 4;
  }
  list.end();
  document.y += 2;
}

/** Two columns: what, and its value. Each row tells its name to who cannot see the columns. */
function writeFacts(writer: PageWriter, part: Structure, rows: readonly (readonly [string, string])[]): void {
  const { document } = writer;
  const table = document.struct("Table");
  part.add(table);
  const nameWidth = 150;
  const name = { x: MARGIN.left, width: nameWidth - 12, ink: "muted", gap: 2 } as const;
  const value = { x: MARGIN.left + nameWidth, width: writer.width - nameWidth, weight: "bold", gap: 2 } as const;
  for (const [label, text] of rows) {
    const height = Math.max(writer.heightOf(label, name), writer.heightOf(text, value)) + 8;
    writer.makeRoom(height);
    const top = document.y;
    const row = document.struct("TR");
    table.add(row);
    document.y = top + 4;
    tag(writer, row, "TH", () => writer.write(label, name), { scope: "Row" });
    document.y = top + 4;
    tag(writer, row, "TD", () => writer.write(text, value));
    row.end();
    const end = Math.max(top + height, document.y + 4);
    writer.decorate(() => line(writer, end));
    document.y = end;
  }
  table.end();
  document.y += 6;
}
