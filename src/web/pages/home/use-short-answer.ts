import { useEffect, useRef, useState } from "react";
import type { ShortAnswer } from "#web/calculations/short-answer.ts";
import { useEarlyEdits } from "#web/forms/use-early-edits.ts";

const AFTER_MS = 400;

/** Asks for the answer once the visitor stops typing; a later question overtakes an earlier one. */
export function useShortAnswer(side: "koper" | "verkoper") {
  const [answer, setAnswer] = useState<ShortAnswer | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<AbortController>(undefined);
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asked.current?.abort();
    },
    [],
  );

  const ask = async (form: HTMLFormElement) => {
    const params = new URLSearchParams({ kant: side });
    for (const [name, value] of new FormData(form)) if (typeof value === "string") params.set(name, value);
    asked.current?.abort();
    const controller = new AbortController();
    asked.current = controller;
    try {
      const response = await fetch(`/calculator/kort.json?${params}`, { signal: controller.signal });
      setAnswer(response.ok ? ((await response.json()) as ShortAnswer) : null);
    } catch {
      // Without an answer the button below still leads to the calculator.
      if (!controller.signal.aborted) setAnswer(null);
    } finally {
      if (asked.current === controller) setIsAsking(false);
    }
  };
  const onInput = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    setIsAsking(true);
    timer.current = setTimeout(() => void ask(form), AFTER_MS);
  };
  useEarlyEdits(form, onInput);
  return { form, answer, isAsking, onInput };
}
