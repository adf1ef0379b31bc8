import type { DocumentBlock } from "#domain/forms/form-document.ts";
import { inks, MARGIN, type PageWriter } from "./page-writer.ts";
import { figure, place, rule } from "./report-drawings.ts";
import { tag } from "./tagged.ts";

type Structure = PDFKit.PDFStructureElement;
type Block<K extends DocumentBlock["kind"]> = Extract<DocumentBlock, { kind: K }>;

const GAP = 12;
const PADDING = 11;

/** Addresses beside each other. */
export function writeParties(writer: PageWriter, part: Structure, parties: Block<"parties">["parties"]): void {
  const { document } = writer;
  const width = (writer.width - GAP * (parties.length - 1)) / parties.length;
  const small = { size: 8.5, ink: "muted", gap: 2 } as const;
  const first = { weight: "bold", gap: 2 } as const;
  const other = { size: 9.5, gap: 2 } as const;
  const style = (at: number) => (at === 0 ? first : other);
  const heights = parties.map(({ name, lines }) =>
    lines.reduce(
      (sum, text, at) => sum + writer.heightOf(text, { ...style(at), width: width - 2 * PADDING }),
      writer.heightOf(name, { ...small, width: width - 2 * PADDING }) + 2 * PADDING + 2,
    ),
  );
  const height = Math.max(...heights);
  writer.makeRoom(height + 8);
  const top = document.y;
  parties.forEach(({ name, lines }, column) => {
    const x = MARGIN.left + column * (width + GAP);
    const room = { x: x + PADDING, width: width - 2 * PADDING };
    writer.decorate(() => {
      document.roundedRect(x, top, width, height, 8).lineWidth(0.8).strokeColor(inks.line).stroke();
    });
    document.y = top + PADDING;
    tag(writer, part, "P", () => writer.write(name, { ...small, ...room }));
    document.y += 2;
    lines.forEach((text, at) => {
      tag(writer, part, "P", () => writer.write(text, { ...style(at), ...room }));
    });
  });
  document.y = top + height + 8;
}

const tileInks = ["sharedSoft", "soft"] as const;

/** A few numbers that matter, one tile each. */
export function writeTiles(writer: PageWriter, part: Structure, tiles: Block<"tiles">["tiles"]): void {
  const { document } = writer;
  const width = (writer.width - GAP * (tiles.length - 1)) / tiles.length;
  const room = width - 2 * PADDING;
  const name = { size: 8.5, ink: "muted", gap: 1 } as const;
  const value = { size: 15, weight: "bold", gap: 1 } as const;
  const heights = tiles.map(
    ([label, text]) =>
      writer.heightOf(label, { ...name, width: room }) + writer.heightOf(text, { ...value, width: room }) + 2 * PADDING,
  );
  const height = Math.max(...heights);
  writer.makeRoom(height + 8);
  const top = document.y;
  tiles.forEach(([label, text], at) => {
    const x = MARGIN.left + at * (width + GAP);
    writer.decorate(() => {
      document
        .roundedRect(x, top, width, height, 8)
        .fillColor(inks[tileInks[at % 2] ?? "soft"])
        .fill();
    });
    document.y = top + PADDING;
    tag(writer, part, "P", () => writer.write(label, { ...name, x: x + PADDING, width: room }));
    tag(writer, part, "P", () => writer.write(text, { ...value, x: x + PADDING, width: room }));
  });
  document.y = top + height + 8;
}

const BARS_HEIGHT = 70;

/** A column for each day, as the page of the month shows it. */
export function writeBars(writer: PageWriter, part: Structure, { bars, alt, highest }: Block<"bars">): void {
  const { document, width } = writer;
  writer.makeRoom(BARS_HEIGHT + 40);
  const top = document.y + 14;
  const ground = top + BARS_HEIGHT;
  const most = Math.max(1e-9, ...bars.map(({ value }) => value));
  const step = width / Math.max(1, bars.length);
  figure(writer, part, alt, () => {
    place(writer, highest, MARGIN.left, document.y, { width, size: 8, ink: "muted" });
    bars.forEach(({ name, value }, at) => {
      const height = (value / most) * BARS_HEIGHT;
      const x = MARGIN.left + at * step;
      if (height > 0.3) {
        document
          .roundedRect(x + step * 0.14, ground - height, step * 0.72, height, Math.min(1.6, height / 2))
          .fillColor(inks.shared)
          .fill();
      }
      place(writer, name, x - 4, ground + 4, { width: step + 8, size: 7, ink: "muted", align: "center" });
    });
    rule(document, MARGIN.left, ground, width);
  });
  document.y = ground + 22;
}
