import { inks, MARGIN, type PageWriter } from "./page-writer.ts";

type Structure = PDFKit.PDFStructureElement;
/** Which cells a heading of a table speaks for. */
type Scope = { readonly title?: string; readonly scope?: "Row" | "Column" };

/** Adds a tagged element whose content is drawn now. */
export function tag(writer: PageWriter, parent: Structure, kind: string, draw: () => void, options: Scope = {}): void {
  parent.add(writer.document.struct(kind, options, draw));
}

export const line = ({ document, width }: PageWriter, y: number, x: number = MARGIN.left, length: number = width) =>
  document
    .moveTo(x, y)
    .lineTo(x + length, y)
    .lineWidth(0.6)
    .strokeColor(inks.line)
    .stroke();
