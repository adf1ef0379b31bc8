import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listMessages } from "#application/back-office/messages.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { listWords } from "#content/pages/back-office/lists.ts";
import { messagesWords } from "#content/pages/back-office/messages.ts";
import { DataTable } from "#ui/data-table.tsx";
import { loadStored } from "#web/load-stored.ts";
import { DeskPage } from "#web/pages/back-office/desk-page.tsx";
import { CellLink, Filters, PageLinks } from "#web/pages/back-office/list-parts.tsx";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import { pageAsked, pageLinks } from "#web/pages/back-office/page-field.ts";

const WHICH_FIELD = "welke";
const WAITING = "wacht";
const filters = [
  {
    name: WHICH_FIELD,
    label: messagesWords.filter.label,
    options: [{ value: WAITING, label: messagesWords.filter.waiting }],
  },
];

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const which = url.searchParams.get(WHICH_FIELD) ?? "";
    const { rows, hasMore } = await listMessages(ports, operator, which === WAITING, pageAsked(url));
    return {
      head: messagesWords.head,
      which,
      links: pageLinks(url, hasMore),
      messages: rows.map(({ reference, createdAt, name, subject, isAnswered }) => ({
        reference,
        cells: [formatMoment(createdAt), name, subject, isAnswered ? messagesWords.answered : messagesWords.waits],
      })),
    };
  });

export default function Messages() {
  const { which, messages, links } = useLoaderData<typeof loader>();
  const { title, columns } = messagesWords;
  return (
    <DeskPage title={title}>
      <Filters filters={filters} chosen={{ [WHICH_FIELD]: which }} />
      {messages.length === 0 ? (
        <p className="text-base text-muted">{listWords.nothing}</p>
      ) : (
        <DataTable
          caption={title}
          captionHidden
          columns={columns.map((header) => ({ header }))}
          rows={messages.map(({ reference, cells }) => [
            <CellLink key={reference} to={`/beheer/berichten/${reference}`}>
              {reference}
            </CellLink>,
            ...cells,
          ])}
          rowHeader
        />
      )}
      <PageLinks links={links} />
    </DeskPage>
  );
}
