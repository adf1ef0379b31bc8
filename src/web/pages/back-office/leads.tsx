import { type LoaderFunctionArgs, NavLink, useLoaderData } from "react-router";
import { listLeads, listWaiting } from "#application/back-office/list-leads.ts";
import { leadsWords } from "#content/pages/back-office/leads.ts";
import { listWords } from "#content/pages/back-office/lists.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { loadStored } from "#web/load-stored.ts";
import { DeskPage } from "#web/pages/back-office/desk-page.tsx";
import { leadRows, waitingCountRows, waitingRows } from "#web/pages/back-office/leads-view.ts";
import { PageLinks } from "#web/pages/back-office/list-parts.tsx";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import { pageAsked, pageLinks } from "#web/pages/back-office/page-field.ts";

const LIST_FIELD = "lijst";
const lists = { leads: "aanvragen", waiting: "wachtlijsten" } as const;

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const { head } = leadsWords;
    if (url.searchParams.get(LIST_FIELD) !== lists.waiting) {
      const { rows, hasMore } = await listLeads(ports, operator, pageAsked(url));
      return { head, list: "leads" as const, counts: [], rows: leadRows(rows), links: pageLinks(url, hasMore) };
    }
    const { rows, counts, hasMore } = await listWaiting(ports, operator, pageAsked(url));
    return {
      head,
      list: "waiting" as const,
      counts: waitingCountRows(counts),
      rows: waitingRows(rows),
      links: pageLinks(url, hasMore),
    };
  });

export default function Leads() {
  const { list, counts, rows, links } = useLoaderData<typeof loader>();
  const { title, choices, navigation, counts: words } = leadsWords;
  return (
    <DeskPage title={title}>
      <nav aria-label={navigation} className="flex flex-wrap gap-3">
        {(["leads", "waiting"] as const).map((one) => (
          <Button key={one} asChild size="small" variant={one === list ? "primary" : "secondary"}>
            <NavLink to={`?${LIST_FIELD}=${lists[one]}`} aria-current={one === list ? "page" : undefined}>
              {choices[one]}
            </NavLink>
          </Button>
        ))}
      </nav>
      {counts.length === 0 ? null : (
        <DataTable caption={words.caption} columns={words.columns.map((header) => ({ header }))} rows={counts} />
      )}
      {rows.length === 0 ? (
        <p className="text-base text-muted">{listWords.nothing}</p>
      ) : (
        <DataTable
          caption={choices[list]}
          captionHidden
          columns={leadsWords[list].map((header) => ({ header }))}
          rows={rows}
        />
      )}
      <PageLinks links={links} />
    </DeskPage>
  );
}
