import { useId } from "react";
import { classNames } from "#ui/class-names.ts";
import { ComboboxList } from "#ui/field/combobox/combobox-list.tsx";
import type { ComboboxOption } from "#ui/field/combobox/match-options.ts";
import { useCombobox } from "#ui/field/combobox/use-combobox.ts";
import { controlStyle } from "#ui/field/control-style.ts";
import type { FieldControl } from "#ui/field/use-field-ids.ts";
import { fillLabel } from "#ui/labels.ts";
import { useLabels } from "#ui/locale.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

type ComboboxInputProps = {
  wiring: FieldControl;
  name?: string | undefined;
  options: readonly ComboboxOption[];
  chosen: string;
  choose: (value: string) => void;
  placeholder?: string | undefined;
  noResults?: string | undefined;
  shownMax?: number | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
};

const endButton =
  "absolute inset-y-0 my-auto grid size-11 place-content-center rounded-control text-muted hover:text-primary disabled:cursor-not-allowed disabled:hover:text-muted";

export function ComboboxInput(props: ComboboxInputProps) {
  const { wiring, name, options, chosen, choose, placeholder, noResults, shownMax = 100, disabled, required } = props;
  const labels = useLabels();
  const listId = useId();
  const combobox = useCombobox({
    options,
    shownMax,
    selected: options.find((option) => option.value === chosen),
    onSelect: (option) => choose(option?.value ?? ""),
  });
  const { input, state, text, matches, active } = combobox;
  const isOpen = state === "open" && !disabled;
  const activeOption = isOpen ? matches[active] : undefined;
  const optionId = (option: ComboboxOption) => `${listId}-${option.value}`;
  return (
    <div className="relative">
      <input
        {...wiring}
        ref={input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen && matches.length > 0}
        aria-controls={listId}
        aria-activedescendant={activeOption && optionId(activeOption)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        disabled={disabled}
        required={required}
        value={text}
        onChange={(event) => combobox.type(event.currentTarget.value)}
        onKeyDown={combobox.onKeyDown}
        onClick={() => state === "closed" && combobox.toggle()}
        onBlur={combobox.leave}
        className={classNames(controlStyle, text === "" ? "pr-14" : "pr-24")}
      />
      <input type="hidden" name={name} value={chosen} disabled={disabled} />
      {text !== "" && !disabled && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={labels.clear}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            combobox.select(undefined);
            input.current?.focus();
          }}
          className={classNames(endButton, "right-12")}
        >
          <Icon name="x" className="size-4.5" />
        </button>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-label={labels.open}
        disabled={disabled}
        onPointerDown={(event) => event.preventDefault()}
        onClick={combobox.toggle}
        className={classNames(endButton, "right-1")}
      >
        <Icon
          name="chevron-down"
          className={classNames("size-5 motion-safe:transition-transform duration-150", isOpen && "rotate-180")}
        />
      </button>
      <ComboboxList
        {...{ isOpen, matches, optionId, chosen }}
        id={listId}
        labelledBy={`${wiring.id}-label`}
        activeValue={activeOption?.value}
        noResults={noResults ?? labels.noResults}
        onActivate={combobox.setActive}
        onSelect={combobox.select}
      />
      <output className="sr-only">
        {isOpen &&
          (matches.length === 0
            ? (noResults ?? labels.noResults)
            : fillLabel(labels.resultCount, { count: matches.length }))}
      </output>
    </div>
  );
}
