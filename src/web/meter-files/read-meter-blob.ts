import type { MeterReading, MeterRefusal } from "#domain/meter-files/meter-reading.ts";
import { type MeterFileOptions, openMeterFile } from "#domain/meter-files/open-meter-file.ts";
import { type Result, refused } from "#domain/result.ts";
import { unpackXlsx } from "#web/meter-files/unpack-xlsx.ts";

const FILE_BYTES_MAX = 512 * 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;
const WORKBOOK_BYTES_MAX = 32 * 1024 * 1024;

/** How much of the file has been read, in bytes. */
export type MeterProgress = { readonly bytesRead: number; readonly bytesTotal: number };

/** Reads a file of the visitor chunk by chunk; a workbook is unpacked first. Stops between chunks when asked to. */
export async function readMeterBlob(
  blob: Blob,
  options: MeterFileOptions & {
    readonly onProgress?: (progress: MeterProgress) => void;
    readonly signal?: AbortSignal;
  } = {},
): Promise<Result<MeterReading, MeterRefusal>> {
  const { onProgress, signal } = options;
  if (blob.size > FILE_BYTES_MAX) return refused({ code: "file-too-large", bytesMax: FILE_BYTES_MAX });
  const file = openMeterFile(options);
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  const isZip = first === 0x50 && second === 0x4b;
  if (isZip) {
    if (blob.size > WORKBOOK_BYTES_MAX) return refused({ code: "file-too-large", bytesMax: WORKBOOK_BYTES_MAX });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const refusal = await unpackXlsx(bytes, (chunk) => {
      signal?.throwIfAborted();
      return file.push(chunk) === null;
    });
    onProgress?.({ bytesRead: blob.size, bytesTotal: blob.size });
    return refusal ? refused(refusal) : file.finish();
  }
  for (let from = 0; from < blob.size; from += CHUNK_BYTES) {
    signal?.throwIfAborted();
    const refusal = file.push(new Uint8Array(await blob.slice(from, from + CHUNK_BYTES).arrayBuffer()));
    onProgress?.({ bytesRead: file.bytesRead, bytesTotal: blob.size });
    if (refusal) return refused(refusal);
  }
  signal?.throwIfAborted();
  return file.finish();
}
