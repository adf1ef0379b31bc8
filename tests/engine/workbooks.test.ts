import { describe, expect, test } from "vitest";
import { readMeterBlob } from "#web/meter-files/read-meter-blob.ts";
import { EAN, fluviusFile, fluviusRows, headers, trueWattHours } from "../support/make-fluvius-file.ts";
import { makeXlsx, makeZip } from "../support/make-xlsx.ts";

const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const dutchHeader = ["datum_tijd", "levering_normaal", "levering_laag"].map(inline).join("");
const read = (bytes: Uint8Array<ArrayBuffer>) => readMeterBlob(new Blob([bytes]));
const refusalOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const result = await read(bytes);
  return result.ok ? null : result.refusal.code;
};
async function totalOf(bytes: Uint8Array<ArrayBuffer>) {
  const result = await read(bytes);
  if (!result.ok || result.value.kind === "peaks") throw new Error(JSON.stringify(result));
  return result.value.totals.offtake;
}

describe("a workbook", () => {
  test("gives the rows of its first sheet, with texts in the cell or shared", async () => {
    const shared = "<sst><si><t>01-01-2023 00:30:00 +0100</t></si><si><r><t>0,</t></r><r><t>25</t></r></si></sst>";
    const rows = [
      dutchHeader,
      inline("01-01-2023 00:15:00 +0100") + inline("0,12"),
      '<c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c>',
    ];
    expect(await totalOf(makeXlsx(rows, [{ name: "xl/sharedStrings.xml", text: shared }]))).toBe(0.37);
  });

  test("may hold a Fluvius export with days, times and volumes as numbers", async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="21"/></cellXfs></styleSheet>';
    const number = (value: number, style = 0) => `<c s="${style}"><v>${value}</v></c>`;
    // 45658 is the first of January 2025.
    const row = (quarter: number, volume: number) =>
      [number(45658, 1), number(quarter / 96, 2), number(45658, 1), number((quarter + 1) / 96, 2)].join("") +
      [EAN, "1SAG1", "Digitale meter", "Afname Nacht"].map(inline).join("") +
      `${number(volume)}${inline("kWh")}${inline("Uitgelezen")}${inline("")}`;
    const rows = [
      headers.dutch.split(";").map(inline).join(""),
      row(0, 0.065),
      row(1, 6.5000000000000002e-2),
      row(2, 1.5),
    ];
    expect(await totalOf(makeXlsx(rows, [{ name: "xl/styles.xml", text: styles }]))).toBeCloseTo(1.63, 12);
  });

  test("may hold each row of a separated file in one cell", async () => {
    const rows = fluviusRows({ firstDay: "2025-02-03", days: 1, hasInjection: false });
    const bytes = makeXlsx(rows.map((row) => inline(row.replaceAll('"', "&quot;"))));
    const plain = await totalOf(new Uint8Array(fluviusFile(rows)));
    expect(await totalOf(bytes)).toBe(plain);
  });

  test("is refused when it is locked, cut off, damaged, or no workbook", async () => {
    const whole = makeXlsx([dutchHeader, inline("01-01-2023 00:15:00 +0100") + inline("0,12")]);
    expect(await refusalOf(makeZip([{ name: "xl/workbook.xml", text: "", isEncrypted: true }]))).toBe("file-locked");
    expect(await refusalOf(whole.slice(0, whole.length - 30))).toBe("file-truncated");
    expect(await refusalOf(makeZip([{ name: "verbruik.csv", text: "a;b" }]))).toBe("file-compressed");
    expect(await refusalOf(whole.map((byte, at) => (at > 40 && at < 90 ? 0xff : byte)))).toBe("workbook-unreadable");
    expect(await refusalOf(makeXlsx([]))).toBe("file-empty");
  });

  test("that unpacks to a flood is refused before it fills the memory", async () => {
    const flood = new Uint8Array(160 * 1024 * 1024).fill(32);
    const bomb = makeZip([
      { name: "xl/workbook.xml", text: "<workbook/>" },
      { name: "xl/worksheets/sheet1.xml", text: flood },
    ]);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusalOf(bomb)).toBe("workbook-too-large");
  });
});

describe("reading a file of the visitor", () => {
  const bytes = new Uint8Array(fluviusFile(fluviusRows({ year: 2025, hasInjection: false })));

  test("tells how far it is, up to the last byte", async () => {
    const progress: number[] = [];
    const result = await readMeterBlob(new Blob([bytes]), { onProgress: ({ bytesRead }) => progress.push(bytesRead) });
    expect(result.ok && result.value.kind === "quarters" && result.value.totals.offtake).toBeCloseTo(
      trueWattHours(2025, 0) / 1000,
      6,
    );
    expect(progress.length).toBeGreaterThan(10);
    expect(progress.at(-1)).toBe(bytes.length);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  test("stops between two chunks when it is cancelled", async () => {
    const stop = new AbortController();
    const progress: number[] = [];
    const reading = readMeterBlob(new Blob([bytes]), {
      signal: stop.signal,
      onProgress: ({ bytesRead }) => {
        progress.push(bytesRead);
        stop.abort();
      },
    });
    await expect(reading).rejects.toThrow();
    expect(progress.length).toBe(1);
  });
});
