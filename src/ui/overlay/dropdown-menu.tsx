import { DropdownMenu as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import type { IconName } from "#ui/pictures/icon-names.ts";

export type DropdownMenuProps = {
  trigger: ReactElement;
  children: ReactNode;
  side?: "top" | "bottom";
  align?: "start" | "center" | "end";
};

const row =
  "flex min-h-11 w-full cursor-pointer select-none items-center gap-3 rounded-tile px-3 py-2 text-left text-base no-underline outline-offset-[-3px] data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50";

/** A short list of actions or choices behind one button, such as the account or the language. */
export function DropdownMenu({ trigger, children, side = "bottom", align = "end" }: DropdownMenuProps) {
  return (
    // Not modal: the page keeps its scroll bar, so nothing moves when the menu opens.
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          loop
          className="z-30 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-control border border-line bg-surface p-1.5 text-ink shadow-float motion-safe:transition-opacity motion-safe:duration-150 motion-safe:starting:opacity-0"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export type DropdownItemProps = {
  children: ReactNode;
  icon?: IconName;
  tone?: "neutral" | "danger";
  disabled?: boolean;
  /** With `asChild` the one child is the item, for instance a link; it brings its own icon. */
  asChild?: boolean;
  onSelect?: () => void;
};

export function DropdownItem({
  children,
  icon,
  tone = "neutral",
  disabled = false,
  asChild = false,
  onSelect,
}: DropdownItemProps) {
  return (
    <Radix.Item
      asChild={asChild}
      disabled={disabled}
      onSelect={() => onSelect?.()}
      className={classNames(
        row,
        tone === "danger"
          ? "text-danger data-[highlighted]:bg-danger-soft"
          : "data-[highlighted]:bg-primary-soft data-[highlighted]:text-primary",
      )}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon ? <Icon name={icon} className="size-5" /> : null}
          {children}
        </>
      )}
    </Radix.Item>
  );
}

export type DropdownChoiceProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string; icon?: IconName }[];
  onValueChange: (value: string) => void;
};

/** One choice out of a few; the chosen one has a mark. */
export function DropdownChoice({ label, value, options, onValueChange }: DropdownChoiceProps) {
  return (
    <Radix.Group>
      <DropdownLabel>{label}</DropdownLabel>
      <Radix.RadioGroup aria-label={label} value={value} onValueChange={onValueChange}>
        {options.map((option) => (
          <Radix.RadioItem
            key={option.value}
            value={option.value}
            className={classNames(
              row,
              "data-[highlighted]:bg-primary-soft data-[highlighted]:text-primary data-[state=checked]:font-semibold",
            )}
          >
            {option.icon ? <Icon name={option.icon} className="size-5" /> : null}
            <span className="flex-1">{option.label}</span>
            <Radix.ItemIndicator>
              <Icon name="check" className="size-5 text-primary" />
            </Radix.ItemIndicator>
          </Radix.RadioItem>
        ))}
      </Radix.RadioGroup>
    </Radix.Group>
  );
}

export function DropdownSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />;
}

function DropdownLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 pt-2 pb-1 text-muted text-small">{children}</Radix.Label>;
}
