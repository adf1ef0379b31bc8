import { inks, MARGIN, type PageWriter } from "./page-writer.ts";

type Foot = { readonly foot: readonly string[]; readonly pageOf: string };

/** Four quarter-hours, the site's own sign. */
export function drawTiles(document: PDFKit.PDFDocument): void {
  const [x, y] = [MARGIN.left, MARGIN.top - 4];
  const tiles = [inks.primary, "#12b8a9", "#f5b62b", inks.primary];
  tiles.forEach((ink, at) => {
    document
      .roundedRect(x + (at % 2) * 9, y + Math.floor(at / 2) * 9, 7.5, 7.5, 1.6)
      .fillColor(ink)
      .fill();
  });
}

export function drawFoot(writer: PageWriter, { foot, pageOf }: Foot, page: number, pages: number): void {
  const { document, width } = writer;
  const { bottom } = document.page.margins;
  // Below the margin pdfkit would begin a new page.
  document.page.margins.bottom = 0;
  const top = document.page.height - MARGIN.bottom + 24;
  document
    .moveTo(MARGIN.left, top - 8)
    .lineTo(MARGIN.left + width, top - 8)
    .lineWidth(0.6)
    .strokeColor(inks.line)
    .stroke();
  document.y = top;
  for (const text of foot) writer.write(text, { size: 7.5, ink: "muted", gap: 1, width: width - 90 });
  document.font("regular").fontSize(7.5).fillColor(inks.muted);
  const number = pageOf.replace("{page}", String(page)).replace("{pages}", String(pages));
  document.text(number, MARGIN.left + width - 90, top, { width: 90, align: "right" });
  document.page.margins.bottom = bottom;
}

export function collectBytes(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    document.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on("error", reject);
  });
}
