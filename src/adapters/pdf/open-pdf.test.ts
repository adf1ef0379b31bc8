import { expect, test } from "vitest";
import type { Sheet } from "#application/ports/files/pdf.ts";
import { readPdf } from "../../../tests/support/read-pdf.ts";
import { openPdf } from "./open-pdf.ts";

const sheet: Sheet = {
  document: {
    title: "Overeenkomst",
    lead: "Tussen twee afnemers.",
    textVersion: "2026-11",
    parts: [
      {
        heading: "1. De verkoper",
        blocks: [
          { kind: "facts", rows: [["Naam", "An De Smet"]] },
          { kind: "paragraph", text: "Prijs: 8,5 c€/kWh." },
          { kind: "list", items: ["eerste voorwaarde", "tweede voorwaarde"] },
        ],
      },
    ],
  },
  language: "nl-BE",
  author: "An De Smet",
  head: "Stroomplein",
  mark: null,
  signatures: {
    heading: "Handtekening",
    boxes: [{ title: "Elektronisch ondertekend", signedName: "An De Smet", penLine: "", lines: ["SHA-256 abc"] }],
  },
  foot: ["Ondertekend op 15 november 2026.", "SHA-256 abc"],
  pageOf: "Pagina {page} van {pages}",
  createdAt: new Date("2026-11-15T10:00:00Z"),
};
const render = async (changes: Partial<Sheet> = {}) => readPdf(await openPdf().render({ ...sheet, ...changes }));

test("every word is text that can be selected, also beyond western European letters", async () => {
  const rows = [["Naam", "Łucja Đorđević-Straßer, Ștefan Ångström, Zoë"]] as const;
  const { texts } = await render({
    document: { ...sheet.document, parts: [{ heading: "Wie", blocks: [{ kind: "facts", rows }] }] },
  });
  expect(texts.join(" ").replaceAll(" ", "")).toContain("ŁucjaĐorđević-Straßer,ȘtefanÅngström,Zoë");
  expect(texts.join(" ")).not.toContain("\ufffd");
});

test("a letter that the face lacks loses its accent rather than becoming a box", async () => {
  const { texts } = await render({ head: "Nguyễn" });
  expect(texts.join("").replaceAll(" ", "")).toMatch(/Nguy[eêễ]n/);
});

test("headings, lists, tables and their row headings are tagged, with the language and a shown title", async () => {
  const { tags, dictionaries } = await render();
  expect(tags).toEqual(
    expect.arrayContaining(["Document", "H1", "H2", "P", "L", "LI", "LBody", "Table", "TR", "TH", "TD"]),
  );
  expect(dictionaries).toMatch(/\/Scope \/Row/);
  expect(dictionaries).toMatch(/\/Marked true/);
  expect(dictionaries).toMatch(/\/Lang \(nl-BE\)/);
  expect(dictionaries).toMatch(/\/DisplayDocTitle true/);
});

test("every page carries the hash, the moment of signing and its number", async () => {
  const paragraphs = Array.from({ length: 90 }, (_, at) => ({
    kind: "paragraph" as const,
    text: `Regel ${at}. `.repeat(9),
  }));
  const { texts, pageCount } = await render({
    document: { ...sheet.document, parts: [{ heading: "Lang", blocks: paragraphs }] },
  });
  expect(pageCount).toBeGreaterThan(2);
  texts.forEach((text, at) => {
    expect(text).toContain("Ondertekend op 15 november 2026.");
    expect(text).toContain("SHA-256 abc");
    expect(text).toContain(`Pagina ${at + 1} van ${pageCount}`);
  });
  for (let at = 0; at < 90; at += 1) expect(texts.join(" ")).toContain(`Regel ${at}.`);
});

test("a name of 120 letters without a space stays on the paper", async () => {
  const long = "x".repeat(120);
  const { texts, pageCount } = await render({
    document: {
      ...sheet.document,
      parts: [{ heading: "Wie", blocks: [{ kind: "facts", rows: [["Naam", long]] }] }],
    },
    signatures: { heading: "Handtekening", boxes: [{ title: "T", signedName: long, penLine: "", lines: [] }] },
  });
  expect(texts.join("").replaceAll(" ", "").split(long)).toHaveLength(3);
  expect(pageCount).toBe(1);
});

test("a draft says on every page that it is one", async () => {
  const { texts } = await render({ mark: "ONTWERP" });
  for (const text of texts) expect(text).toContain("ONTWERP");
});

test("a signature never stands on a page of its own", async () => {
  for (let lines = 20; lines < 46; lines += 5) {
    const filler = Array.from({ length: lines }, () => ({ kind: "paragraph" as const, text: "Een regel." }));
    const { texts } = await render({
      document: {
        ...sheet.document,
        parts: [
          { heading: "Veel", blocks: filler },
          { heading: "Over dit model", blocks: [{ kind: "paragraph", text: "Slotzin." }] },
        ],
      },
    });
    expect(texts.at(-1)).toContain("Slotzin.");
    expect(texts.at(-1)).toContain("Elektronisch ondertekend");
  }
});

test("a paper that nobody signs holds its table and its payment code, told to who cannot see it", async () => {
  const { texts, pageCount } = await render({
    signatures: null,
    document: {
      ...sheet.document,
      parts: [
        {
          heading: "Wat",
          blocks: [
            {
              kind: "table",
              columns: [
                { name: "Dag", share: 2, isNumber: false },
                { name: "Gedeeld", share: 1, isNumber: true },
              ],
              rows: [["1 november 2026", "1,234 kWh"]],
              total: ["Samen", "1,234 kWh"],
            },
            { kind: "qr", code: { size: 21, path: "M0 0h1v1h-1z" }, alt: "Betaalcode", lines: ["Scan deze code."] },
          ],
        },
      ],
    },
  });
  expect(pageCount).toBe(1);
  for (const words of ["1 november 2026", "1,234 kWh", "Samen", "Scan deze code."])
    expect(texts.join(" ")).toContain(words);
});
