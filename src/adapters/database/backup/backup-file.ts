import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { PassThrough, pipeline, type Readable } from "node:stream";
import { pipeline as pipelineDone } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Database } from "../database.ts";
import { type BackupProgress, readBackup, writeBackup } from "./backup.ts";
import { BackupFault } from "./backup-lines.ts";

type OnProgress = (progress: BackupProgress) => void;

/** Writes a backup, compressed when the name ends in .gz. The file has its own name only when it is whole. */
export async function backUpToFile(
  database: Database,
  at: Date,
  file: string,
  onProgress?: OnProgress,
): Promise<number> {
  if (existsSync(file)) throw new BackupFault(`${file} exists already; choose another name.`);
  const temporary = `${file}.part`;
  const into = new PassThrough();
  const target = createWriteStream(temporary, { mode: 0o600, flush: true });
  const writing = file.endsWith(".gz") ? pipelineDone(into, createGzip(), target) : pipelineDone(into, target);
  const written = writing.catch((error: NodeJS.ErrnoException) => {
    throw new BackupFault(`${file} cannot be written (${error.code ?? error.message}).`);
  });
  // A disk that fills up is told by whoever waits for it, below.
  written.catch(() => {});
  try {
    const rows = await writeBackup(database, at, (lines) => writeTo(into, lines, written), onProgress);
    into.end();
    await written;
    await rename(temporary, file);
    return rows;
  } catch (error) {
    into.destroy();
    await written.catch(() => {});
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Waits until there is room for more, or until there is nobody to write to any more. */
async function writeTo(into: PassThrough, lines: string, written: Promise<void>): Promise<void> {
  if (into.write(lines)) return;
  let onDrain = () => {};
  const drained = new Promise<void>((resolve) => {
    onDrain = resolve;
    into.once("drain", resolve);
  });
  await Promise.race([drained, written]).finally(() => into.off("drain", onDrain));
}

/** Puts a backup back, compressed or not, into a database that is still empty: all of it or nothing. */
export async function restoreFromFile(database: Database, file: string, onProgress?: OnProgress): Promise<number> {
  return readBackup(database, linesOf(file), onProgress);
}

/** The file is opened when the first line is asked for, and read no faster than lines are taken. */
async function* linesOf(file: string): AsyncIterable<string> {
  let rest = "";
  try {
    for await (const chunk of (await openText(file)) as AsyncIterable<string>) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    const code = String((error as { code?: unknown }).code ?? "");
    if (code.startsWith("Z_")) throw new BackupFault("The backup is cut off or damaged: it cannot be unpacked.");
    if (/^E[A-Z]+$/.test(code)) throw new BackupFault(`${file} cannot be read (${code}).`);
    throw error;
  }
  if (rest !== "") yield rest;
}

async function openText(file: string): Promise<Readable> {
  // Made after the last wait, and read at once: a stream that fails while nobody listens ends the process.
  if (!(await isGzip(file))) return createReadStream(file, "utf8");
  return pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding("utf8");
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}
