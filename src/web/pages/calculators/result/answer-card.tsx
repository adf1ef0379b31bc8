import { type ComponentProps, memo } from "react";
import { Link } from "react-router";
import { winsWithAnother } from "#content/pages/calculators/partner-range.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Meter } from "#ui/illustrations/meter.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { openFolded } from "#web/browser/folded-sections.ts";
import type { CalculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import { onwardPath, type Told } from "#web/calculations/page-address.ts";
import type { AnswerView, ResultView } from "#web/calculations/result-view.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { PartnerRange } from "#web/pages/calculators/result/partner-section.tsx";
import { FoldedSection } from "#web/pages/calculators/result/result-parts.tsx";
import type { Partners } from "#web/pages/calculators/use-live-answer.ts";
import { gainInks } from "#web/sections/gain-inks.ts";
import { LinkList } from "#web/sections/link-list.tsx";
import { useShell } from "#web/shell/shell.ts";

const cardTones = { ok: "secondary", warn: "sun", danger: "sunken" } as const;

type AnswerCardProps = {
  view: AnswerView | ResultView;
  words: CalculatorPage["result"];
  isBusy: boolean;
  partners: Partners;
  told: Told;
};

/** The first screen: the verdict, the euros of both, what would turn it, and the one thing to do next. */
export const AnswerCard = memo(function AnswerCard({ view, words, isBusy, partners, told }: AnswerCardProps) {
  const { label, path } = view.nextStep.link;
  const sides = [
    { name: words.you, ...view.own },
    { name: words.other[view.side], ...view.other },
  ];
  // Who loses with this partner and would win with another reads that before the euros.
  const isBestFirst = winsWithAnother(view.own.value, partners.rows);
  const range = <PartnerRange partners={partners} side={view.side} own={view.own.value} />;
  return (
    <Card tone={cardTones[view.verdict.tone]} className={isBusy ? "opacity-70" : ""}>
      <p>
        <Badge tone={view.verdict.tone} icon={view.verdict.icon} className="bg-surface font-semibold">
          {view.verdict.badge}
        </Badge>
      </p>
      <p className="mt-2 text-balance font-display font-semibold text-h4">{view.sentence}</p>
      {view.beside ? <p className="mt-1 text-muted text-small">{view.beside}</p> : null}
      {isBestFirst ? range : null}
      <dl className="mt-3 grid grid-cols-2 gap-3">
        {sides.map(({ name, text, range, value, ink }) => (
          <div key={name} className="min-w-0 rounded-control border border-line bg-surface px-2 py-2 sm:px-3">
            <dt className="text-muted text-small">{name}</dt>
            <dd data-gain={value} className={`font-display font-semibold tabular-nums ${gainInks[ink]}`}>
              {text}
            </dd>
            <dd className="text-muted text-small tabular-nums">{range ?? words.perYear}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-base">
        {view.advice} {view.flip}
      </p>
      <div data-no-print className="mt-3 rounded-control bg-surface px-4 py-3">
        <Button asChild size="small" className="max-sm:w-full">
          <NextStepLink label={label} path={onwardPath(path, told)} />
        </Button>
        <p className="mt-2 text-base">{view.nextStep.text}</p>
      </div>
      {"bySupplier" in view && view.bySupplier ? <p className="mt-3 text-base">{view.bySupplier}</p> : null}
      {view.conditions.map((condition) => (
        <Alert key={condition} tone="warn" className="mt-3">
          {condition}
        </Alert>
      ))}
      {isBestFirst ? null : range}
      {view.netting ? <p className="mt-3 rounded-control bg-surface px-4 py-3 text-base">{view.netting}</p> : null}
      {view.oldPrices ? <p className="mt-3 text-muted text-small">{view.oldPrices}</p> : null}
      <p className="mt-3 flex flex-wrap gap-2">
        {view.marks.map((mark) => (
          <Badge key={mark}>{mark}</Badge>
        ))}
      </p>
    </Card>
  );
});

type NextStepLinkProps = Omit<ComponentProps<"a">, "href"> & { label: string; path: string };

/** To a part of this page, which it opens, or to another page; out of the frame of a partner that one opens by itself. */
function NextStepLink({ label, path, ...rest }: NextStepLinkProps) {
  const { isEmbedded } = useShell();
  if (path.startsWith("#"))
    return (
      <a {...rest} href={path} onClick={() => openFolded(path.slice(1))}>
        {label}
      </a>
    );
  return (
    <Link {...rest} to={path} {...(isEmbedded ? { target: "_blank", rel: "noopener" } : {})}>
      {label}
    </Link>
  );
}

/** Why there is no outcome here, and what can be done: a page of its own, not an error. */
export function RefusalCard({ refusal }: { refusal: NonNullable<CalculatorOutcome["refusal"]> }) {
  return (
    <Card tone="primary">
      {refusal.code === "meter-not-digital" ? <Meter className="mb-4 w-36" /> : null}
      <h3 className="text-balance font-display text-h3">{refusal.title}</h3>
      <p className="mt-3 text-base">{refusal.text}</p>
      {refusal.links.length > 0 ? <LinkList links={refusal.links} className="mt-4" /> : null}
    </Card>
  );
}

type ResultBarProps = { label: string; lead: string; amount: string };

/**
 * Keeps the answer in view on a phone while a question is answered, for it stands far below them. At other times it would
 * only lie over the next question. It must stand in an element of the group `questions`.
 */
export const ResultBar = ({ label, lead, amount }: ResultBarProps) => (
  <button
    type="button"
    // The bar is there for who is in a field: a press must not take the focus, and the bar with it, before it counts.
    onMouseDown={(event) => event.preventDefault()}
    onClick={goToResult}
    className="needs-js invisible sticky bottom-3 z-10 mt-6 flex w-full items-center justify-between gap-4 rounded-control border border-line bg-surface px-4 py-2.5 text-left text-ink shadow-float group-has-[:is(input,select):focus]/questions:visible lg:hidden"
  >
    <span className="min-w-0">
      <span className="block truncate text-muted text-small">{lead}</span>
      <span className="block font-display font-semibold text-h4 tabular-nums">{amount}</span>
    </span>
    <Icon name="chevron-down" label={label} className="size-6 text-primary" />
  </button>
);

/** Without a new place in the history: the router would load the page again for it, and what is being typed would be lost. */
function goToResult(): void {
  const title = document.getElementById("uitkomst");
  title?.focus({ preventScroll: true });
  title?.closest("section")?.scrollIntoView();
}

type FactTilesProps = { facts: ResultView["facts"]; label: string };

/** The few numbers that everything else follows from. */
export const FactTiles = memo(function FactTiles({ facts, label }: FactTilesProps) {
  return (
    <FoldedSection id="volume" title={label}>
      <dl className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
        {facts.map(({ name, value, range }) => (
          <div key={name} className="flex min-w-0 flex-col rounded-control border border-line bg-surface px-4 py-3.5">
            <dt className="text-muted text-small">{name}</dt>
            <dd className="mt-auto pt-2 font-display font-semibold text-h4 tabular-nums">{value}</dd>
            <dd className="min-h-[1.5em] text-muted text-small tabular-nums">{range}</dd>
          </div>
        ))}
      </dl>
    </FoldedSection>
  );
});
