import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Accordion } from "#ui/navigation/accordion.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { RichText } from "../rich-text.tsx";
import { GuideSection } from "./guide.tsx";

export type Action = { readonly label: string; readonly to: string };

export function GuideActions({ primary, secondary }: { primary: Action; secondary: Action }) {
  return (
    <>
      <Button asChild>
        <Link to={primary.to}>{primary.label}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={secondary.to}>{secondary.label}</Link>
      </Button>
    </>
  );
}

/** A cell of a table that holds a sentence: it wraps instead of stretching its column. */
export function Sentence({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <span className={`block w-max print:w-auto ${wide ? "max-w-36 sm:max-w-96" : "max-w-24 sm:max-w-56"}`}>
      {children}
    </span>
  );
}

export function EstimatedAmount({ amount, estimate }: { amount: string; estimate: string | null }) {
  return (
    <span className="inline-flex flex-col items-end gap-1">
      {amount}
      {estimate ? <Badge tone="sun">{estimate}</Badge> : null}
    </span>
  );
}

type Question = { readonly question: string; readonly answer: string };

export function GuideQuestions({ id, title, items }: { id: string; title: string; items: readonly Question[] }) {
  return (
    <GuideSection id={id} title={title}>
      <Accordion
        items={items.map(({ question, answer }) => ({
          question,
          answer: (
            <p>
              <RichText text={answer} />
            </p>
          ),
        }))}
      />
    </GuideSection>
  );
}

type Source = { readonly name: string; readonly about: string; readonly url: string };
type GuideSourcesProps = { id: string; title: string; items: readonly Source[]; checkedOn: string };

export function GuideSources({ id, title, items, checkedOn }: GuideSourcesProps) {
  return (
    <GuideSection id={id} title={title}>
      <ul className="grid max-w-text gap-5">
        {items.map(({ name, about, url }) => (
          <li key={url} className="flex gap-3">
            <Icon name="external-link" className="mt-1 size-5 text-primary" />
            <span>
              <TextLink href={url}>{name}</TextLink>
              <span className="block text-base text-muted">{about}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-base text-muted">{checkedOn}</p>
    </GuideSection>
  );
}

export function Paragraphs({ text }: { text: readonly string[] }) {
  return (
    <div className="max-w-text space-y-4">
      {text.map((paragraph) => (
        <p key={paragraph}>
          <RichText text={paragraph} />
        </p>
      ))}
    </div>
  );
}
