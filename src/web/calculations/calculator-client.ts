import type {
  CalculatorQuestion,
  CalculatorQuestionName,
  CalculatorQuestions,
  CalculatorReply,
} from "#web/calculations/calculator-messages.ts";

export type CalculatorClient = {
  ask<Name extends CalculatorQuestionName>(
    name: Name,
    ask: CalculatorQuestions[Name]["ask"],
  ): Promise<CalculatorQuestions[Name]["answer"]>;
  close(): void;
};

/** The computation in a worker: the page itself carries no engine and is never kept busy by it. */
export function openCalculator(): CalculatorClient {
  const worker = new Worker(new URL("./calculator.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  let count = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<CalculatorReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("fault" in data) asked?.reject(new Error(data.fault));
    else asked?.resolve(data.answer);
  });
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return {
    ask: (name, ask) =>
      new Promise((resolve, reject) => {
        const id = ++count;
        waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
        worker.postMessage({ id, name, ask } as CalculatorQuestion);
      }),
    close: () => worker.terminate(),
  };
}
