import type { MeterReading, MeterRefusal } from "#domain/meter-files/meter-reading.ts";
import type { MeterFileOptions } from "#domain/meter-files/open-meter-file.ts";
import type { Result } from "#domain/result.ts";
import type { MeterProgress } from "#web/meter-files/read-meter-blob.ts";

export type MeterWorkerQuestion = { readonly file: Blob; readonly options: MeterFileOptions };
export type MeterWorkerAnswer =
  | { readonly progress: MeterProgress }
  | { readonly result: Result<MeterReading, MeterRefusal> }
  | { readonly fault: string };

type Asked = MeterFileOptions & {
  readonly onProgress?: (progress: MeterProgress) => void;
  readonly signal?: AbortSignal;
};

/** Reads a meter file in a worker, so that the page stays quick. The file never leaves the visitor's device. */
export function readMeterFile(
  file: Blob,
  { onProgress, signal, ...options }: Asked = {},
): Promise<Result<MeterReading, MeterRefusal>> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const worker = new Worker(new URL("./read-meter-file.worker.ts", import.meta.url), { type: "module" });
    const stop = () => {
      worker.terminate();
      signal?.removeEventListener("abort", abort);
    };
    const abort = () => {
      stop();
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", abort);
    worker.addEventListener("message", ({ data }: MessageEvent<MeterWorkerAnswer>) => {
      if ("progress" in data) onProgress?.(data.progress);
      else {
        stop();
        if ("result" in data) resolve(data.result);
        else reject(new Error(data.fault));
      }
    });
    worker.addEventListener("error", (event) => {
      stop();
      reject(new Error(event.message));
    });
    worker.postMessage({ file, options } satisfies MeterWorkerQuestion);
  });
}
