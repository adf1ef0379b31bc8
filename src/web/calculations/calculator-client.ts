import type {
  CalculatorQuestion,
  CalculatorQuestionName,
  CalculatorQuestions,
  CalculatorReply,
  CalculatorStop,
  FileProgress,
} from "#web/calculations/calculator-messages.ts";

type Meanwhile = { onProgress?: (progress: FileProgress) => void; signal?: AbortSignal };
type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void } & Pick<Meanwhile, "onProgress">;

export type CalculatorClient = {
  ask<Name extends CalculatorQuestionName>(
    name: Name,
    ask: CalculatorQuestions[Name]["ask"],
    meanwhile?: Meanwhile,
  ): Promise<CalculatorQuestions[Name]["answer"]>;
  close(): void;
};

/** The computation in a worker: the page itself carries no engine and is never kept busy by it. */
export function openCalculator(): CalculatorClient {
  const worker = new Worker(new URL("./calculator.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let broken: Error | null = null;
  worker.addEventListener("message", ({ data }: MessageEvent<CalculatorReply>) => {
    const asked = waiting.get(data.id);
    if ("progress" in data) {
      asked?.onProgress?.(data.progress);
      return;
    }
    waiting.delete(data.id);
    if ("fault" in data) asked?.reject(new Error(data.fault));
    else asked?.resolve(data.answer);
  });
  // A script that did not arrive, or broke, answers nobody after this either.
  worker.addEventListener("error", ({ message }) => {
    broken = new Error(message);
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  });
  return {
    ask: (name, ask, { onProgress, signal } = {}) =>
      new Promise((resolve, reject) => {
        if (broken !== null) {
          reject(broken);
          return;
        }
        const id = ++count;
        signal?.addEventListener("abort", () => {
          if (!waiting.delete(id)) return;
          worker.postMessage({ stop: id } satisfies CalculatorStop);
          reject(signal.reason);
        });
        waiting.set(id, {
          resolve: resolve as (answer: unknown) => void,
          reject,
          ...(onProgress ? { onProgress } : {}),
        });
        worker.postMessage({ id, name, ask } as CalculatorQuestion);
      }),
    close: () => worker.terminate(),
  };
}
