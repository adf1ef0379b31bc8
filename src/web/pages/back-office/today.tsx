import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readToday } from "#application/back-office/read-today.ts";
import { listRequests } from "#application/back-office/second-operator.ts";
import { contestedConnections } from "#application/contracts/contested-connections.ts";
import { todayWords } from "#content/pages/back-office/today.ts";
import { dayAheadYearOn } from "#domain/day-prices/day-ahead-year.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { Card } from "#ui/card.tsx";
import { ChartTable } from "#ui/charts/chart-table.tsx";
import { Sparkline } from "#ui/charts/sparkline.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { loadStored } from "#web/load-stored.ts";
import { DeskPage, DeskSection } from "#web/pages/back-office/desk-page.tsx";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import { todayView } from "#web/pages/back-office/today-view.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, site } = operatorIn(context, url);
    const [connections, requests] = await Promise.all([contestedConnections(ports), listRequests(ports)]);
    // One that waits for a second operator counts as that.
    const isAsked = (reference: string) => requests.some(({ about }) => about === reference);
    const open = connections.filter(({ decision, second }) => decision === null && !isAsked(second.reference));
    const view = todayView(await readToday(ports), {
      connections: open.length,
      requests: requests.length,
      hasPriceYear: dayAheadYearOn(site.today as CalendarDay, site.dayPrices) !== null,
      upSince: new Date(performance.timeOrigin),
    });
    return { head: todayWords.head, ...view };
  });

export default function Today() {
  const { waiting, running, expiring, counts, table } = useLoaderData<typeof loader>();
  const { title, waiting: waits, running: runs, figures, counts: words } = todayWords;
  return (
    <DeskPage title={title}>
      <DeskSection title={waits.title}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
          {waiting.map(({ name, count, path, isUrgent }) => (
            <Card as="li" key={name} padding="small" tone={isUrgent ? "sun" : "surface"} className="relative">
              <p className="font-display font-semibold text-h3 tabular-nums">{count}</p>
              {path ? (
                <Link
                  to={path}
                  className="text-base underline underline-offset-4 after:absolute after:inset-0 after:rounded-card"
                >
                  {name}
                </Link>
              ) : (
                <p className="text-base">{name}</p>
              )}
            </Card>
          ))}
        </ul>
      </DeskSection>
      <DataTable
        caption={runs.title}
        columns={runs.columns.map((header) => ({ header }))}
        rows={running.map(({ name, state }) => [name, state])}
        rowHeader
      />
      <DeskSection title={figures.title}>
        {expiring.length === 0 ? (
          <p className="text-base text-muted">{figures.none}</p>
        ) : (
          <ul className="grid list-disc gap-1 pl-5 text-base">
            {expiring.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </DeskSection>
      <DeskSection title={words.title} lead={words.lead}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-3">
          {counts.map(({ name, total, today, values }) => (
            <Card as="li" key={name} padding="small" className="grid content-between gap-2">
              <p className="text-base">{name}</p>
              <div>
                <p className="flex items-baseline justify-between gap-3">
                  <span className="font-display font-semibold text-h3 tabular-nums">{total}</span>
                  <span className="text-muted text-small tabular-nums">
                    {today} {words.today}
                  </span>
                </p>
                <Sparkline values={values} />
              </div>
            </Card>
          ))}
        </ul>
        <ChartTable caption={words.table} columns={table.columns} rows={table.rows} />
      </DeskSection>
    </DeskPage>
  );
}
