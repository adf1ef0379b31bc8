import { useLayoutEffect, useRef, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import type { ComboboxOption } from "#ui/field/combobox/match-options.ts";
import { Icon } from "#ui/pictures/icon.tsx";

type ComboboxListProps = {
  id: string;
  labelledBy: string;
  isOpen: boolean;
  matches: readonly ComboboxOption[];
  chosen: string;
  activeValue: string | undefined;
  noResults: string;
  optionId: (option: ComboboxOption) => string;
  onActivate: (index: number) => void;
  onSelect: (option: ComboboxOption) => void;
};

const HEIGHT_MAX = 320;

export function ComboboxList(props: ComboboxListProps) {
  const { id, labelledBy, isOpen, matches, chosen, activeValue, noResults, optionId, onActivate, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<"below" | "above">("below");

  useLayoutEffect(() => {
    const box = list.current?.parentElement?.getBoundingClientRect();
    if (!isOpen || box === undefined) return;
    const below = window.innerHeight - box.bottom;
    setSide(below < HEIGHT_MAX && box.top > below ? "above" : "below");
  }, [isOpen]);

  useLayoutEffect(() => {
    if (activeValue === undefined) return;
    list.current?.querySelector("[data-state=active]")?.scrollIntoView({ block: "nearest" });
  }, [activeValue]);

  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-labelledby={labelledBy}
        data-state={isOpen ? "open" : "closed"}
        hidden={!isOpen || matches.length === 0}
        className={classNames(
          "absolute inset-x-0 z-30 max-h-80 overflow-y-auto overscroll-contain rounded-control border border-line bg-surface p-1.5 shadow-float",
          side === "below" ? "top-full mt-2" : "bottom-full mb-2",
        )}
      >
        {matches.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input hears the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input.
          <div
            key={option.value}
            id={optionId(option)}
            role="option"
            aria-selected={option.value === chosen}
            data-state={option.value === activeValue ? "active" : "idle"}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => onActivate(index)}
            onClick={() => onSelect(option)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-[9px] px-3 py-2 text-base text-ink data-[state=active]:bg-primary-soft forced-colors:data-[state=active]:outline-2"
          >
            <span className="min-w-0 flex-1">{option.label}</span>
            {option.value === chosen && <Icon name="check" className="size-4.5 text-primary" />}
            {option.hint !== undefined && (
              <span className="shrink-0 text-muted text-small tabular-nums">{option.hint}</span>
            )}
          </div>
        ))}
      </div>
      {isOpen && matches.length === 0 && (
        <p
          className={classNames(
            "absolute inset-x-0 z-30 rounded-control border border-line bg-surface px-4.5 py-3.5 text-base text-muted shadow-float",
            side === "below" ? "top-full mt-2" : "bottom-full mb-2",
          )}
        >
          {noResults}
        </p>
      )}
    </>
  );
}
