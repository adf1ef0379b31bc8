import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useCalculator } from "#web/calculations/use-calculator.ts";
import { fillForm, queryOf } from "#web/pages/calculators/form-query.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { useQuestions } from "#web/pages/calculators/questions.ts";

const TYPING_MS = 250;

/** What a visitor does with the form, the slider and the pencils, and the answer that follows. */
export function useLiveAnswer(page: CalculatorPage) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { ask, outcome, answer, isBusy, recompute, movePrice } = useCalculator(page.outcome, page.givens);
  const [isRefined, setIsRefined] = useState(
    // A Dutch visitor has prices to fill in there; a social tariff stands among the first questions.
    Object.keys(outcome.errors).length > 0 ||
      (outcome.refusal?.code === "prices-needed" && page.givens.market === "nl"),
  );
  const [isFileDoor, setIsFileDoor] = useState(false);

  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);

  // The fields keep their own text; only going to another address, as with the back button, may replace it.
  const written = useRef(page.outcome);
  useEffect(() => {
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
      const told = { prijs: String(cents).replace(".", ","), vorm: "verkoop" };
      if (form.current) fillForm(form.current, told);
      const query = new URLSearchParams(shown.current);
      for (const [name, text] of Object.entries(told)) query.set(name, text);
      shown.current = query.toString();
      recomputeSoon();
    },
    [recomputeSoon],
  );
  const { known } = useQuestions[page.givens.side];
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
