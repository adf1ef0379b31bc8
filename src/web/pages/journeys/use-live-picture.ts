import { useCallback, useEffect, useRef, useState } from "react";
import { type CalculatorClient, openCalculator } from "#web/calculations/use-calculator.ts";
import { calculationAnswers, journeyAnswers } from "#web/forms/queries/journey-query.ts";
import { type DefaultAnswers, defaultAnswersOf } from "#web/pages/journeys/default-answers.ts";
import { type JourneyPicture, journeyPicture, PICTURED_MONTH } from "#web/pages/journeys/journey-picture.ts";
import type { JourneyPage } from "#web/pages/journeys/load-journey.ts";

const PAUSE_MS = 200;

/** The answers that stand in a form now. */
export function answersIn(form: HTMLFormElement, side: JourneyPage["side"]): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") params.set(name, value);
  return journeyAnswers(params, side);
}

/** Reloading and going back find what was typed: the address follows the answers, without asking the server. */
export function writeAnswers(path: string, answers: URLSearchParams): void {
  window.history.replaceState(window.history.state, "", answers.size === 0 ? path : `${path}?${answers}`);
}

/** The picture of the server first; once something changes, a worker draws it anew from the same answers. */
export function useLivePicture({ picture: loaded, defaults, setting, side, words }: JourneyPage) {
  const client = useRef<CalculatorClient | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);
  const [live, setLive] = useState<{
    over: JourneyPicture | null;
    picture: JourneyPicture;
    defaults: DefaultAnswers;
  } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      client.current?.close();
    },
    [],
  );

  const draw = useCallback(
    async (answers: URLSearchParams) => {
      const mine = ++turn.current;
      setIsBusy(true);
      try {
        client.current ??= openCalculator();
        const query = calculationAnswers(answers, side).toString();
        const { view } = await client.current.ask("open", { query, setting });
        // An answer that cannot be read yet leaves the last picture standing.
        const day = view && (await client.current.ask("typical", { side, month: PICTURED_MONTH }));
        if (mine !== turn.current || !view || !day) return;
        setLive({
          over: loaded,
          picture: journeyPicture(view, day, side, words.picture),
          defaults: defaultAnswersOf(view, answers),
        });
      } catch {
        // Without a worker the next step shows the picture, made by the server.
      } finally {
        if (mine === turn.current) setIsBusy(false);
      }
    },
    [setting, loaded, side, words.picture],
  );

  const onChange = useCallback(
    (form: HTMLFormElement) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void draw(answersIn(form, side)), PAUSE_MS);
    },
    [draw, side],
  );

  return { ...(live && live.over === loaded ? live : { picture: loaded, defaults }), isBusy, onChange };
}
