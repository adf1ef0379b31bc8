import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { daySquareWords } from "#content/day-square.ts";
import { newsletterWords } from "#content/pages/company/newsletter.ts";
import { Button } from "#ui/button.tsx";
import { DaySquare } from "#ui/day-square.tsx";
import { Icon } from "#ui/icon.tsx";
import { Letter } from "#ui/illustrations/letter.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { modelSquareDay } from "#web/sections/model-square-day.ts";

export const handle: PageHandle = { content: true };

export function loader({ context }: LoaderFunctionArgs) {
  const words = newsletterWords(context.get(siteContext));
  const { quarters } = modelSquareDay(words.square.situation);
  return { ...words, quarters: quarters.map(({ shared, toSupplier }) => ({ shared, toSupplier })) };
}

export { clientLoader } from "#web/content-page.ts";

export default function Newsletter() {
  const { hero, letter, square, quarters, promises, subscribe, email } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-5 pt-8 pb-20 sm:px-8 md:pt-14 lg:grid-cols-[1fr_1.05fr]">
      <div>
        <Letter className="w-40" />
        <h1 className="mt-4 text-balance font-display text-h1">{hero.title}</h1>
        <p className="mt-5 max-w-text text-lead text-muted">{hero.lead}</p>

        <div className="mt-8 rounded-card bg-primary-soft p-6 sm:p-7">
          <h2 className="font-display text-h3">{subscribe.title}</h2>
          <p className="mt-3">{subscribe.soon}</p>
          <p className="mt-2">{email ? subscribe.withMail : subscribe.withoutMail}</p>
          {email ? (
            <Button asChild className="mt-5">
              <a href={`mailto:${email}?subject=${encodeURIComponent(subscribe.subject)}`}>
                <Icon name="mail" />
                {subscribe.mail}
              </a>
            </Button>
          ) : null}
        </div>

        <h2 className="mt-12 font-display text-h3">{promises.title}</h2>
        <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
          {promises.items.map(({ term, text }) => (
            <div key={term} className="sm:contents">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>

      <div className="lg:pt-8">
        <section
          aria-label={letter.label}
          className="rounded-control border border-line bg-surface p-6 sm:p-10 lg:rotate-1"
        >
          <div className="flex items-start justify-between gap-4 border-line border-b border-dashed pb-4 text-muted text-small">
            <p>
              {letter.from}
              <br />
              {letter.subject}
            </p>
            <span aria-hidden="true" className="grid grid-cols-2 gap-1 rounded-tile border border-line p-1.5">
              <span className="size-3 rounded-[3px] bg-primary" />
              <span className="size-3 rounded-[3px] bg-secondary-fill" />
              <span className="size-3 rounded-[3px] bg-sun-fill" />
              <span className="size-3 rounded-[3px] bg-primary" />
            </span>
          </div>
          {letter.parts.map(({ title, text }) => (
            <div key={title} className="mt-6">
              <h2 className="font-display text-h4">{title}</h2>
              <p className="mt-1 text-base text-muted">{text}</p>
            </div>
          ))}
          <div className="mt-5">
            <DaySquare
              quarters={quarters}
              label={square.label}
              labels={daySquareWords}
              caption={square.caption}
              size="small"
              orientation="auto"
            />
          </div>
          <p className="mt-6 border-line border-t border-dashed pt-5 font-semibold">{letter.closing}</p>
        </section>

        <h2 className="mt-12 font-display text-h4">{subscribe.meanwhile}</h2>
        <ul className="mt-2">
          {subscribe.links.map(({ label, path }) => (
            <li key={path}>
              <TextLink asChild className="inline-flex min-h-11 items-center">
                <Link to={path}>{label}</Link>
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
