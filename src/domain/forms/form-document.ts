/** A paper as words, before anything draws it. */
export type FormDocument = {
  readonly title: string;
  readonly lead: string;
  readonly textVersion: string;
  readonly parts: readonly DocumentPart[];
};

export type DocumentPart = { readonly heading: string; readonly blocks: readonly DocumentBlock[] };

export type DocumentBlock =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "facts"; readonly rows: readonly (readonly [name: string, value: string])[] }
  /** Who writes and who is written to, beside each other. */
  | {
      readonly kind: "parties";
      readonly parties: readonly { readonly name: string; readonly lines: readonly string[] }[];
    }
  /** The numbers that matter most. */
  | { readonly kind: "tiles"; readonly tiles: readonly (readonly [name: string, value: string])[] }
  /** A column for each day; the numbers stand in a table elsewhere on the paper. */
  | {
      readonly kind: "bars";
      readonly alt: string;
      readonly bars: readonly { readonly name: string; readonly value: number }[];
      /** What the highest one comes to. */
      readonly highest: string;
    }
  | {
      readonly kind: "table";
      readonly columns: readonly { readonly name: string; readonly share: number; readonly isNumber: boolean }[];
      readonly rows: readonly (readonly string[])[];
      readonly total: readonly string[] | null;
    }
  | {
      readonly kind: "qr";
      /** A square of modules as one path, in units of one module. */
      readonly code: { readonly size: number; readonly path: string };
      readonly alt: string;
      /** Stands beside it. */
      readonly lines: readonly string[];
    };

export type Signature = { readonly name: string; readonly at: Date };

/** The text whose hash is kept at signing: every word of the paper, who signed it and when. */
export const canonicalText = (document: FormDocument, signature: Signature): string =>
  `${documentText(document)}${textOf([`~ ${signature.name}`, `~ ${signature.at.toISOString()}`])}`;

/** Every word of the paper, for two who sign the same at different moments. */
export const documentText = (document: FormDocument): string =>
  textOf([
    `# ${document.title}`,
    document.lead,
    `@ ${document.textVersion}`,
    ...document.parts.flatMap(({ heading, blocks }) => [`## ${heading}`, ...blocks.flatMap(linesOf)]),
  ]);

const textOf = (lines: readonly string[]): string => `${lines.map(asOneLine).join("\n")}\n`;

/** A line break inside an answer must not look like a line of ours. */
const asOneLine = (line: string) => line.normalize("NFC").replaceAll("\\", "\\\\").replaceAll("\n", "\\n");

function linesOf(block: DocumentBlock): string[] {
  switch (block.kind) {
    case "paragraph":
      return [block.text];
    case "list":
      return block.items.map((item) => `- ${item}`);
    case "facts":
      return block.rows.map(([name, value]) => `| ${name} | ${value}`);
    case "parties":
      return block.parties.flatMap(({ name, lines }) => [name, ...lines]);
    case "tiles":
      return block.tiles.map(([name, value]) => `| ${name} | ${value}`);
    case "bars":
      return [block.alt];
    case "table":
      return [block.columns.map(({ name }) => name), ...block.rows, ...(block.total ? [block.total] : [])].map(
        (cells) => `| ${cells.join(" | ")}`,
      );
    case "qr":
      return [block.alt, ...block.lines];
  }
}
