import { Collapsible } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Icon } from "#ui/pictures/icon.tsx";

export type DisclosureProps = {
  label: ReactNode;
  /** Replaces the label while it is open. */
  labelOpen?: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
};

/** One part of the page that unfolds in place. Without script, and on paper, it is simply there. */
export function Disclosure({
  label,
  labelOpen = label,
  children,
  defaultOpen = false,
  open: openFromOutside,
  onOpenChange,
  className = "",
}: DisclosureProps) {
  const [openInside, setOpenInside] = useState(defaultOpen);
  const open = openFromOutside ?? openInside;
  const change = (next: boolean) => {
    setOpenInside(next);
    onOpenChange?.(next);
  };
  return (
    <Collapsible.Root open={open} onOpenChange={change} className={className}>
      <Collapsible.Trigger className="needs-js group -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-tile px-2 text-left font-semibold text-base text-primary hover:bg-primary-soft print:hidden">
        <Icon
          name="chevron-right"
          className="size-5 group-data-[state=open]:rotate-90 motion-safe:transition-transform motion-safe:duration-200 motion-safe:ease-explain"
        />
        {open ? labelOpen : label}
      </Collapsible.Trigger>
      <Collapsible.Content
        forceMount
        className="pt-3 print:block! motion-safe:transition-opacity motion-safe:duration-200 motion-safe:starting:opacity-0 [html.js_&]:data-[state=closed]:hidden"
      >
        {children}
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
