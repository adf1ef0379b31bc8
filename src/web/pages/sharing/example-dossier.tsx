import type { ReactNode } from "react";
import { Link } from "react-router";
import { daySquareWords } from "#content/energy/day-square.ts";
import type { ExampleNumbers } from "#content/pages/sharing/example-numbers.ts";
import type { ExampleLabels } from "#content/pages/sharing/examples.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { DaySquare } from "#ui/day-square/day-square.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { ExampleSum } from "#web/pages/sharing/example-sum.tsx";

type ExampleDossierProps = {
  labels: ExampleLabels;
  numbers: ExampleNumbers;
  picture: ReactNode;
  isFlipped: boolean;
};

export function ExampleDossier({ labels, numbers, picture, isFlipped }: ExampleDossierProps) {
  const { story } = numbers;
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
          <Remark title={labels.wrong} text={story.wrong} edge="border-sun-fill" />
          <Remark title={labels.turn} text={story.turn} edge="border-secondary-fill" />
        </div>
        <div className="min-w-0 rounded-card border border-line bg-surface p-5 sm:p-7">
          <DaySquare
            quarters={numbers.quarters}
            label={story.title}
            labels={daySquareWords}
            caption={numbers.day}
            size="card"
          />
        </div>
      </div>
      <ExampleSum numbers={numbers} labels={labels} />
      <Button asChild variant="secondary" className="mt-5">
        <Link to={numbers.path}>
          {labels.open}
          <span className="sr-only">: {story.title}</span>
          <Icon name="arrow-right" />
        </Link>
      </Button>
    </article>
  );
}

function Remark({ title, text, edge }: { title: string; text: string; edge: string }) {
  return (
    <div className={`mt-5 border-l-4 pl-4 ${edge}`}>
      <h3 className="font-semibold text-base">{title}</h3>
      <p className="mt-1 text-base text-muted">{text}</p>
    </div>
  );
}
