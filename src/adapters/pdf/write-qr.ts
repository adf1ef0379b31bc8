import type { DocumentBlock } from "#domain/forms/form-document.ts";
import { inks, MARGIN, type PageWriter } from "./page-writer.ts";
import { tag } from "./tagged.ts";

type QrBlock = Extract<DocumentBlock, { kind: "qr" }>;

const SIDE = 112;
/** A code is only read with four light modules around it. */
const QUIET_MODULES = 4;

/** A payment code with its lines beside it; who cannot see it hears what it holds. */
export function writeQr(writer: PageWriter, part: PDFKit.PDFStructureElement, { code, alt, lines }: QrBlock): void {
  const { document } = writer;
  writer.makeRoom(SIDE + 8);
  const top = document.y;
  const module = SIDE / (code.size + 2 * QUIET_MODULES);
  const figure = document.struct("Figure", { alt }, () => {
    document.rect(MARGIN.left, top, SIDE, SIDE).fillColor("#ffffff").fill();
    document
      .save()
      .translate(MARGIN.left + QUIET_MODULES * module, top + QUIET_MODULES * module)
      .scale(module)
      .path(code.path)
      .fillColor("#000000")
      .fill()
      .restore();
  });
  part.add(figure);
  figure.end();
  const beside = { x: MARGIN.left + SIDE + 18, width: writer.width - SIDE - 18, gap: 3 };
  document.y = top + QUIET_MODULES * module;
  for (const text of lines) {
    tag(writer, part, "P", () => writer.write(text, beside));
    document.y += 3;
  }
  document.y = Math.max(top + SIDE, document.y) + 8;
  document.fillColor(inks.ink);
}
