import { MARGIN, type PageWriter } from "./page-writer.ts";
import { place } from "./report-drawings.ts";
import { tag } from "./tagged.ts";

type Structure = PDFKit.PDFStructureElement;
type Item = { readonly label: string; readonly text: string };
type Style = {
  readonly size: number;
  /** How much of a column the labels take, in points. */
  readonly labelWidth: number;
  readonly labelIs: "bold" | "regular";
};

const GAP = 16;

/** A list in two columns, each item with its label before it: it is looked up, not read. */
export function writeList(
  writer: PageWriter,
  parent: Structure,
  items: readonly Item[],
  { size, labelWidth, labelIs }: Style,
): void {
  const { document, width } = writer;
  const list = document.struct("L");
  parent.add(list);
  const column = (width - GAP) / 2;
  const isNumbered = labelIs === "bold";
  const label = {
    size,
    width: labelWidth - 4,
    gap: 0.5,
    weight: labelIs,
    ink: isNumbered ? "primary" : "muted",
  } as const;
  const body = {
    size,
    width: column - labelWidth,
    gap: 0.5,
    weight: isNumbered ? "regular" : "bold",
    ink: isNumbered ? "muted" : "ink",
  } as const;
  for (let at = 0; at < items.length; at += 2) {
    const pair = items.slice(at, at + 2);
    const height =
      Math.max(...pair.map((item) => Math.max(writer.heightOf(item.label, label), writer.heightOf(item.text, body)))) +
      3;
    writer.makeRoom(height);
    const top = document.y;
    pair.forEach((item, side) => {
      const x = MARGIN.left + side * (column + GAP);
      const element = document.struct("LI");
      list.add(element);
      tag(writer, element, "Lbl", () => place(writer, item.label, x, top, label));
      tag(writer, element, "LBody", () => place(writer, item.text, x + labelWidth, top, body));
      element.end();
    });
    document.y = top + height;
  }
  list.end();
}
