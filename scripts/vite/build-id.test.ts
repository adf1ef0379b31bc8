import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Rollup } from "vite";
import { afterAll, expect, test } from "vitest";
import { buildId } from "./build-id.ts";

const folder = mkdtempSync(join(tmpdir(), "build-id-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function entryNameWith(sentence: string): Promise<string> {
  mkdirSync(join(folder, "src/content"), { recursive: true });
  // Only a server would import these words: the entry does not.
  writeFileSync(join(folder, "src/content/mail.ts"), `export const sentence = ${JSON.stringify(sentence)};`);
  writeFileSync(join(folder, "src/entry.client.js"), "console.log(1);");
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    plugins: [buildId()],
    build: { write: false, rolldownOptions: { input: { "entry.client": join(folder, "src/entry.client.js") } } },
  })) as Rollup.RollupOutput;
  return output[0].fileName;
}

test("a changed Dutch sentence that only the server has makes another build, the same sentence the same build", async () => {
  const first = await entryNameWith("U zei allebei ja");
  expect(await entryNameWith("U hebt allebei ja gezegd")).not.toBe(first);
  expect(await entryNameWith("U zei allebei ja")).toBe(first);
});
