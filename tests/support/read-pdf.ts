import { inflateSync } from "node:zlib";

/** As much of a PDF as a test wants to know: its objects in clear, and the words that a reader can select. */
export function readPdf(bytes: Uint8Array) {
  const raw = Buffer.from(bytes).toString("latin1");
  const objects = new Map<string, { dictionary: string; stream: string }>();
  for (const [, id = "", body = ""] of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, dictionary = body, stream = ""] = /^([\s\S]*?)\nstream\n([\s\S]*?)\nendstream/.exec(body) ?? [];
    const isPacked = dictionary.includes("/FlateDecode") && stream !== "";
    objects.set(id, {
      dictionary,
      stream: isPacked ? inflateSync(Buffer.from(stream, "latin1")).toString("latin1") : stream,
    });
  }
  const all = [...objects.values()];
  const dictionaries = all.map(({ dictionary }) => dictionary).join("\n");
  const pages = all.filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary));
  return {
    dictionaries,
    pageCount: pages.length,
    /** The kinds of tagged elements, in the order of the file. */
    tags: [...dictionaries.matchAll(/^\/S \/(\w+)$/gm)].map(([, kind = ""]) => kind),
    texts: pages.map(({ dictionary }) => pageText(dictionary, objects)),
    /** The corner of every square of one unit that is drawn in a figure: the dark modules of a payment code. */
    squares: pages.flatMap(({ dictionary }) => squaresOf(contentOf(dictionary, objects))),
  };
}

type Objects = ReadonlyMap<string, { dictionary: string; stream: string }>;

const contentOf = (page: string, objects: Objects): string =>
  objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? "")?.stream ?? "";

const squaresOf = (content: string): (readonly [x: number, y: number])[] =>
  [...content.matchAll(/\/Figure [\s\S]*?\nEMC/g)].flatMap(([figure]) =>
    [...figure.matchAll(/^(\d+) (\d+) m\n(\d+) \2 l$/gm)].flatMap(([, x, y, right]) =>
      Number(right) - Number(x) === 1 ? [[Number(x), Number(y)] as const] : [],
    ),
  );

function pageText(page: string, objects: Objects): string {
  const content = contentOf(page, objects);
  const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? "")?.dictionary ?? "";
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [name, unicodeOf(id, objects)]),
  );
  let letters: ReadonlyMap<string, string> = new Map();
  let text = "";
  for (const [, font, words] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map();
    for (const [, hex = ""] of (words ?? "").matchAll(/<([0-9a-f]+)>/gi))
      for (const [code] of hex.matchAll(/.{4}/g)) text += letters.get(code.toLowerCase()) ?? "\ufffd";
    if (words !== undefined) text += " ";
  }
  return text.replace(/\s+/g, " ");
}

/** Which letter each code of a font stands for, as the file itself tells readers. */
function unicodeOf(font: string, objects: Objects): ReadonlyMap<string, string> {
  const map = objects.get(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.dictionary ?? "")?.[1] ?? "")?.stream ?? "";
  const letters = new Map<string, string>();
  for (const [, from = "", list = ""] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f]+)>/gi)].forEach(([, hex = ""], at) => {
      const code = (Number.parseInt(from, 16) + at).toString(16).padStart(4, "0");
      letters.set(code, Buffer.from(hex, "hex").swap16().toString("utf16le"));
    });
  }
  return letters;
}
