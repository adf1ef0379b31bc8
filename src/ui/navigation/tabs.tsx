import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Icon } from "#ui/pictures/icon.tsx";
import type { IconName } from "#ui/pictures/icon-names.ts";

export type TabsItem = { value: string; label: string; icon?: IconName; disabled?: boolean; content: ReactNode };
export type TabsProps = {
  label: string;
  items: readonly TabsItem[];
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string;
};

/** Without script the row of tabs is left out and every panel stands under its own name. */
export function Tabs({ label, items, defaultValue, value, onValueChange, className = "" }: TabsProps) {
  const first = defaultValue ?? items.find((item) => !item.disabled)?.value;
  return (
    <Radix.Root
      {...(value === undefined ? (first === undefined ? {} : { defaultValue: first }) : { value })}
      {...(onValueChange ? { onValueChange } : {})}
      className={className}
    >
      <Radix.List
        aria-label={label}
        className="needs-js flex flex-wrap sm:gap-x-1 sm:border-line sm:border-b print:hidden"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            className="inline-flex min-h-12 grow items-center gap-2 border-line border-b-3 px-4 font-semibold sm:-mb-px sm:grow-0 sm:border-transparent text-base text-muted hover:text-primary disabled:cursor-not-allowed disabled:opacity-50 data-[state=active]:border-primary data-[state=active]:text-primary"
          >
            {item.icon ? <Icon name={item.icon} className="size-5" /> : null}
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content
          key={item.value}
          value={item.value}
          forceMount
          className={
            item.disabled ? "hidden" : "rounded-tile pt-5 print:block! [html.js_&]:data-[state=inactive]:hidden"
          }
        >
          <p className="mb-2 hidden font-display font-semibold text-h4 print:block [html:not(.js)_&]:block">
            {item.label}
          </p>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
