import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatMoment } from "#content/format/format-moment.ts";
import { mailboxWords } from "#content/pages/accounts/mailbox.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { PageHero } from "#ui/section.tsx";
import { portsContext, siteContext } from "#web/context.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { canReadMailbox } from "#web/requests/can-read-mailbox.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { context, url } = args;
  const ports = context.get(portsContext);
  if (!canReadMailbox(args)) throw pageNotFound(url);
  const mails = await ports.mailbox.list();
  return {
    ...mailboxWords(context.get(siteContext)),
    mails: mails.map(({ id, to, subject, at }) => ({ id, to, subject, at: at.toISOString() })),
  };
}

export default function Mailbox() {
  const { hero, refresh, count, columns, empty, mails } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} />
      <div className="mx-auto max-w-page px-5 pb-16 sm:px-8 md:pb-24">
        <div className="mb-5 flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-base text-muted tabular-nums">
            {mails.length} {mails.length === 1 ? count.one : count.many}
          </p>
          {/* A plain form asks again, also without scripts. */}
          <form action="/postbus">
            <Button variant="secondary" size="small">
              {refresh}
            </Button>
          </form>
        </div>
        {mails.length === 0 ? (
          <EmptyState
            title={empty.title}
            headingLevel={2}
            action={
              <Button asChild>
                <Link to={empty.path}>{empty.action}</Link>
              </Button>
            }
          >
            <p>{empty.text}</p>
          </EmptyState>
        ) : (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {mails.map(({ id, to, subject, at }) => (
              <li key={id} className="border-line border-b last:border-b-0">
                <Link
                  to={`/postbus/${id}`}
                  className="flex items-center gap-4 px-5 py-4 no-underline hover:bg-primary-soft sm:px-6"
                >
                  <Icon name="mail" className="size-5 shrink-0 text-primary" />
                  <span className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 md:grid-cols-[1fr_auto]">
                    <span className="min-w-0 font-semibold text-base text-ink">{subject}</span>
                    <time dateTime={at} className="text-muted text-small tabular-nums md:text-right">
                      <span className="sr-only">{columns.at} </span>
                      {formatMoment(at)}
                    </time>
                    <span className="min-w-0 break-words text-muted text-small md:col-span-2">
                      {columns.to} {to}
                    </span>
                  </span>
                  <Icon name="chevron-right" className="size-5 shrink-0 text-muted max-sm:hidden" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
