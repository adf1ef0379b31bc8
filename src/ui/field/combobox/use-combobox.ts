import { type KeyboardEvent, useRef, useState } from "react";
import { type ComboboxOption, matchOptions, sameText } from "#ui/field/combobox/match-options.ts";

type ComboboxInput<Option> = {
  options: readonly Option[];
  selected: Option | undefined;
  shownMax: number;
  onSelect: (option: Option | undefined) => void;
};

const PAGE = 8;

/** The editable combobox with a list of the WAI-ARIA practices: the text filters, arrows walk, Enter and Tab take. */
export function useCombobox<Option extends ComboboxOption>(given: ComboboxInput<Option>) {
  const { options, selected, shownMax, onSelect } = given;
  const [state, setState] = useState<"closed" | "open">("closed");
  // Null means that the visitor is not typing: the chosen option's label is shown and nothing is filtered.
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);

  const matches = matchOptions(options, typed ?? "").slice(0, shownMax);
  const text = typed ?? selected?.label ?? "";

  const open = (index: number) => {
    setState("open");
    setActive(index);
  };
  const close = () => {
    setState("closed");
    setActive(-1);
  };
  const select = (option: Option | undefined) => {
    setTyped(null);
    close();
    if (option?.value !== selected?.value) onSelect(option);
  };
  const type = (next: string) => {
    setTyped(next);
    open(next.trim() === "" ? -1 : 0);
  };
  const selectedIndex = () => matches.findIndex((option) => option.value === selected?.value);
  const walk = (steps: number) => {
    if (matches.length === 0) return open(-1);
    if (state === "closed") {
      const chosen = selectedIndex();
      return open(chosen >= 0 ? chosen : steps > 0 ? 0 : matches.length - 1);
    }
    const from = active < 0 && steps < 0 ? 0 : active;
    setActive((from + steps + matches.length) % matches.length);
  };
  const jump = (steps: number) => {
    if (state === "open") setActive(Math.max(0, Math.min(matches.length - 1, active + steps)));
  };
  /** Leaving takes an option whose name was typed out; other text gives way to what was chosen before. */
  const leave = () => {
    if (typed === null) return close();
    if (typed.trim() === "") return select(undefined);
    select(options.find((option) => sameText(option.label, typed)) ?? selected);
  };

  const highlighted = state === "open" ? matches[active] : undefined;
  const actionFor = ({ key, altKey }: KeyboardEvent): (() => void) | undefined => {
    const isOpen = state === "open";
    if (key === "ArrowDown") return () => (altKey ? open(selectedIndex()) : walk(1));
    if (key === "ArrowUp") return () => (altKey ? close() : walk(-1));
    if (key === "PageDown" && isOpen) return () => jump(PAGE);
    if (key === "PageUp" && isOpen) return () => jump(-PAGE);
    if (key === "Enter" && highlighted !== undefined) return () => select(highlighted);
    if (key === "Escape" && isOpen) return close;
    if (key === "Escape" && text !== "") return () => select(undefined);
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Tab" && highlighted !== undefined && typed !== null) return select(highlighted);
    const action = actionFor(event);
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  const toggle = () => {
    if (state === "open") close();
    else open(selectedIndex());
    input.current?.focus();
  };
  return { input, state, text, matches, active, setActive, type, select, leave, toggle, onKeyDown };
}
