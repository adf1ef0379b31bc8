import PDFDocument from "pdfkit";
import { fontFiles, type Weight } from "./fonts.ts";

export const inks = {
  ink: "#1e1433",
  muted: "#5c5273",
  line: "#cfc6e4",
  primary: "#5b23b0",
  soft: "#f3f0fb",
  pale: "#e4dcf5",
  shared: "#12b8a9",
  sharedSoft: "#d8f6f2",
  sun: "#f5b62b",
  danger: "#b3261e",
  paper: "#ffffff",
} as const;
export const MARGIN = { top: 56, right: 62, bottom: 82, left: 62 } as const;

export type TextStyle = {
  readonly weight?: Weight;
  readonly size?: number;
  readonly ink?: keyof typeof inks;
  readonly gap?: number;
  readonly x?: number;
  readonly width?: number;
  readonly align?: "left" | "center" | "right";
};

// The types of pdfkit do not know this subset yet; pdfkit itself does.
const accessible = { subset: "PDF/UA" } as unknown as { subset: "PDF/A-1a" };

type Glyphs = { readonly font: { hasGlyphForCodePoint(code: number): boolean } };
type Run = { readonly font: string; readonly text: string };

/** Text on a page in the site's own face. Letters that one font file lacks come from the other. */
export function openPageWriter(info: { title: string; author: string; language: string; createdAt: Date }) {
  const document = new PDFDocument({
    size: "A4",
    margins: MARGIN,
    bufferPages: true,
    pdfVersion: "1.7",
    ...accessible,
    tagged: true,
    displayTitle: true,
    lang: info.language,
    info: { Title: info.title, Author: info.author, CreationDate: info.createdAt, ModDate: info.createdAt },
  });
  for (const [name, read] of Object.entries(fontFiles)) document.registerFont(name, read());

  const knows = (font: string, letter: string) => {
    document.font(font);
    // The font that pdfkit holds is one of fontkit, which its types keep to themselves.
    const { font: glyphs } = (document as unknown as { _font: Glyphs })._font;
    return glyphs.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  };

  const placed = new Map<string, Run>();

  function placeLetter(letter: string, weight: Weight): Run {
    const key = weight + letter;
    const run = placed.get(key) ?? findLetter(letter, weight);
    placed.set(key, run);
    return run;
  }

  function findLetter(letter: string, weight: Weight): Run {
    if (letter === "\n" || knows(weight, letter)) return { font: weight, text: letter };
    if (knows(`${weight}Extended`, letter)) return { font: `${weight}Extended`, text: letter };
    // Better a letter without its accent than an empty box.
    const [bare = "?"] = letter.normalize("NFD");
    return { font: weight, text: knows(weight, bare) ? bare : "?" };
  }

  function runsOf(text: string, weight: Weight): Run[] {
    const runs: { font: string; text: string }[] = [];
    for (const letter of text.replace(/\u202f/g, "\u00a0")) {
      const { font, text: shown } = placeLetter(letter, weight);
      const last = runs.at(-1);
      if (last?.font === font) last.text += shown;
      else runs.push({ font, text: shown });
    }
    return runs;
  }

  const layout = ({ gap = 3, width = widthOf(document), align = "left" }: TextStyle) => ({
    width,
    lineGap: gap,
    align,
  });

  return {
    document,
    width: widthOf(document),

    write(text: string, style: TextStyle = {}): void {
      const { weight = "regular", size = 10.5, ink = "ink", x = MARGIN.left } = style;
      document.fillColor(inks[ink]).fontSize(size);
      const runs = runsOf(text, weight);
      runs.forEach((run, at) => {
        document.font(run.font);
        const options = { ...layout(style), continued: at < runs.length - 1 };
        if (at === 0) document.text(run.text, x, document.y, options);
        else document.text(run.text, options);
      });
    },

    heightOf(text: string, style: TextStyle = {}): number {
      document.font(style.weight ?? "regular").fontSize(style.size ?? 10.5);
      return document.heightOfString(text, layout(style));
    },

    /** Goes to a new page unless there is room for so much; a tagged element stays on one page this way. */
    makeRoom(height: number): void {
      if (document.y + height > document.page.height - MARGIN.bottom) document.addPage();
    },

    /** What is drawn for the eye alone and is not read out. */
    decorate(draw: () => void, kind: "Layout" | "Pagination" = "Layout"): void {
      document.markContent("Artifact", { type: kind });
      draw();
      document.endMarkedContent();
    },
  };
}

export type PageWriter = ReturnType<typeof openPageWriter>;

const widthOf = (document: PDFKit.PDFDocument) => document.page.width - MARGIN.left - MARGIN.right;
