import { Link } from "react-router";
import { rankingWords } from "#content/pages/market/ranking.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { PageHero, Prose, Section } from "#ui/section.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";

export const loader = contentLoader(rankingWords);
export default function Ranking() {
  const { hero, orders, matching, ignored, who, trust, more, method } = useWords<typeof rankingWords>();
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} />
      <Section tone="sunken" title={orders.title} lead={orders.lead}>
        <DataTable
          caption={orders.caption}
          captionHidden
          rowHeader
          columns={[{ header: orders.columns.order }, { header: orders.columns.by }, { header: orders.columns.needs }]}
          rows={orders.rows}
        />
        <p className="mt-4 text-muted text-small">{orders.note}</p>
      </Section>
      <Section title={matching.title} lead={matching.lead}>
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {matching.rules.map(({ title, text }, place) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-content-center rounded-tile bg-secondary-fill font-display font-semibold text-fill-ink text-h4"
              >
                {place + 1}
              </span>
              <div className="min-w-0">
                <h3 className="font-display text-h4">{title}</h3>
                <p className="mt-1.5 text-base text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-8 max-w-text font-medium">{matching.note}</p>
      </Section>
      <Section tone="primary">
        <div className="grid gap-10 md:grid-cols-3 md:gap-12">
          <div>
            <h2 className="font-display text-h3">{ignored.title}</h2>
            <Prose className="mt-3 text-base">
              <ul>
                {ignored.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Prose>
          </div>
          {[who, trust].map(({ title, text }) => (
            <div key={title}>
              <h2 className="font-display text-h3">{title}</h2>
              <p className="mt-3 text-base">{text}</p>
            </div>
          ))}
        </div>
        <div className="mt-10 flex flex-wrap gap-3">
          <Button asChild>
            <Link to={more.path}>{more.label}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={method.path}>{method.label}</Link>
          </Button>
        </div>
      </Section>
    </>
  );
}
