import { memo } from "react";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import type { AnswerView } from "#web/calculations/result-view.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";

const cardTones = { ok: "secondary", warn: "sun", danger: "sunken" } as const;

type AnswerCardProps = { view: AnswerView; words: CalculatorPage["result"]; isBusy: boolean };

/** The answer: one sentence for both sides, the verdict, and the one change that would turn it. */
export const AnswerCard = memo(function AnswerCard({ view, words, isBusy }: AnswerCardProps) {
  const sides = [
    { name: words.you, ...view.own },
    { name: words.other[view.side], ...view.other },
  ];
  return (
    <Card tone={cardTones[view.verdict.tone]} className={isBusy ? "opacity-70" : ""}>
      <p className="mb-4 flex flex-wrap gap-2">
        <Badge tone={view.verdict.tone} icon={view.verdict.icon} className="bg-surface font-semibold">
          {view.verdict.badge}
        </Badge>
        {view.marks.map((mark) => (
          <Badge key={mark}>{mark}</Badge>
        ))}
      </p>
      <p className="text-balance font-display font-semibold text-h4">{view.sentence}</p>
      <p className="mt-2 text-base">{view.together}</p>
      <dl className="mt-5 grid grid-cols-2 gap-3">
        {sides.map(({ name, text, range, value }) => (
          <div key={name} className="min-w-0 rounded-control border border-line bg-surface px-4 py-3">
            <dt className="text-muted text-small">{name}</dt>
            <dd
              data-gain={value}
              className={`whitespace-nowrap font-display font-semibold text-h2 tabular-nums ${value < 0 ? "text-danger" : "text-ok"}`}
            >
              {text}
            </dd>
            <dd className="text-muted text-small tabular-nums">{range ?? words.perYear}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-base">{view.advice}</p>
      <p className="mt-3 flex gap-2.5 rounded-control bg-surface px-4 py-3 text-base">
        <Icon name="arrow-left-right" className="mt-0.5 size-5 shrink-0 text-primary" />
        <span className="min-w-0">{view.flip}</span>
      </p>
      {view.netting ? <p className="mt-3 rounded-control bg-surface px-4 py-3 text-base">{view.netting}</p> : null}
      <p className="mt-4 text-muted text-small">{view.rangeNote}</p>
    </Card>
  );
});
