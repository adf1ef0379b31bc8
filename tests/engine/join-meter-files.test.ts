import { expect, test } from "vitest";
import { joinMeterFiles } from "#web/calculations/join-meter-files.ts";
import { bytesOf, fluviusFile, fluviusRows, headers, OTHER_EAN } from "../support/make-fluvius-file.ts";

const fileOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], "meter.csv");
const lay = (files: readonly File[], signal = new AbortController().signal) => {
  const progress: (number | null)[] = [];
  const laid = joinMeterFiles({ files, year: 2026 }, { signal, onProgress: ({ part }) => progress.push(part) });
  return { laid, progress };
};
const sumsOf = async (bytes: Uint8Array) => {
  const result = await lay([fileOf(bytes)]).laid;
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  const { firstMonth, offtake, injection } = result.value.file;
  return [firstMonth, Math.round(offtake), Math.round(injection ?? 0)];
};

test("every layout of Mijn Fluvius is laid on the year with the same sums", async () => {
  const layouts = Object.keys(headers) as (keyof typeof headers)[];
  const first = await sumsOf(fluviusFile(fluviusRows({ layout: "dutch", hasInjection: false })));
  expect(first[0]).toBe("2025-01-01");
  for (const layout of layouts)
    expect([layout, await sumsOf(fluviusFile(fluviusRows({ layout, hasInjection: false })))]).toEqual([layout, first]);
});

test("progress runs from nothing to the whole file", async () => {
  const { laid, progress } = lay([fileOf(fluviusFile(fluviusRows({ hasInjection: false })))]);
  expect((await laid).ok).toBe(true);
  expect([progress[0], progress.at(-1)]).toEqual([null, 1]);
});

test("a refusal tells at which step it came", async () => {
  const step = async (...files: File[]) => {
    const result = await lay(files).laid;
    return result.ok ? null : result.refusal.step;
  };
  const three = fileOf(fluviusFile(fluviusRows({ days: 3 })));
  const other = fileOf(fluviusFile(fluviusRows({ days: 3, ean: OTHER_EAN })));
  expect(await step(fileOf(bytesOf("%PDF-1.7")))).toBe("reading");
  expect(await step(three, other)).toBe("joining");
  expect(await step(three)).toBe("laying");
});

test("whoever stops is not read on for", async () => {
  const stop = new AbortController();
  stop.abort(new Error("enough"));
  await expect(lay([fileOf(fluviusFile(fluviusRows({ days: 3 })))], stop.signal).laid).rejects.toThrow("enough");
});
