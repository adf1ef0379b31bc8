import { Link } from "react-router";
import type { paperWords } from "#content/pages/accounts/papers.ts";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";

type Row = { readonly name: string; readonly value: string; readonly fault: string | null };
type PaperAnswersProps = {
  parts: readonly { readonly title: string; readonly path: string; readonly rows: readonly Row[] }[];
  words: typeof paperWords.check;
};

/** Every answer once more, by step, with the way back to each. */
export const PaperAnswers = ({ parts, words }: PaperAnswersProps) => (
  <div className="grid gap-6">
    {parts.map(({ title, path, rows }) => (
      <Card key={path} as="section" padding="none">
        <div className="flex items-center justify-between gap-4 border-line border-b px-5 py-2 sm:px-7">
          <h2 className="font-display text-h4">{title}</h2>
          <TextLink asChild className="inline-flex min-h-11 items-center text-base">
            <Link to={path}>
              {words.change}
              <span className="sr-only"> {title}</span>
            </Link>
          </TextLink>
        </div>
        <dl className="divide-y divide-line">
          {rows.map(({ name, value, fault }) => (
            <div key={name} className="grid gap-x-6 gap-y-0.5 px-5 py-3 text-base sm:grid-cols-[2fr_3fr] sm:px-7">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 whitespace-pre-line break-words font-medium">
                {value === "" && fault === null ? <span className="font-normal text-muted">{words.none}</span> : value}
                {fault === null ? null : (
                  <span className="flex items-center gap-1.5 text-danger text-small">
                    <Icon name="circle-alert" className="size-4.5 shrink-0" />
                    {fault}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    ))}
  </div>
);
