import { Link } from "react-router";
import type { formsWords } from "#content/pages/accounts/forms.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { PaperSummary } from "#web/pages/accounts/papers/summarise-paper.ts";

type PaperListProps = { papers: readonly PaperSummary[]; words: ReturnType<typeof formsWords>["mine"] };

/** The papers that somebody began or signed. */
export const PaperList = ({ papers, words }: PaperListProps) => (
  <Card padding="none">
    <ul className="divide-y divide-line">
      {papers.map(({ id, title, state, moment }) => {
        const place = `/account/formulieren/${id}`;
        const isSigned = state === "signed";
        return (
          <li key={id} className="grid items-center gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[1fr_auto] sm:px-7">
            <div className="min-w-0">
              <Badge tone={isSigned ? "ok" : "sun"} icon={isSigned ? "circle-check" : "clock"}>
                {isSigned ? words.signed : words.draft}
              </Badge>
              <h3 className="mt-2 font-semibold text-base">{title}</h3>
              <p className="text-muted text-small">
                {isSigned ? words.signedAt : words.draftAt} {moment}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {isSigned ? (
                <TextLink
                  href={`${place}/pdf`}
                  download
                  data-prefetch="off"
                  className="inline-flex min-h-11 items-center gap-2 text-base"
                >
                  <Icon name="download" className="size-5" />
                  {words.download}
                  <span className="sr-only"> {title}</span>
                </TextLink>
              ) : (
                <TextLink asChild className="inline-flex min-h-11 items-center text-base">
                  <Link to={`${place}/wissen`}>
                    {words.remove}
                    <span className="sr-only"> {title}</span>
                  </Link>
                </TextLink>
              )}
              <Button asChild size="small" variant="secondary">
                <Link to={place}>
                  {isSigned ? words.view : words.goOn}
                  <span className="sr-only"> {title}</span>
                </Link>
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  </Card>
);
