import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { exampleDay } from "#application/calculations/examples/example-day.ts";
import { gatherSharingFacts } from "#application/information/gather-sharing-facts.ts";
import { daySquareWords } from "#content/energy/day-square.ts";
import { termsIn } from "#content/glossary.ts";
import { aboutWords } from "#content/pages/company/about.ts";
import { euros } from "#domain/units/quantity.ts";
import { DataTable } from "#ui/data-table.tsx";
import { DaySquare } from "#ui/day-square/day-square.tsx";
import { Street } from "#ui/illustrations/street.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { siteContext } from "#web/context.ts";
import { OperatorCard } from "#web/pages/company/operator-card.tsx";
import { RichText } from "#web/sections/rich-text.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const words = aboutWords(site, gatherSharingFacts(euros(site.platformFee), site));
  const { quarters } = exampleDay(words.why.pair, site);
  const { why, principles, money, region } = words;
  return {
    ...words,
    terms: termsIn(why.paragraphs, principles.items, money, region),
    quarters: quarters.map(({ shared, toSupplier }) => ({ shared, toSupplier })),
  };
}

export default function About() {
  const { hero, why, principles, roles, money, data, region, identity, quarters } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        aside={<Street className="mx-auto w-full max-w-md" />}
      />

      <Section tone="sunken">
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.25fr_1fr]">
          <div>
            <h2 className="font-display text-h2">{why.title}</h2>
            <div className="mt-5 grid max-w-text gap-4">
              {why.paragraphs.map((paragraph, index) => (
                <p key={paragraph} className={index === 0 ? "text-lead" : ""}>
                  <RichText text={paragraph} />
                </p>
              ))}
            </div>
            <p className="mt-5 max-w-text text-muted text-small">{why.source}</p>
          </div>
          <div className="rounded-card border border-line bg-surface p-5 sm:p-7">
            <DaySquare
              quarters={quarters}
              label={why.picture}
              labels={daySquareWords}
              caption={why.pictureCaption}
              size="card"
            />
          </div>
        </div>
      </Section>

      <Section title={principles.title}>
        <ol className="grid gap-y-10">
          {principles.items.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 border-line border-t pt-6 md:grid-cols-[5rem_1fr_1.2fr] md:gap-x-8"
            >
              <span aria-hidden="true" className="font-display font-semibold text-h1 text-primary leading-none">
                {index + 1}
              </span>
              <h3 className="text-balance font-display text-h3">{title}</h3>
              <p className="col-start-2 mt-2 text-muted md:col-start-3 md:mt-0">
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </Section>

      <Section tone="primary" title={roles.title} lead={roles.lead}>
        <DataTable
          caption={roles.caption}
          captionHidden
          columns={roles.columns.map((header) => ({ header }))}
          rows={roles.rows}
          rowHeader
          className="[&_:is(th,td)]:whitespace-normal [&_table]:min-w-[36rem]"
        />
        <p className="mt-4 text-muted text-small">{roles.source}</p>
      </Section>

      <Section>
        <div className="grid gap-x-14 gap-y-10 md:grid-cols-2 lg:grid-cols-[1.2fr_1fr]">
          <div className="grid content-start gap-10">
            <div>
              <h2 className="font-display text-h3">{money.title}</h2>
              <p className="mt-3">
                <RichText text={money.text} />
              </p>
            </div>
            <div>
              <h2 className="font-display text-h3">{data.title}</h2>
              <p className="mt-3">{data.text}</p>
              <TextLink asChild className="mt-2 inline-flex min-h-11 items-center">
                <Link to="/gebruikersinformatie/privacyverklaring">{data.link}</Link>
              </TextLink>
            </div>
            <div>
              <h2 className="font-display text-h3">{region.title}</h2>
              <p className="mt-3">
                <RichText text={region.text} />
              </p>
            </div>
          </div>
          <div className="self-start rounded-card border border-line bg-surface p-6 sm:p-8">
            <h2 className="mb-5 font-display text-h3">{identity.title}</h2>
            <OperatorCard details={identity.details} unknown={identity.unknown} />
            <TextLink asChild className="mt-5 inline-flex min-h-11 items-center">
              <Link to="/contact">{identity.contact}</Link>
            </TextLink>
          </div>
        </div>
      </Section>
    </>
  );
}
