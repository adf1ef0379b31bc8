import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { CalculatorOutcome, PartnerChoice } from "#web/calculations/calculator-outcome.ts";
import { type CalculatorClient, useCalculator } from "#web/calculations/use-calculator.ts";
import { useEarlyEdits } from "#web/forms/use-early-edits.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { consumptionQuestions, fillForm, queryOf } from "#web/pages/calculators/questions.ts";

const TYPING_MS = 250;

/** What a visitor does with the form, the slider and the pencils, and the answer that follows. */
export function useLiveAnswer(page: CalculatorPage) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { ask, outcome, answer, isBusy, recompute, movePrice } = useCalculator(page.outcome, page.setting);
  const [isRefined, setIsRefined] = useState(
    // A Dutch visitor has prices to fill in there; a social tariff stands among the first questions.
    Object.keys(outcome.errors).length > 0 ||
      (outcome.refusal?.code === "prices-needed" && page.setting.market === "nl"),
  );
  const partners = usePartners(page, outcome, ask);
  const [isFileDoor, setIsFileDoor] = useState(false);

  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);

  // The fields keep their own text; only going to another address, as with the back button, may replace it.
  // Together with the rest of it: a hand that moves between the two would lose what it moved.
  const written = useRef(page.outcome);
  useLayoutEffect(() => {
    if (written.current === page.outcome) return;
    written.current = page.outcome;
    clearTimeout(typing.current);
    if (form.current) fillForm(form.current, page.outcome.typed);
  }, [page.outcome]);

  const recomputeNow = useCallback(() => {
    clearTimeout(typing.current);
    if (form.current) void recompute(queryOf(form.current));
  }, [recompute]);
  const recomputeSoon = useCallback(() => {
    setIsFileDoor(form.current?.querySelector("#deur-bestand:checked") !== null);
    clearTimeout(typing.current);
    typing.current = setTimeout(recomputeNow, TYPING_MS);
  }, [recomputeNow]);
  useEarlyEdits(form, recomputeSoon);
  const send = useCallback(
    (pressed: HTMLButtonElement | null) => {
      clearTimeout(typing.current);
      if (!form.current) return;
      const { hash } = new URL(pressed?.hasAttribute("formaction") ? pressed.formAction : form.current.action);
      void navigate(`${pathname}?${queryOf(form.current, pressed)}${hash}`, { preventScrollReset: true });
    },
    [navigate, pathname],
  );
  const changeSellers = useCallback(
    (change: Readonly<Record<string, string>>) => {
      clearTimeout(typing.current);
      if (form.current) void recompute(`${queryOf(form.current)}&${new URLSearchParams(change)}`);
    },
    [recompute],
  );
  // Ahead of the outcome while its price is new: what is copied now must be what is seen now.
  const shown = useRef("");
  useEffect(() => {
    shown.current = outcome.address ?? "";
  }, [outcome]);
  const slidePrice = useCallback(
    (price: number) => {
      clearTimeout(typing.current);
      void movePrice(price);
    },
    [movePrice],
  );
  const setPrice = useCallback(
    (cents: number) => {
      // Whoever chooses a price sells: what is shared for free has none.
      const entered = { prijs: String(cents).replace(".", ","), vorm: "verkoop" };
      if (form.current) fillForm(form.current, entered);
      const query = new URLSearchParams(shown.current);
      for (const [name, text] of Object.entries(entered)) query.set(name, text);
      shown.current = query.toString();
      recomputeSoon();
    },
    [recomputeSoon],
  );
  const { known } = consumptionQuestions[page.setting.side];
  const edit = useCallback(
    (field: string) => {
      setIsRefined(true);
      // Behind another door the field is there, but out of sight.
      if (field === known) document.getElementById("deur-weet")?.click();
      requestAnimationFrame(() => document.getElementById(`veld-${field}`)?.focus());
    },
    [known],
  );
  return {
    form,
    ask,
    outcome,
    answer,
    isBusy,
    partners,
    /** The address of what is seen. */
    shown,
    isRefined,
    setIsRefined,
    isFileDoor,
    recomputeNow,
    recomputeSoon,
    send,
    changeSellers,
    slidePrice,
    setPrice,
    edit,
  };
}

/** A year for each kind of partner is drawn once the visitor rests. */
const REST_MS = 700;

export type Partners = { rows: readonly PartnerChoice[]; isStale: boolean };

/** Who else would fit the situation that is shown: from the server for its own answer, from the worker for every later one. */
function usePartners(page: CalculatorPage, outcome: CalculatorOutcome, ask: CalculatorClient["ask"]): Partners {
  const [found, setFound] = useState<{ outcome: CalculatorOutcome; rows: readonly PartnerChoice[] } | null>(null);
  const { setting } = page;
  const isServers = outcome === page.outcome;
  useEffect(() => {
    if (isServers || outcome.view === null || outcome.address === null) return;
    let isLeft = false;
    const query = outcome.address;
    const timer = setTimeout(async () => {
      try {
        const rows: PartnerChoice[] = [];
        // One at a time: whatever else is asked meanwhile comes between.
        for (let at = 0; !isLeft; at++) {
          const row = await ask("partner", { query, setting, at });
          if (row === undefined) break;
          if (row) rows.push(row);
        }
        if (!isLeft) setFound({ outcome, rows: rows.sort((one, next) => next.together - one.together) });
      } catch {
        // Without a worker the last rows stand, marked as old.
      }
    }, REST_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [ask, outcome, setting, isServers]);
  if (isServers) return { rows: page.partners ?? [], isStale: false };
  if (found === null) return { rows: page.partners ?? [], isStale: true };
  return { rows: found.rows, isStale: found.outcome !== outcome };
}
