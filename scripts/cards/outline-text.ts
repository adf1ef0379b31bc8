import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";

type Glyph = { readonly path: { toSVG(): string } };
type Run = {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly { readonly xAdvance: number }[];
  readonly advanceWidth: number;
};
type Font = { readonly unitsPerEm: number; layout(text: string): Run };

/** The face of our headings. A drawing made on any machine has its letters as shapes: fonts are not installed there. */
function openFont(): Font {
  const file = "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2";
  const reader = new PDFDocument();
  reader.font(readFileSync(createRequire(import.meta.url).resolve(file)));
  // The font that pdfkit holds is one of fontkit, which its types keep to themselves.
  return (reader as unknown as { _font: { font: Font } })._font.font;
}

const font = openFont();

const widthOf = (text: string, size: number): number => (font.layout(text).advanceWidth * size) / font.unitsPerEm;

/** The letters of one line as SVG, standing on the baseline that begins at x, y. */
export function outlineText(text: string, x: number, y: number, size: number): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const letters = glyphs.map(({ path }, index) => {
    const letter = `<path transform="translate(${at} 0)" d="${path.toSVG()}"/>`;
    at += positions[index]?.xAdvance ?? 0;
    return letter;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${letters.join("")}</g>`;
}

/** As many words on each line as fit. */
export function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
