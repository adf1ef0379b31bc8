import type { ReactNode } from "react";
import { Link } from "react-router";
import { daySquareWords } from "#content/day-square.ts";
import type { exampleNumbers } from "#content/pages/sharing/example-numbers.ts";
import type { examplesWords } from "#content/pages/sharing/examples.ts";
import { Badge } from "#ui/badge.tsx";
import { DaySquare } from "#ui/day-square.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { ExampleSum } from "#web/pages/sharing/example-sum.tsx";

type Words = ReturnType<typeof examplesWords>;

type ExampleDossierProps = {
  story: Words["stories"][keyof Words["stories"]];
  labels: Words["labels"];
  numbers: ReturnType<typeof exampleNumbers>;
  picture: ReactNode;
  isFlipped: boolean;
};

export function ExampleDossier({ story, labels, numbers, picture, isFlipped }: ExampleDossierProps) {
  const { calculator } = story;
  return (
    <article
      id={numbers.anchor}
      className="scroll-mt-24 border-line border-t py-12 first:border-t-0 first:pt-0 md:py-16"
    >
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
        <div className={isFlipped ? "min-w-0 lg:order-last" : "min-w-0"}>
          <div className="flex items-end justify-between gap-4">
            <div className="min-w-0">
              <Badge tone="primary">{labels.badge}</Badge>
              <h2 className="mt-3 text-balance font-display text-h2">{story.title}</h2>
              <p className="mt-1 font-semibold text-base text-primary">{story.form}</p>
            </div>
            <div className="w-28 shrink-0 sm:w-36">{picture}</div>
          </div>
          <p className="mt-5 text-lead">{story.who}</p>
          <p className="mt-3 text-muted">{story.setting}</p>
          <p className="mt-5">{story.lesson}</p>
          <div className="mt-6 border-sun-fill border-l-4 pl-4">
            <h3 className="font-semibold text-base">{labels.turn}</h3>
            <p className="mt-1 text-base text-muted">{story.turn}</p>
          </div>
          <TextLink asChild className="mt-5 inline-flex min-h-11 items-center">
            <Link to={calculator.path}>{calculator.label}</Link>
          </TextLink>
        </div>
        <div className="min-w-0 rounded-card border border-line bg-surface p-5 sm:p-7">
          <DaySquare
            quarters={numbers.quarters}
            label={story.title}
            labels={daySquareWords}
            caption={labels.day[numbers.season]}
            size="card"
          />
        </div>
      </div>
      <ExampleSum numbers={numbers} labels={labels} verdict={story.verdict} />
    </article>
  );
}
