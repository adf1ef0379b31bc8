import { useLabels } from "#ui/locale.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

export type StepperProps = {
  steps: readonly { label: string }[];
  /** Index of the step that is being done, from 0; `steps.length` when all are done. */
  current: number;
  label: string;
  className?: string;
};

type StepState = "done" | "current" | "upcoming";

const tileStyle = {
  done: "border-primary bg-primary text-on-primary",
  current: "border-primary bg-primary-soft text-primary",
  upcoming: "border-tile-edge bg-tile text-muted",
} as const satisfies Record<StepState, string>;

const joints = [0, 1, 2];

/** The way through a form: one tile a step, and small tiles between them that fill when a step is done. */
export function Stepper({ steps, current, label, className = "" }: StepperProps) {
  const labels = useLabels();
  const stateOf = (index: number): StepState => (index < current ? "done" : index === current ? "current" : "upcoming");
  const now = steps[Math.min(current, steps.length - 1)];
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex items-center gap-1.5 sm:items-start sm:gap-3">
        {steps.map((step, index) => {
          const state = stateOf(index);
          const isLast = index === steps.length - 1;
          return (
            <li
              key={step.label}
              data-state={state}
              {...(state === "current" ? { "aria-current": "step" } : {})}
              className={`flex min-w-0 flex-col gap-2 ${isLast ? "" : "flex-1"}`}
            >
              <span className="flex items-center gap-1.5 sm:gap-3">
                <span
                  aria-hidden="true"
                  className={`grid size-8 shrink-0 place-items-center rounded-tile border-2 font-display font-semibold text-small tabular-nums motion-safe:transition-colors motion-safe:duration-200 sm:size-10 sm:text-base ${tileStyle[state]}`}
                >
                  {state === "done" ? <Icon name="check" className="size-5" /> : index + 1}
                </span>
                {isLast ? null : (
                  <span aria-hidden="true" className="flex min-w-0 flex-1 gap-1">
                    {joints.map((joint) => (
                      <span
                        key={joint}
                        className={`h-1.5 flex-1 rounded-tile motion-safe:transition-colors motion-safe:duration-200 ${state === "done" ? "bg-primary" : "bg-pale"}`}
                      />
                    ))}
                  </span>
                )}
              </span>
              <span
                className={`sr-only text-small sm:not-sr-only sm:pr-3 ${state === "current" ? "font-semibold text-ink" : "text-muted"}`}
              >
                {state === "done" ? <span className="sr-only">{labels.success}: </span> : null}
                {step.label}
              </span>
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="mt-3 text-base sm:hidden">
        <span className="text-muted tabular-nums">
          {Math.min(current + 1, steps.length)}/{steps.length}
        </span>{" "}
        <span className="font-semibold text-ink">{now?.label}</span>
      </p>
    </nav>
  );
}
