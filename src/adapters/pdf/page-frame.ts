import { inks, MARGIN, type PageWriter } from "./page-writer.ts";

type Foot = { readonly foot: readonly string[]; readonly pageOf: string };

const logo = ["pptp", "ptst", "pttt", "pptt"] as const;
const logoInks: Readonly<Record<string, string>> = { p: inks.primary, t: inks.shared, s: inks.sun };

/** The site's own sign. */
export function drawLogo(document: PDFKit.PDFDocument): void {
  const [tile, pitch] = [3.9, 4.8];
  logo.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      document
        .roundedRect(MARGIN.left + x * pitch, MARGIN.top - 4 + y * pitch, tile, tile, letter === "s" ? tile / 2 : 1)
        .fillColor(logoInks[letter] ?? inks.primary)
        .fill();
    });
  });
}

const DAY = { tile: 5.2, pitch: 6.6, hours: 24, noon: 13 } as const;
export const DAY_WIDTH = DAY.hours * DAY.pitch;

/** The hours of a day at the head of a paper, from the night to the sun and back. */
export function drawDay(document: PDFKit.PDFDocument): void {
  const { tile, pitch, hours, noon } = DAY;
  const left = document.page.width - MARGIN.right - DAY_WIDTH + (pitch - tile);
  for (let hour = 0; hour < hours; hour++) {
    const light = Math.max(0, Math.sin(((hour - 5.5) / 15) * Math.PI));
    const isNoon = hour === noon;
    document
      .roundedRect(left + hour * pitch, MARGIN.top + 2, tile, tile, isNoon ? tile / 2 : 1.3)
      .fillColor(
        isNoon ? inks.sun : light === 0 ? inks.pale : inks.shared,
        isNoon || light === 0 ? 1 : 0.3 + 0.7 * light,
      )
      .fill();
  }
  document.fillColor(inks.ink, 1);
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
