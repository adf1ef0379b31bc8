import { Popover as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

export type PopoverProps = {
  trigger: ReactElement;
  label: string;
  children: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  align?: "start" | "center" | "end";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

const CONTROL = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)";

// Radix passes over links when it looks for the first control.
function focusFirstControl(event: Event) {
  const first = event.currentTarget instanceof Element ? event.currentTarget.querySelector<HTMLElement>(CONTROL) : null;
  if (!first) return;
  event.preventDefault();
  first.focus();
}

export function Popover({
  trigger,
  label,
  children,
  side = "bottom",
  align = "start",
  open,
  onOpenChange,
}: PopoverProps) {
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          onOpenAutoFocus={focusFirstControl}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          className="z-30 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-control border border-line bg-surface p-5 text-base text-ink shadow-float motion-safe:transition-opacity motion-safe:duration-150 motion-safe:starting:opacity-0"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
