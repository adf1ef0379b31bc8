import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import type { Site } from "../../src/content/site.ts";

const site: Site = {
  name: "Stroomplein",
  titlePostfix: "",
  market: "be",
  flags: false,
  publicUrl: "https://stroomplein.example",
  today: "2026-11-15",
  operator: {
    name: "Stroomplein",
    legalForm: "cv",
    kbo: "0123.456.749",
    address: "Marktplein 1, 9000 Gent",
    email: "hallo@stroomplein.example",
    phone: "+32 9 123 45 67",
    vat: "BE 0123.456.749",
    register: "RPR Gent, afdeling Gent",
  },
  platformFee: 0,
  brusselsMatching: false,
};

/** `npm run mails` writes every mail as html and text into a folder, `build/mails` unless another is named. */
export async function run([folder = join("build", "mails")]: readonly string[]): Promise<void> {
  for (const { file, subject } of await writeMails(folder)) console.log(`${file}  ${subject}`);
}

export async function writeMails(folder: string): Promise<{ file: string; subject: string }[]> {
  const [{ renderMail }, { sampleMessages }] = await Promise.all([
    load<typeof import("../../src/mails/render-mail.tsx")>("src/mails/render-mail.tsx"),
    load<typeof import("../../src/mails/sample-messages.ts")>("src/mails/sample-messages.ts"),
  ]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return sampleMessages.map((message, index) => {
    const { html, text, subject } = renderMail(message, site);
    const name = join(folder, `${String(index + 1).padStart(2, "0")}-${message.kind}`);
    writeFileSync(`${name}.html`, html);
    writeFileSync(`${name}.txt`, text);
    return { file: `${name}.html`, subject };
  });
}

// Node reads no JSX; the bundler that builds the site does.
const load = async <T>(path: string): Promise<T> =>
  (await runnerImport<T>(`./${path}`, { configFile: false, logLevel: "error" })).module;
