import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatMoment } from "#content/format/format-moment.ts";
import { mailboxMailWords } from "#content/pages/accounts/mailbox.ts";
import { Disclosure } from "#ui/navigation/disclosure.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { portsContext } from "#web/context.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { mailInFrame } from "#web/pages/accounts/mailbox/mail-in-frame.ts";
import { canReadMailbox } from "#web/requests/can-read-mailbox.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { context, params, url } = args;
  const ports = context.get(portsContext);
  if (!canReadMailbox(args)) throw pageNotFound(url);
  const mail = await ports.mailbox.read(params["id"] ?? "");
  if (!mail) throw pageNotFound(url);
  const { to, subject, html, text, at } = mail;
  return { ...mailboxMailWords(subject), mail: { to, subject, text, at: at.toISOString(), ...mailInFrame(html) } };
}

export default function MailboxMail() {
  const { back, frame, links, text, columns, mail } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-page px-5 pt-6 pb-16 sm:px-8 md:pt-10 md:pb-24">
      <TextLink asChild className="inline-flex min-h-11 items-center gap-2 text-base">
        <Link to={back.path}>
          <Icon name="arrow-left" className="size-4" />
          {back.label}
        </Link>
      </TextLink>
      <h1 className="mt-3 text-balance font-display text-h2">{mail.subject}</h1>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-base">
        {[
          { name: columns.to, value: mail.to },
          { name: columns.at, value: formatMoment(mail.at) },
        ].map(({ name, value }) => (
          <div key={name} className="flex min-w-0 gap-2">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 break-words font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        {/* No scripts and no origin of its own: whatever stands in a mail, it can do nothing but lead away when touched. */}
        <iframe
          title={frame}
          srcDoc={mail.html}
          sandbox="allow-top-navigation-by-user-activation"
          className="h-[70rem] w-full rounded-card border border-line bg-bg max-sm:-mx-5 max-sm:w-[calc(100%+2.5rem)] max-sm:rounded-none max-sm:border-x-0 sm:h-[56rem]"
        />
        <div className="grid min-w-0 gap-8">
          <section>
            <h2 className="font-display text-h4">{links}</h2>
            <ul className="mt-2">
              {mail.links.map(({ href, label }) => (
                <li key={href}>
                  <TextLink href={href} className="inline-flex min-h-11 items-center text-base">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </section>
          <Disclosure label={text}>
            <pre className="overflow-x-auto whitespace-pre-wrap break-words rounded-control bg-sunken p-4 font-text text-small">
              {mail.text}
            </pre>
          </Disclosure>
        </div>
      </div>
    </div>
  );
}
