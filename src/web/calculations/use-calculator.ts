import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { onFirstInteraction } from "#web/browser/on-first-interaction.ts";
import type { CalculatorOutcome, CalculatorSetting } from "#web/calculations/calculator-outcome.ts";
import { writeAddress } from "#web/calculations/page-address.ts";
import type { AnswerView, ResultView } from "#web/calculations/result-view.ts";
import type {
  AnswerProgress,
  CalculatorQuestion,
  CalculatorQuestionName,
  CalculatorQuestions,
  CalculatorReply,
  CalculatorStop,
} from "#web/calculations/worker/calculator-messages.ts";

/** The last place of the slider that has no amounts yet, on the answer that it slides over. */
type Moving = { wanted: { agreedPrice: number; settled: ResultView | null } | null; isUnderWay: boolean };

/** An answer that comes sooner is not announced: to draw the wait would cost more than the wait. */
const BUSY_AFTER_MS = 200;

/**
 * The server's answer first, the worker's from then on. The address stays the truth: a new one replaces what was
 * computed here, and what is computed here is written into the address without asking the server again.
 */
export function useCalculator(loaded: CalculatorOutcome, setting: CalculatorSetting) {
  const { search } = useLocation();
  const client = useRef<CalculatorClient | null>(null);
  const [live, setLive] = useState<Live | null>(null);
  const [priced, setPriced] = useState<{ settled: ResultView | null; view: AnswerView } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const latest = useRef(0);
  /** What is still being computed answers an older question. */
  const forget = useCallback(() => {
    latest.current += 1;
    setIsBusy(false);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every address that is loaded makes the work for the last one old.
  useEffect(forget, [forget, loaded]);

  // From the back button until its page is loaded, the address is already that of the other page.
  const { state } = useNavigation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = state !== "idle";
  }, [state]);

  const ask = useCallback<CalculatorClient["ask"]>(
    (name, question, meanwhile) => {
      if (client.current === null) {
        client.current = openCalculator();
        // Whatever is asked first, the situation of the page comes before it.
        if (name !== "open") void client.current.ask("open", { query: search, setting }).catch(ignoreUntilAsked);
      }
      return client.current.ask(name, question, meanwhile);
    },
    [search, setting],
  );
  useEffect(() => () => client.current?.close(), []);

  // The worker makes the year ready once a hand is on its way to the slider; who only reads pays nothing for it.
  useEffect(() => {
    const open = async () => {
      const turn = latest.current;
      const computed = await ask("open", { query: search, setting });
      if (turn !== latest.current) return;
      startTransition(() => setLive((before) => (isMeasured(before) ? following(before, loaded, computed) : before)));
    };
    const begin = () => void open().catch(ignoreUntilAsked);
    if (client.current === null) return onFirstInteraction(begin);
    begin();
    return undefined;
  }, [ask, search, setting, loaded]);

  const outcome = standing(live, loaded);
  const answer: AnswerView | null = priced?.settled === outcome.view ? priced.view : outcome.view;

  const recompute = useCallback(
    async (next: string) => {
      const turn = ++latest.current;
      const busy = setTimeout(() => turn === latest.current && setIsBusy(true), BUSY_AFTER_MS);
      try {
        const computed = await ask("open", { query: next, setting });
        if (turn !== latest.current) return;
        startTransition(() => setLive((before) => following(before, loaded, computed)));
        if (computed.address !== null && !isLeaving.current) writeAddress(computed.address);
      } catch {
        // Without a worker the button still asks the server.
      } finally {
        clearTimeout(busy);
        if (turn === latest.current) setIsBusy(false);
      }
    },
    [ask, setting, loaded],
  );

  const moving = useRef<Moving>({ wanted: null, isUnderWay: false });
  const movePrice = useCallback(
    async (agreedPrice: number) => {
      moving.current.wanted = { agreedPrice, settled: outcome.view };
      // The slider asks for the whole answer again when it is let go.
      forget();
      if (moving.current.isUnderWay) return;
      moving.current.isUnderWay = true;
      try {
        while (moving.current.wanted !== null) {
          const { agreedPrice: price, settled } = moving.current.wanted;
          moving.current.wanted = null;
          const view = await ask("price", { agreedPrice: price });
          if (view) startTransition(() => setPriced({ settled, view }));
        }
      } catch {
        // The next step of the slider tries again.
      } finally {
        moving.current.isUnderWay = false;
      }
    },
    [ask, outcome.view, forget],
  );

  return { ask, outcome, answer, isBusy, recompute, movePrice };
}

/** What was computed here, under the page that was loaded then. */
type Live = { loaded: CalculatorOutcome; outcome: CalculatorOutcome };

const isMeasured = (live: Live | null) => live?.outcome.view?.isMeasured ?? false;

/** A server knows no meter file: where one lies here, its answer stands until the worker has that of the new page. */
const standing = (live: Live | null, loaded: CalculatorOutcome): CalculatorOutcome =>
  live !== null && (live.loaded === loaded || isMeasured(live)) ? live.outcome : loaded;

/** While an answer cannot be read, the last result stands, with its own address: nothing jumps away under the typist. */
function following(before: Live | null, loaded: CalculatorOutcome, computed: CalculatorOutcome): Live {
  if (Object.keys(computed.errors).length === 0) return { loaded, outcome: computed };
  const { view, address } = standing(before, loaded);
  return { loaded, outcome: { ...computed, view, address } };
}

const ignoreUntilAsked = () => {};

type Meanwhile = { onProgress?: (progress: AnswerProgress) => void; signal?: AbortSignal };
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
  const worker = new Worker(new URL("./worker/calculator.worker.ts", import.meta.url), { type: "module" });
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
