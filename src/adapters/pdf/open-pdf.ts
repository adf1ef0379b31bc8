import type { Pdf, Sheet } from "#application/ports/files/pdf.ts";
import { collectBytes, DAY_WIDTH, drawDay, drawFoot, drawLogo } from "./page-frame.ts";
import { inks, MARGIN, openPageWriter } from "./page-writer.ts";
import { renderReport } from "./render-report.ts";
import { tag } from "./tagged.ts";
import { heightOfText, writePart } from "./write-document.ts";
import { heightOfSignatures, writeSignatures } from "./write-signatures.ts";

/** Papers as tagged PDF: headings, tables and lists are told to who hears them, and every word can be selected. */
export const openPdf = (): Pdf => ({ render, renderReport });

async function render(sheet: Sheet): Promise<Uint8Array> {
  const writer = openPageWriter({
    title: sheet.document.title,
    author: sheet.author,
    language: sheet.language,
    createdAt: sheet.createdAt,
  });
  const { document } = writer;
  const finished = collectBytes(document);
  const root = document.struct("Document");
  document.addStructure(root);

  writer.decorate(() => {
    drawLogo(document);
    drawDay(document);
  });
  document.y = MARGIN.top;
  const head = { x: MARGIN.left + 28, width: writer.width - 28 - DAY_WIDTH - 8, size: 9, ink: "muted" } as const;
  tag(writer, root, "P", () => writer.write(sheet.head, head));
  document.y = MARGIN.top + 34;
  tag(writer, root, "H1", () => writer.write(sheet.document.title, { weight: "bold", size: 21, gap: 1 }));
  document.y += 8;
  tag(writer, root, "P", () => writer.write(sheet.document.lead, { size: 11.5, ink: "muted" }));
  const { parts } = sheet.document;
  parts.forEach((part, at) => {
    // Nobody should sign an otherwise empty page: the last part goes along with the signatures.
    if (at === parts.length - 1) writer.makeRoom(heightOfText(writer, part) + heightOfSignatures(writer, sheet));
    writePart(writer, root, part);
  });
  if (sheet.signatures) writeSignatures(writer, root, sheet.signatures);
  root.end();

  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    writer.decorate(() => drawFoot(writer, sheet, page + 1, count), "Pagination");
    if (sheet.mark !== null) writer.decorate(() => drawMark(document, sheet.mark ?? ""), "Pagination");
  }
  document.end();
  return finished;
}

function drawMark(document: PDFKit.PDFDocument, mark: string): void {
  const [x, y] = [document.page.width / 2, document.page.height / 2];
  const { bottom } = document.page.margins;
  document.page.margins.bottom = 0;
  document
    .save()
    .rotate(-52, { origin: [x, y] })
    .font("bold")
    .fontSize(82)
    .fillColor(inks.primary)
    .fillOpacity(0.07);
  document.text(mark, x - 400, y - 45, { width: 800, align: "center", lineBreak: false });
  document.restore();
  document.page.margins.bottom = bottom;
}
