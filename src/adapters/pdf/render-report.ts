import type { ReportSheet } from "#application/ports/files/pdf.ts";
import { collectBytes, drawFoot, drawLogo } from "./page-frame.ts";
import { inks, MARGIN, openPageWriter, type PageWriter } from "./page-writer.ts";
import { drawMonths, drawWaterfall, place } from "./report-drawings.ts";
import { writeList } from "./report-list.ts";
import { writeTable } from "./report-table.ts";
import { tag } from "./tagged.ts";

type Structure = PDFKit.PDFStructureElement;

const verdictInks = {
  ok: { edge: "#0a7f75", soft: "#e3f7f5" },
  warn: { edge: "#94660a", soft: "#fdf3dc" },
  danger: { edge: "#b3261e", soft: "#fdeceb" },
} as const;

/** A calculation on two pages: the answer with its pictures, then what it rests on. Long lists may take a third. */
export async function renderReport(report: ReportSheet): Promise<Uint8Array> {
  const writer = openPageWriter(report);
  const { document } = writer;
  const finished = collectBytes(document);
  const root = document.struct("Document");
  document.addStructure(root);

  writer.decorate(() => drawLogo(document));
  document.y = MARGIN.top;
  tag(writer, root, "P", () => writer.write(report.head, { x: MARGIN.left + 26, size: 9, ink: "muted" }));
  document.y = MARGIN.top + 28;
  tag(writer, root, "H1", () => writer.write(report.title, { weight: "bold", size: 20, gap: 1 }));
  document.y += 8;
  writeVerdict(writer, root, report.verdict);
  writeSides(writer, root, report.sides);
  section(writer, root, report.waterfall.heading, (part) => drawWaterfall(writer, part, report.waterfall));
  section(writer, root, report.months.heading, (part) => drawMonths(writer, part, report.months));

  // Where the sum is short, the formula fits under the pictures; else it goes with what the answer rests on.
  const isFormulaFirst =
    heightLeft(document) >= heightOfFormulas(writer, report) + heightOfNotice(writer, report.notice);
  if (isFormulaFirst) writeFormulas(writer, root, report);
  writeNotice(writer, root, report.notice);

  document.addPage();
  document.y = MARGIN.top - 16;
  if (report.inputs.rows.length > 0) {
    section(writer, root, report.inputs.heading, (part) =>
      writeList(writer, part, report.inputs.rows, { size: 8.2, labelWidth: 150, labelIs: "regular" }),
    );
  }
  for (const table of report.tables) {
    section(writer, root, table.heading, (part) => writeTable(writer, part, table));
  }
  if (!isFormulaFirst) writeFormulas(writer, root, report);
  section(writer, root, report.sources.heading, (part) =>
    writeList(
      writer,
      part,
      report.sources.lines.map((text, at) => ({ label: `${at + 1}.`, text })),
      { size: 7, labelWidth: 14, labelIs: "bold" },
    ),
  );
  root.end();

  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    writer.decorate(() => drawFoot(writer, report, page + 1, count), "Pagination");
  }
  document.end();
  return finished;
}

function section(writer: PageWriter, root: Structure, heading: string, write: (part: Structure) => void): void {
  const part = writer.document.struct("Sect");
  root.add(part);
  writer.document.y += 8;
  // A heading never stands alone at the foot of a page.
  writer.makeRoom(56);
  tag(writer, part, "H2", () => writer.write(heading, { weight: "bold", size: 12, ink: "primary", gap: 1 }));
  writer.document.y += 4;
  write(part);
  part.end();
}

const heightLeft = ({ page, y }: PDFKit.PDFDocument) => page.height - MARGIN.bottom - y;

const formulaStyle = { size: 8.2, gap: 1.5 } as const;

const heightOfFormulas = (writer: PageWriter, { formulas }: ReportSheet) =>
  formulas.lines.reduce((sum, text) => sum + writer.heightOf(text, formulaStyle) + 2, 34);

