import type { offerWords } from "#content/pages/market/offer.ts";
import { Badge } from "#ui/badge.tsx";
import type { evaluateOffer } from "#web/calculations/evaluate-offer.ts";

/** What an offer would bring a visitor, in words. */
export type EvaluatedFit = Exclude<Awaited<ReturnType<typeof evaluateOffer>>, { refusal: unknown } | null>;

type FitAnswerProps = {
  words: ReturnType<typeof offerWords>["fit"];
  answer: EvaluatedFit;
  /** On whose quarters it rests. */
  note: string;
  children?: React.ReactNode;
};

export function FitAnswer({ words, answer, note, children }: FitAnswerProps) {
  const rows = [
    { name: words.you, value: answer.gainBuyer },
    { name: words.seller, value: answer.gainSeller },
    { name: words.shared, value: answer.shared },
  ];
  return (
    <div role="status" className="mt-6 rounded-control border border-line bg-surface p-5 text-ink sm:p-6">
      <Badge tone={answer.verdict.tone} icon={answer.verdict.icon}>
        {answer.verdict.badge}
      </Badge>
      <p className="mt-3 font-display font-semibold text-h4">{answer.sentence}</p>
      {answer.bySupplier ? <p className="mt-2 max-w-text">{answer.bySupplier}</p> : null}
      <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-muted text-small">{name}</dt>
            <dd className="font-display font-semibold text-h3 tabular-nums">{value}</dd>
            <dd className="text-muted text-small">{words.perYear}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-text">{answer.advice}</p>
      {answer.oldPrices ? <p className="mt-3 text-muted text-small">{answer.oldPrices}</p> : null}
      <p className="mt-3 text-muted text-small">{note}</p>
      {children}
    </div>
  );
}
