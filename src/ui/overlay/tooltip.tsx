import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

export type TooltipProps = {
  label: ReactNode;
  /** One element that can have focus: what only a tooltip says, the keyboard must reach too. */
  children: ReactElement;
  side?: "top" | "right" | "bottom" | "left";
};

export function Tooltip({ label, children, side = "bottom" }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-64 rounded-tile bg-ink px-3 py-2 text-bg text-small shadow-float motion-safe:transition-opacity motion-safe:duration-150 motion-safe:starting:opacity-0"
        >
          {label}
          <Radix.Arrow width={12} height={6} className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
