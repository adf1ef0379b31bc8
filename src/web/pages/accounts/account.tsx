import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { accountWords } from "#content/pages/accounts/account.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";

export const handle: PageHandle = { layout: "my", middleware: ["signed-in"], index: false };
export const loader = ({ context }: LoaderFunctionArgs) => accountWords(context.get(siteContext));

export default function Account() {
  const { hero, next, offers, matches, contracts, month } = useLoaderData<typeof loader>();
  return (
    <MyPage {...hero}>
      <MySection title={next.title}>
        <ol className="grid gap-4 sm:grid-cols-3">
          {next.steps.map(({ title, text, link }, index) => (
            <li key={title} className="flex flex-col rounded-card border border-line bg-surface p-5">
              <span
                aria-hidden="true"
                className="grid size-9 place-items-center rounded-tile bg-primary-soft font-display font-semibold text-primary"
              >
                {index + 1}
              </span>
              <h3 className="mt-4 font-display text-h4">{title}</h3>
              <p className="mt-1 mb-3 text-base text-muted">{text}</p>
              <TextLink asChild className="mt-auto inline-flex min-h-11 items-center gap-2 text-base">
                <Link to={link.path}>
                  {link.label}
                  <Icon name="arrow-right" className="size-4.5" />
                </Link>
              </TextLink>
            </li>
          ))}
        </ol>
      </MySection>
      {[month, offers, matches, contracts].map((part) => (
        <MySection key={part.title} title={part.title}>
          <EmptyState
            title={part.empty}
            action={
              part.link ? (
                <TextLink asChild className="inline-flex min-h-11 items-center">
                  <Link to={part.link.path}>{part.link.label}</Link>
                </TextLink>
              ) : null
            }
          >
            {part.text}
          </EmptyState>
        </MySection>
      ))}
    </MyPage>
  );
}
