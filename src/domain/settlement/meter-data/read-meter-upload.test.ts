import { expect, test } from "vitest";
import { EAN, fluviusRows, OTHER_EAN } from "../../../../tests/support/make-fluvius-file.ts";
import { readMeterUpload } from "./read-meter-upload.ts";

const bytesOf = (rows: readonly string[]) => new TextEncoder().encode(rows.join("\r\n"));
const rowsOf = (ean: string) => fluviusRows({ year: 2025, days: 2, ean });
const [header = ""] = rowsOf(EAN);

test("a connection with two numbers is read from a file that bears either", () => {
  for (const ean of [EAN, OTHER_EAN]) {
    const read = readMeterUpload(bytesOf(rowsOf(ean)), "injection", [EAN, OTHER_EAN]);
    expect(read.ok && read.value.days).toHaveLength(2);
  }
  expect(readMeterUpload(bytesOf(rowsOf(OTHER_EAN)), "injection", [EAN])).toMatchObject({
    refusal: { code: "file-other-ean", expected: ["541448••••••••0008"] },
  });
});

test("of a file that holds both numbers the rows of the first are read", () => {
  const injected = rowsOf(EAN).filter((row) => row.includes("Injectie"));
  const taken = rowsOf(OTHER_EAN).filter((row) => row.includes("Afname"));
  const both = bytesOf([header, ...injected, ...taken]);
  const alone = readMeterUpload(bytesOf([header, ...injected]), "injection", [EAN]);
  const read = readMeterUpload(both, "injection", [EAN, OTHER_EAN]);
  expect(read.ok && alone.ok && read.value.days).toEqual(alone.ok && alone.value.days);
  // Neither of them is ours.
  expect(readMeterUpload(both, "injection", ["541448820000000022"])).toMatchObject({
    refusal: { code: "file-unreadable", refusal: { code: "mixed-eans" } },
  });
});
