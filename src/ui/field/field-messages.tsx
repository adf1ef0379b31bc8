import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { useLabels } from "#ui/locale.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

/** The box of the error is always there: it unfolds instead of making the page jump, and a late error is read out. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  const labels = useLabels();
  const isOpen = children !== undefined && children !== null && children !== false && children !== "";
  return (
    <div
      aria-live="polite"
      className={classNames(
        "grid transition-[grid-template-rows] duration-200 ease-explain",
        isOpen ? "grid-rows-[1fr]" : "grid-rows-[0fr]",
      )}
    >
      <div className="min-h-0 overflow-hidden">
        {isOpen && (
          <p id={id} className="flex gap-1.5 pt-2 text-danger text-small font-medium">
            <span className="flex h-[1.5em] items-center">
              <Icon name="circle-alert" className="size-4.5" />
              <span className="sr-only">{labels.error}: </span>
            </span>
            <span className="min-w-0">{children}</span>
          </p>
        )}
      </div>
    </div>
  );
}

export function FieldHelp({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  return (
    <p id={id} className={classNames("text-muted text-small", className)}>
      {children}
    </p>
  );
}

export function FieldDuty({ required, optional }: { required?: boolean | undefined; optional?: boolean | undefined }) {
  const labels = useLabels();
  if (!required && !optional) return null;
  return <span className="shrink-0 text-muted text-small">{required ? labels.required : labels.optional}</span>;
}
