import type { Sheet, SignatureBox } from "#application/ports/files/pdf.ts";
import { inks, MARGIN, type PageWriter } from "./page-writer.ts";
import { line, tag } from "./tagged.ts";

const PADDING = 14;

/** The boxes at the end of a paper: a name, or room for a pen. They are never cut in two. */
export function writeSignatures(
  writer: PageWriter,
  root: PDFKit.PDFStructureElement,
  { heading, boxes }: NonNullable<Sheet["signatures"]>,
): void {
  const { document } = writer;
  const part = document.struct("Sect");
  root.add(part);
  document.y += 12;
  const style = { weight: "bold", size: 13, ink: "primary" } as const;
  writer.makeRoom(heightOfBox(writer, boxes[0]) + 30);
  tag(writer, part, "H2", () => writer.write(heading, style));
  document.y += 8;
  for (const box of boxes) {
    const height = heightOfBox(writer, box);
    writer.makeRoom(height);
    writeBox(writer, part, box, height);
    document.y += 12;
  }
  part.end();
}

/** As much as must stay together: the heading and the first box. */
export const heightOfSignatures = (writer: PageWriter, { signatures }: Pick<Sheet, "signatures">): number =>
  signatures ? heightOfBox(writer, signatures.boxes[0]) + 42 : 0;

const inner = (writer: PageWriter) => ({ x: MARGIN.left + PADDING, width: writer.width - 2 * PADDING });
const nameStyle = { weight: "italic", size: 19 } as const;
const small = { size: 9, ink: "muted", gap: 2 } as const;

const linesOf = ({ signedName, penLine, lines }: SignatureBox) => (signedName === null ? [penLine, ...lines] : lines);

function heightOfBox(writer: PageWriter, box: SignatureBox | undefined): number {
  if (!box) return 0;
  const room = inner(writer);
  const name = box.signedName === null ? 54 : writer.heightOf(box.signedName, { ...nameStyle, ...room }) + 8;
  const lines = linesOf(box).reduce((sum, text) => sum + writer.heightOf(text, { ...small, ...room }), 0);
  return 2 * PADDING + writer.heightOf(box.title, { weight: "bold", ...room }) + name + 16 + lines;
}

function writeBox(writer: PageWriter, part: PDFKit.PDFStructureElement, box: SignatureBox, height: number): void {
  const { document } = writer;
  const room = inner(writer);
  const top = document.y;
  writer.decorate(() => {
    document.roundedRect(MARGIN.left, top, writer.width, height, 8).fillColor(inks.soft).fill();
  });
  document.y = top + PADDING;
  tag(writer, part, "P", () => writer.write(box.title, { weight: "bold", ...room }));
  if (box.signedName === null) document.y += 54;
  else {
    document.y += 6;
    tag(writer, part, "P", () => writer.write(box.signedName ?? "", { ...nameStyle, ...room, ink: "primary" }));
    document.y += 2;
  }
  writer.decorate(() => line(writer, document.y, room.x, room.width));
  document.y += 6;
  for (const text of linesOf(box)) tag(writer, part, "P", () => writer.write(text, { ...small, ...room }));
  document.y = top + height;
}
