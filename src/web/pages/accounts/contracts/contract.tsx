import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { contractDone } from "#content/pages/accounts/contracts/overview.ts";
import { Card } from "#ui/card.tsx";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Disclosure } from "#ui/navigation/disclosure.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { loadContract } from "#web/pages/accounts/contracts/load-contract.ts";
import { NextStepCard } from "#web/pages/accounts/contracts/next-step.tsx";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, sayDone } from "#web/pages/accounts/own-context.ts";
import { ContractTimeline } from "#web/sections/contracts/contract-timeline.tsx";

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => ({
    ...(await loadContract(await findContract(asked))),
    done: sayDone(asked.url, contractDone),
  }));

export default function Contract() {
  const loaded = useLoaderData<typeof loader>();
  const { hero, step, place, parts, timeline, trailWords, entries, done } = loaded;
  return (
    <MyPage {...hero} done={done}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid gap-6">
          <NextStepCard step={step} place={place} />
          <nav aria-label={parts.title}>
            <ul className="grid gap-3 sm:grid-cols-2">
              {parts.items.map(({ path, label, text }) => (
                <li key={path}>
                  <Link
                    to={`${place}${path}`}
                    className="flex h-full min-h-11 flex-col rounded-control border border-line bg-surface p-4 no-underline hover:border-primary"
                  >
                    <span className="flex items-center justify-between gap-3 font-semibold text-primary">
                      {label}
                      <Icon name="chevron-right" className="size-5" />
                    </span>
                    <span className="mt-1 text-base text-muted">{text}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Contact {...loaded} />
        </div>
        <Card as="section">
          <h2 className="mb-4 font-display text-h4">{loaded.timelineTitle}</h2>
          <ContractTimeline steps={timeline} />
        </Card>
      </div>
      <Months {...loaded} />
      <Disclosure label={trailWords.title}>
        <DataTable
          caption={trailWords.title}
          columns={[trailWords.columns.at, trailWords.columns.who, trailWords.columns.what].map((header) => ({
            header,
          }))}
          rows={entries.map(({ at, who, what }) => [at, who, what])}
        />
      </Disclosure>
    </MyPage>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Contact({ contact, contactOf }: Loaded) {
  return (
    <Card as="section">
      <h2 className="font-display text-h4">{contact.title}</h2>
      <p className="mt-2 font-semibold">{contactOf.name ?? contact.unknown}</p>
      <p className="text-muted text-small">{contactOf.role}</p>
      {contactOf.hidden ? <p className="mt-3 max-w-text text-base text-muted">{contactOf.hidden}</p> : null}
      <dl className="mt-3 grid gap-2 text-base">
        {contactOf.ways.map(({ name, value, href }) => (
          <div key={name} className="flex flex-wrap items-center gap-x-3">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 break-words">
              <TextLink href={href} className="inline-flex min-h-11 items-center">
                {value}
              </TextLink>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Months({ months, statements, years, place }: Loaded) {
  const { chart, columns } = months;
  return (
    <MySection title={months.title}>
      {statements.length === 0 ? (
        <EmptyState title={months.empty}>{months.text}</EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Card>
            <BarChart
              {...chart}
              bars={statements.map(({ name, kilowattHours }) => ({ name, value: kilowattHours })).reverse()}
              direction="columns"
              formatValue={(value) => formatKilowattHours(value)}
              formatTick={(value) => formatNumber(value)}
            />
          </Card>
          <DataTable
            caption={months.caption}
            columns={[
              { header: columns.month },
              { header: columns.energy, align: "end" },
              { header: columns.amount, align: "end" },
              { header: columns.state },
              { header: columns.money },
              { header: columns.version, align: "end" },
              { header: columns.proof },
            ]}
            rows={statements.map(({ month, name, energy, amount, state, money, version, code }) => [
              <TextLink key="month" asChild className="inline-flex min-h-11 items-center">
                <Link to={`${place}/afrekening/${month}`}>{name}</Link>
              </TextLink>,
              energy,
              amount,
              state,
              money,
              version,
              code === null ? (
                months.none
              ) : (
                <TextLink key="proof" asChild className="inline-flex min-h-11 items-center whitespace-nowrap">
                  <Link to={`/declarations/${code}`}>{code}</Link>
                </TextLink>
              ),
            ])}
            rowHeader
          />
          <div>
            <h3 className="font-semibold">{months.years}</h3>
            <ul className="mt-1 flex flex-wrap gap-x-6">
              {years.map(({ label, path }) => (
                <li key={path}>
                  <TextLink asChild className="inline-flex min-h-11 items-center text-base">
                    <Link to={path}>{label}</Link>
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </MySection>
  );
}
