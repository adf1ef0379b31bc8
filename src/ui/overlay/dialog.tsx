import { Dialog as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { useLabels } from "#ui/locale.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

export type DialogProps = {
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The button that opens it and gets the focus back. Leave out when `open` is steered from outside. */
  trigger?: ReactElement;
  footer?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  size?: "small" | "medium" | "large";
};

const SIZES = { small: "sm:max-w-md", medium: "sm:max-w-xl", large: "sm:max-w-3xl" };

/** In the middle of a wide screen, a sheet from the bottom edge on a phone. */
export function Dialog({
  title,
  description,
  children,
  trigger,
  footer,
  open,
  onOpenChange,
  size = "medium",
}: DialogProps) {
  const labels = useLabels();
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] items-end bg-fill-ink/60 motion-safe:transition-opacity motion-safe:duration-200 motion-safe:starting:opacity-0 sm:items-center sm:justify-items-center sm:p-6">
          <Radix.Content
            {...(description === undefined ? { "aria-describedby": undefined } : {})}
            className={classNames(
              "max-h-[90dvh] w-full overflow-y-auto overscroll-contain rounded-t-card border border-line bg-surface text-ink shadow-float sm:rounded-card",
              "motion-safe:transition-[opacity,translate] motion-safe:duration-200 motion-safe:ease-explain motion-safe:starting:translate-y-8 motion-safe:starting:opacity-0 sm:motion-safe:starting:translate-y-2",
              SIZES[size],
            )}
          >
            <div className="sticky top-0 z-10 flex items-start justify-between gap-4 bg-surface px-5 pt-4 pb-2 sm:px-7 sm:pt-6">
              <Radix.Title className="pt-2 font-display text-h3">{title}</Radix.Title>
              <Radix.Close
                aria-label={labels.close}
                className="-mr-2 grid size-11 shrink-0 place-items-center rounded-tile text-muted hover:bg-primary-soft hover:text-primary"
              >
                <Icon name="x" className="size-6" />
              </Radix.Close>
            </div>
            <div className="flex flex-col gap-4 px-5 pb-6 sm:px-7 sm:pb-7">
              {description === undefined ? null : (
                <Radix.Description className="max-w-text text-base text-muted">{description}</Radix.Description>
              )}
              {children}
              {footer ? (
                <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{footer}</div>
              ) : null}
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Wraps one button of the dialog that closes it. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
