import { calculatorAnswers } from "#web/calculations/worker/calculator-answers.ts";
import type {
  AnswerProgress,
  CalculatorQuestion,
  CalculatorReply,
  CalculatorStop,
} from "#web/calculations/worker/calculator-messages.ts";

// In the order in which they came: a price that slides while the year is still being made ready waits for it.
let answered: Promise<void> = Promise.resolve();
const stops = new Map<number, AbortController>();

self.addEventListener("message", ({ data }: MessageEvent<CalculatorQuestion | CalculatorStop>) => {
  if ("stop" in data) {
    stops.get(data.stop)?.abort();
    return;
  }
  const stop = new AbortController();
  stops.set(data.id, stop);
  answered = answered.then(() => reply(data, stop.signal));
});

async function reply({ id, name, ask }: CalculatorQuestion, signal: AbortSignal): Promise<void> {
  const post = (message: CalculatorReply) => self.postMessage(message);
  const answer = calculatorAnswers[name] as (ask: unknown, meanwhile: unknown) => unknown;
  try {
    signal.throwIfAborted();
    post({
      id,
      answer: await answer(ask, { signal, onProgress: (progress: AnswerProgress) => post({ id, progress }) }),
    });
  } catch (error) {
    post({ id, fault: String(error) });
  } finally {
    stops.delete(id);
  }
}
