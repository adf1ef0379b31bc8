import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { atFirstTouch } from "#web/browser/at-first-touch.ts";
import { type CalculatorClient, openCalculator } from "#web/calculations/calculator-client.ts";
import type { CalculatorGivens, CalculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import { writeAddress } from "#web/calculations/page-address.ts";
import type { AnswerView } from "#web/calculations/result-view.ts";

/** An answer that comes sooner is not announced: to draw the wait would cost more than the wait. */
const BUSY_AFTER_MS = 200;

/**
 * The server's answer first, the worker's from then on. The address stays the truth: a new one replaces what was
 * computed here, and what is computed here is written into the address without asking the server again.
 */
export function useCalculator(loaded: CalculatorOutcome, givens: CalculatorGivens) {
  const { search } = useLocation();
  const client = useRef<CalculatorClient | null>(null);
  const [live, setLive] = useState<{ loaded: CalculatorOutcome; outcome: CalculatorOutcome } | null>(null);
  const [priced, setPriced] = useState<{ outcome: CalculatorOutcome; view: AnswerView } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const latest = useRef(0);

  const ask = useCallback<CalculatorClient["ask"]>(
    (name, question, meanwhile) => {
      if (client.current === null) {
        client.current = openCalculator();
        // Whatever is asked first, the situation of the page comes before it.
        if (name !== "open") void client.current.ask("open", { query: search, givens }).catch(ignoreUntilAsked);
      }
      return client.current.ask(name, question, meanwhile);
    },
    [search, givens],
  );
  useEffect(() => () => client.current?.close(), []);

  // The worker makes the year ready once a hand is on its way to the slider; who only reads pays nothing for it.
  useEffect(() => {
    const open = () => void ask("open", { query: search, givens }).catch(ignoreUntilAsked);
    if (client.current === null) return atFirstTouch(open);
    open();
    return undefined;
  }, [ask, search, givens]);

  const outcome = live?.loaded === loaded ? live.outcome : loaded;
  const answer: AnswerView | null = priced?.outcome === outcome ? priced.view : outcome.view;

  const recompute = useCallback(
    async (next: string) => {
      const turn = ++latest.current;
      const busy = setTimeout(() => setIsBusy(true), BUSY_AFTER_MS);
      try {
        const computed = await ask("open", { query: next, givens });
        if (turn !== latest.current) return;
        startTransition(() =>
          setLive((before) => {
            const shown = before?.loaded === loaded ? before.outcome : loaded;
            return { loaded, outcome: Object.keys(computed.errors).length > 0 ? faulty(computed, shown) : computed };
          }),
        );
        if (computed.address !== null) writeAddress(computed.address);
      } catch {
        // Without a worker the button still asks the server.
      } finally {
        clearTimeout(busy);
        if (turn === latest.current) setIsBusy(false);
      }
    },
    [ask, givens, loaded],
  );

  const moving = useRef<{ wanted: number | null; isUnderWay: boolean }>({ wanted: null, isUnderWay: false });
  const movePrice = useCallback(
    async (agreedPrice: number) => {
      moving.current.wanted = agreedPrice;
      // What is still being computed is of an older price; the slider asks for it again when it is let go.
      latest.current += 1;
      setIsBusy(false);
      if (moving.current.isUnderWay) return;
      moving.current.isUnderWay = true;
      try {
        while (moving.current.wanted !== null) {
          const price = moving.current.wanted;
          moving.current.wanted = null;
          const moved = await ask("price", { agreedPrice: price });
          if (moved) startTransition(() => setPriced({ outcome, view: moved }));
        }
      } catch {
        // The next step of the slider tries again.
      } finally {
        moving.current.isUnderWay = false;
      }
    },
    [ask, outcome],
  );

  return { ask, outcome, answer, isBusy, recompute, movePrice };
}

/** While an answer cannot be read, the last result stands, with its own address: nothing jumps away under the typist. */
const faulty = (computed: CalculatorOutcome, { view, address }: CalculatorOutcome): CalculatorOutcome => ({
  ...computed,
  view,
  address,
});

const ignoreUntilAsked = () => {};
