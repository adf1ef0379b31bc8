import { Link } from "react-router";
import type { StepWords } from "#content/pages/accounts/account.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { MySection } from "#web/pages/accounts/my-page.tsx";

type NextStepsProps = { words: { title: string; others: string }; steps: readonly StepWords[] };

/** The one step that matters most, alone and with its last day; the others below it. */
export function NextSteps({ words, steps: [first, ...others] }: NextStepsProps) {
  if (!first) return null;
  return (
    <MySection title={words.title}>
      <Card className="border-primary bg-primary-soft">
        {first.due ? (
          <Badge tone="sun" icon="clock">
            {first.due}
          </Badge>
        ) : null}
        <h3 className="font-display text-h3">{first.title}</h3>
        <p className="mt-2 max-w-text">{first.text}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button asChild>
            <Link to={first.link.path}>{first.link.label}</Link>
          </Button>
          {first.also ? (
            <TextLink asChild className="inline-flex min-h-11 items-center">
              <Link to={first.also.path}>{first.also.label}</Link>
            </TextLink>
          ) : null}
        </div>
      </Card>
      {others.length > 0 ? (
        <>
          <h3 className="mt-8 mb-3 font-display text-h4">{words.others}</h3>
          <ol className="grid gap-x-6 sm:grid-cols-2">
            {others.map(({ title, text, link, due }) => (
              <li key={`${link.path} ${title}`} className="border-line border-t py-4">
                <h4 className="font-semibold">{title}</h4>
                <p className="mt-1 text-base text-muted">
                  {text} {due ? <span className="block font-semibold text-ink">{due}</span> : null}
                </p>
                <TextLink asChild className="inline-flex min-h-11 items-center gap-2 text-base">
                  <Link to={link.path}>
                    {link.label}
                    <Icon name="arrow-right" className="size-4.5" />
                  </Link>
                </TextLink>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </MySection>
  );
}
