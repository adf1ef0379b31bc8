import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useEarlyEdits } from "#web/forms/use-early-edits.ts";

type Outcome = { typed: Partial<Record<string, string>>; errors: Partial<Record<string, string>> };

/**
 * Does the page's sum again at every keystroke. The address stays the truth: a new address replaces what was typed,
 * and an answer that cannot be read leaves the last result standing, marked as stale.
 */
export function useLiveCalculation<Result extends Outcome>(
  loaded: Result,
  compute: (params: URLSearchParams) => Result,
) {
  const form = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  const [live, setLive] = useState<{ search: string; calculation: Result; isStale: boolean } | null>(null);
  const shown = live?.search === search ? live : { calculation: loaded, isStale: false };

  // The fields keep their own text; only going to another address, as with the back button, may replace it.
  const { typed } = loaded;
  const written = useRef(typed);
  useEffect(() => {
    if (written.current === typed) return;
    written.current = typed;
    for (const [name, text] of Object.entries(typed)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && text !== undefined && field.value !== text) field.value = text;
    }
  }, [typed]);

  function recompute(entered: HTMLFormElement) {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(entered)) if (typeof value === "string") params.set(name, value);
    const calculation = compute(params);
    const isReadable = Object.keys(calculation.errors).length === 0;
    setLive({ search, calculation: isReadable ? calculation : shown.calculation, isStale: !isReadable });
  }

  useEarlyEdits(form, recompute);
  return { form, recompute: ({ currentTarget }: FormEvent<HTMLFormElement>) => recompute(currentTarget), ...shown };
}
