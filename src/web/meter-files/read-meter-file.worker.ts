import { readMeterBlob } from "#web/meter-files/read-meter-blob.ts";
import type { MeterWorkerAnswer, MeterWorkerQuestion } from "#web/meter-files/read-meter-file.ts";

const answer = (message: MeterWorkerAnswer) => self.postMessage(message);

self.addEventListener("message", ({ data }: MessageEvent<MeterWorkerQuestion>) => {
  const { file, options } = data;
  readMeterBlob(file, { ...options, onProgress: (progress) => answer({ progress }) }).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ fault: String(error) }),
  );
});
