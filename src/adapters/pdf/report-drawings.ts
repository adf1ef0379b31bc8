import type { ReportSheet, ReportTone } from "#application/ports/files/pdf.ts";
import { inks, MARGIN, type PageWriter } from "./page-writer.ts";

type Structure = PDFKit.PDFStructureElement;

/** The colours of the site's own charts on paper; a pattern goes along, for who prints in grey. */
const looks: Readonly<Record<ReportTone, { fill: string; edge: string; isHatched: boolean }>> = {
  own: { fill: inks.primary, edge: inks.primary, isHatched: false },
  shared: { fill: "#12b8a9", edge: "#0a7f75", isHatched: false },
  supplier: { fill: "#ffffff", edge: "#6b5f86", isHatched: true },
  cost: { fill: "#f5b62b", edge: "#94660a", isHatched: false },
  pale: { fill: "#e9e3f6", edge: "#8d80ab", isHatched: false },
  loss: { fill: "#fde4e3", edge: "#b3261e", isHatched: true },
};

const ROW = 25;
const NAME_WIDTH = 176;
const AMOUNT_WIDTH = 74;

/** Each step of a sum as a bar that begins where the one before it ended. */
export function drawWaterfall(writer: PageWriter, parent: Structure, { alt, steps }: ReportSheet["waterfall"]): void {
  const { document, width } = writer;
  const top = document.y;
  const room = { x: MARGIN.left + NAME_WIDTH, width: width - NAME_WIDTH - AMOUNT_WIDTH - 12 };
  const values = steps.flatMap(({ from, until }) => [from, until, 0]);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const at = (value: number) => room.x + ((value - lowest) / (highest - lowest || 1)) * room.width;
  figure(writer, parent, alt, () => {
    steps.forEach(({ name, sum, text, from, until, tone, isTotal }, index) => {
      const y = top + index * ROW;
      const weight = isTotal ? "bold" : "regular";
      if (isTotal && index > 0) rule(document, MARGIN.left, y - 2, width);
      place(writer, name, MARGIN.left, y + (sum === "" ? 6 : 1), { width: NAME_WIDTH - 10, size: 9.5, weight });
      if (sum !== "") place(writer, sum, MARGIN.left, y + 12.5, { width: NAME_WIDTH - 10, size: 7.5, ink: "muted" });
      const [left, right] = [Math.min(at(from), at(until)), Math.max(at(from), at(until))];
      bar(document, left, y + 4, Math.max(1.5, right - left), ROW - 9, tone);
      if (index < steps.length - 1) {
        document
          .moveTo(at(until), y + ROW - 5)
          .lineTo(at(until), y + ROW + 4)
          .lineWidth(0.5)
          .strokeColor(inks.line)
          .stroke();
      }
      place(writer, text, MARGIN.left + width - AMOUNT_WIDTH, y + 6, {
        width: AMOUNT_WIDTH,
        size: 9.5,
        weight,
        align: "right",
      });
    });
    document
      .moveTo(at(0), top)
      .lineTo(at(0), top + steps.length * ROW - 2)
      .lineWidth(0.8)
      .strokeColor(inks.muted)
      .stroke();
  });
  document.y = top + steps.length * ROW + 4;
}

const CHART_HEIGHT = 84;

/** Twelve stacked bars, each with its number above it. */
export function drawMonths(writer: PageWriter, parent: Structure, months: ReportSheet["months"]): void {
  const { document, width } = writer;
  const { alt, bars, key, unit } = months;
  const top = document.y + 20;
  const totals = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const highest = Math.max(1e-9, ...totals);
  const step = width / Math.max(1, bars.length);
  figure(writer, parent, alt, () => {
    drawKey(writer, key, unit, document.y);
    const ground = top + 12 + CHART_HEIGHT;
    bars.forEach(({ name, text, values }, index) => {
      const x = MARGIN.left + index * step;
      let y = ground;
      values.forEach((value, part) => {
        const height = (value / highest) * CHART_HEIGHT;
        y -= height;
        if (height > 0.2) bar(document, x + 4, y, step - 8, height, key[part]?.tone ?? "pale");
      });
      place(writer, text, x, y - 10.5, { width: step, size: 7.5, weight: "bold", align: "center" });
      place(writer, name, x, ground + 4, { width: step, size: 8, ink: "muted", align: "center" });
    });
    rule(document, MARGIN.left, ground, width);
  });
  document.y = top + 12 + CHART_HEIGHT + 20;
}

function drawKey(writer: PageWriter, key: ReportSheet["months"]["key"], unit: string, y: number): void {
  let x: number = MARGIN.left;
  for (const { name, tone } of key) {
    bar(writer.document, x, y + 1.5, 9, 9, tone);
    place(writer, name, x + 14, y + 1, { width: 160, size: 8.5 });
    x += 28 + writer.document.font("regular").fontSize(8.5).widthOfString(name);
  }
  place(writer, unit, MARGIN.left, y + 1, { width: writer.width, size: 8.5, ink: "muted", align: "right" });
}

export function figure({ document }: PageWriter, parent: Structure, alt: string, draw: () => void): void {
  const drawn = document.struct("Figure", { alt }, draw);
  parent.add(drawn);
  drawn.end();
}

type Placed = {
  readonly width: number;
  readonly size: number;
  readonly weight?: "regular" | "bold";
  readonly ink?: keyof typeof inks;
  readonly align?: "left" | "center" | "right";
};

/** Writes at a place of its own; where the page goes on is not touched. */
export function place(writer: PageWriter, text: string, x: number, y: number, style: Placed): void {
  const { document } = writer;
  const { y: before } = document;
  document.y = y;
  writer.write(text, { ...style, x, gap: 0.5 });
  document.y = before;
}

function bar(document: PDFKit.PDFDocument, x: number, y: number, width: number, height: number, tone: ReportTone) {
  const { fill, edge, isHatched } = looks[tone];
  document.rect(x, y, width, height).fillColor(fill).fill();
  if (isHatched) {
    document.save().rect(x, y, width, height).clip().lineWidth(0.6).strokeColor(edge).strokeOpacity(0.55);
    for (let offset = -height; offset < width; offset += 4) {
      document.moveTo(x + offset, y + height).lineTo(x + offset + height, y);
    }
    document.stroke().restore();
  }
  document.rect(x, y, width, height).lineWidth(0.6).strokeColor(edge).stroke();
}

export const rule = (document: PDFKit.PDFDocument, x: number, y: number, length: number) =>
  document
    .moveTo(x, y)
    .lineTo(x + length, y)
    .lineWidth(0.7)
    .strokeColor(inks.muted)
    .stroke();
