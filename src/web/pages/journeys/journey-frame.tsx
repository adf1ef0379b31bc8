import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Stepper } from "#ui/navigation/stepper.tsx";
import type { JourneyPage } from "#web/pages/journeys/load-journey.ts";

type JourneyFrameProps = {
  page: JourneyPage;
  title?: string;
  lead?: string;
  children: ReactNode;
  aside?: ReactNode;
};

/** Every step looks alike: where one is, the question, and beside it the picture that answers. */
export function JourneyFrame({ page, title, lead, children, aside }: JourneyFrameProps) {
  const { words, step } = page;
  const shown = words.steps[step - 1];
  return (
    <div className="mx-auto grid max-w-page gap-8 px-5 pt-4 pb-16 sm:px-8 md:gap-10 md:pt-6 md:pb-24">
      <Stepper steps={words.steps} current={step - 1} label={words.progress} className="w-full max-w-3xl" />
      <header>
        <p className="mb-2 font-semibold text-primary text-small">{words.eyebrow}</p>
        <h1 className="text-balance font-display text-h1 tracking-tight">{title ?? shown?.title}</h1>
        <p className="mt-4 max-w-text text-lead text-muted">{lead ?? shown?.lead}</p>
      </header>
      <div
        className={classNames(
          "grid items-start gap-x-14 gap-y-12",
          aside ? "lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]" : "max-w-3xl",
        )}
      >
        <div className="grid min-w-0 gap-6">{children}</div>
        {aside ? <div className="grid min-w-0 gap-8 lg:sticky lg:top-6">{aside}</div> : null}
      </div>
    </div>
  );
}