const writeFormulas = (writer: PageWriter, root: Structure, { formulas }: ReportSheet) =>
  section(writer, root, formulas.heading, (part) => {
    for (const text of formulas.lines) {
      tag(writer, part, "P", () => writer.write(text, formulaStyle));
      writer.document.y += 2;
    }
  });

function writeVerdict(writer: PageWriter, root: Structure, { tone, badge, sentence, notes }: ReportSheet["verdict"]) {
  const { document, width } = writer;
  const { edge, soft } = verdictInks[tone];
  const room = { x: MARGIN.left + 18, width: width - 36 };
  const title = { weight: "bold", size: 13.5, gap: 2, ...room } as const;
  const small = { size: 9.5, gap: 1.5, ...room } as const;
  const top = document.y;
  const texts = notes.reduce((sum, note) => sum + writer.heightOf(note, small), 0);
  const height = 14 + 20 + writer.heightOf(sentence, title) + 4 + texts + 10;
  writer.decorate(() => {
    document.roundedRect(MARGIN.left, top, width, height, 9).fillColor(soft).fill();
    document.roundedRect(MARGIN.left, top, 5, height, 2.5).fillColor(edge).fill();
    const pill = document.font("bold").fontSize(9).widthOfString(badge) + 18;
    document
      .roundedRect(room.x, top + 11, pill, 17, 8.5)
      .fillColor(edge)
      .fill();
  });
  tag(writer, root, "P", () =>
    place(writer, badge, room.x + 9, top + 14.5, { width: 200, size: 9, weight: "bold", ink: "paper" }),
  );
  document.y = top + 35;
  tag(writer, root, "P", () => writer.write(sentence, title));
  document.y += 4;
  for (const note of notes) tag(writer, root, "P", () => writer.write(note, small));
  document.y = top + height + 10;
}

function writeSides(writer: PageWriter, root: Structure, sides: ReportSheet["sides"]): void {
  const { document, width } = writer;
  const gap = 12;
  const room = (width - gap * (sides.length - 1)) / Math.max(1, sides.length);
  const top = document.y;
  const height = 70;
  sides.forEach(({ name, amount, note, isLoss }, index) => {
    const x = MARGIN.left + index * (room + gap);
    writer.decorate(() => {
      document.roundedRect(x, top, room, height, 9).lineWidth(0.9).strokeColor(inks.line).stroke();
    });
    const inner = room - 28;
    tag(writer, root, "P", () => place(writer, name, x + 14, top + 11, { width: inner, size: 9.5, ink: "muted" }));
    tag(writer, root, "P", () =>
      place(writer, amount, x + 14, top + 24, {
        width: inner,
        size: 22,
        weight: "bold",
        ink: isLoss ? "danger" : "primary",
      }),
    );
    tag(writer, root, "P", () => place(writer, note, x + 14, top + 53, { width: inner, size: 8.5, ink: "muted" }));
  });
  document.y = top + height + 4;
}

const noticeStyle = ({ width }: PageWriter) =>
  ({ size: 8.5, gap: 1.5, x: MARGIN.left + 14, width: width - 28 }) as const;

function heightOfNotice(writer: PageWriter, { text, link }: ReportSheet["notice"]): number {
  const style = noticeStyle(writer);
  return writer.heightOf(text, style) + writer.heightOf(link.label, style) + 26;
}

function writeNotice(writer: PageWriter, root: Structure, { text, link }: ReportSheet["notice"]): void {
  const { document, width } = writer;
  const small = noticeStyle(writer);
  const height = heightOfNotice(writer, { text, link }) - 8;
  document.y += 8;
  writer.makeRoom(height);
  const top = document.y;
  writer.decorate(() => document.roundedRect(MARGIN.left, top, width, height, 8).fillColor(inks.soft).fill());
  document.y = top + 8;
  tag(writer, root, "P", () => writer.write(text, small));
  document.y += 2;
  const anchor = document.struct("Link", { alt: link.label }, () => {
    document.font("bold").fontSize(8.5).fillColor(inks.primary);
    document.text(link.label, small.x, document.y, { width: small.width, link: link.url, underline: true });
  });
  root.add(anchor);
  anchor.end();
  document.y = top + height;
}
