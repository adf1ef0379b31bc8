import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, NavLink, redirect, useLoaderData } from "react-router";
import { listMails } from "#application/back-office/list-mails.ts";
import { performAct } from "#application/back-office/perform-act.ts";
import { sendMailAgain } from "#application/back-office/send-mail-again.ts";
import { mailPlaces } from "#application/ports/back-office.ts";
import type { MailMessage } from "#application/ports/mail/mail.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { listWords } from "#content/pages/back-office/lists.ts";
import { mailKindNames, mailsWords, sayMailState } from "#content/pages/back-office/mails.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { DONE_FIELD, sayDone } from "#web/forms/done-field.ts";
import { textOf } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { loadStored } from "#web/load-stored.ts";
import { DeskPage } from "#web/pages/back-office/desk-page.tsx";
import { PageLinks } from "#web/pages/back-office/list-parts.tsx";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import { pageAsked, pageLinks } from "#web/pages/back-office/page-field.ts";

const PLACE_FIELD = "toon";
const ID_FIELD = "mail";
const placeWords = { queued: "wachtrij", failed: "mislukt", sent: "verzonden" } as const;
/** A kind of mail without a name does not compile. */
const names: Readonly<Record<MailMessage["kind"], string>> = mailKindNames;

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const place = mailPlaces.find((one) => placeWords[one] === url.searchParams.get(PLACE_FIELD)) ?? "queued";
    const { rows, hasMore } = await listMails(ports, place, pageAsked(url));
    return {
      head: mailsWords.head,
      place,
      links: pageLinks(url, hasMore),
      done: sayDone(url, mailsWords.done),
      mails: rows.map((mail) => mailRow(mail, operator.level === "act")),
    };
  });

const mailRow = (mail: Awaited<ReturnType<typeof listMails>>["rows"][number], mayAct: boolean) => ({
  id: mail.id,
  kind: names[mail.kind],
  to: mail.to ?? mailsWords.gone,
  state: sayMailState(mail),
  attempts: formatNumber(mail.attempts),
  answer: mail.answer ?? "",
  maySend: mayAct && mail.deadAt !== null && mail.to !== null,
});

export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const about = textOf(await postedForm(context), ID_FIELD);
  return loadStored(async () => {
    const act = { act: "send-mail-again", about, why: mailsWords.againWhy } as const;
    const isDone = await performAct(ports, operator, act, () => sendMailAgain(ports, about));
    return redirect(
      `/beheer/e-mails?${PLACE_FIELD}=${placeWords.failed}&${DONE_FIELD}=${isDone ? "opnieuw" : "niets"}`,
      303,
    );
  });
}

export default function Mails() {
  const { place, mails, links, done } = useLoaderData<typeof loader>();
  const { title, lead, places, navigation, columns, again, old } = mailsWords;
  return (
    <DeskPage title={title} lead={lead} done={done}>
      <nav aria-label={navigation} className="flex flex-wrap gap-3">
        {mailPlaces.map((one) => (
          <Button key={one} asChild size="small" variant={one === place ? "primary" : "secondary"}>
            <NavLink to={`?${PLACE_FIELD}=${placeWords[one]}`} aria-current={one === place ? "page" : undefined}>
              {places[one]}
            </NavLink>
          </Button>
        ))}
      </nav>
      {mails.length === 0 ? (
        <p className="text-base text-muted">{listWords.nothing}</p>
      ) : (
        <DataTable
          caption={places[place]}
          captionHidden
          columns={columns.map((header) => ({ header }))}
          rows={mails.map(({ id, kind, to, state, attempts, answer, maySend }) => [
            kind,
            to,
            state,
            attempts,
            <div key={id} className="grid justify-items-start gap-2">
              <span className="break-words">{answer}</span>
              {maySend ? (
                <Form method="post">
                  <input type="hidden" name={ID_FIELD} value={id} />
                  <Button size="small" variant="secondary">
                    {again}
                    <span className="sr-only">
                      {" "}
                      {kind} {to}
                    </span>
                  </Button>
                </Form>
              ) : null}
            </div>,
          ])}
        />
      )}
      {place === "failed" && mails.length > 0 ? <p className="text-muted text-small">{old}</p> : null}
      <PageLinks links={links} />
    </DeskPage>
  );
}
