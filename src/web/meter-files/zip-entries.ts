import type { MeterRefusal } from "#domain/meter-files/meter-reading.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type ZipEntry = { readonly method: number; readonly begin: number; readonly size: number };

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
const ENTRIES_MAX = 1000;
const ZIP64 = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;

/** The files in a zip by name, read from the directory at its end. A zip that was cut off has lost that directory. */
export function zipEntries(bytes: Uint8Array): Result<ReadonlyMap<string, ZipEntry>, MeterRefusal> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end < 0) return refused({ code: "file-truncated" });
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > ENTRIES_MAX || at === ZIP64) return refused({ code: "workbook-too-large" });
  const entries = new Map<string, ZipEntry>();
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
      return refused({ code: "workbook-unreadable" });
    }
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    if (isEncrypted) return refused({ code: "file-locked" });
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const entry = entryAt(
      view,
      view.getUint32(at + 42, true),
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
    );
    if (entry === null) return refused({ code: "workbook-unreadable" });
    entries.set(name, entry);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return ok(entries);
}

function endOfDirectory(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_BYTES - COMMENT_MAX);
  for (let at = view.byteLength - END_BYTES; at >= lowest; at--)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  return -1;
}

function entryAt(view: DataView, offset: number, method: number, size: number): ZipEntry | null {
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== LOCAL_SIGNATURE) return null;
  if (method !== STORED && method !== DEFLATED) return null;
  const begin = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return begin + size <= view.byteLength ? { method, begin, size } : null;
}

/** The bytes of an entry as they come out of the press, and nothing beyond `bytesMax`: a small zip can hold a flood. */
export async function* unpackedChunks(
  bytes: Uint8Array,
  entry: ZipEntry,
  bytesMax: number,
): AsyncGenerator<Uint8Array> {
  const packed = bytes.slice(entry.begin, entry.begin + entry.size);
  const stream = new Blob([packed]).stream();
  const unpacked = entry.method === STORED ? stream : stream.pipeThrough(new DecompressionStream("deflate-raw"));
  let total = 0;
  const reader = unpacked.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      total += value.length;
      if (total > bytesMax) throw new FloodError();
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

export class FloodError extends Error {}
