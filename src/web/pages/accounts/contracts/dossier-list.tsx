import { Form, Link } from "react-router";
import type { dossierPageWords } from "#content/pages/accounts/contracts/dossier.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { DossierView } from "#web/pages/accounts/contracts/dossier-view.ts";

/** A letter that is ready, as a file. */
export const LetterLink = ({ label, path }: { label: string; path: string }) => (
  <TextLink href={path} download data-prefetch="off" className="inline-flex min-h-11 items-center gap-2 text-base">
    <Icon name="download" className="size-5" />
    {label}
  </TextLink>
);

type DossierListProps = { words: typeof dossierPageWords; tasks: DossierView["own"] };

/** What one side must do: the date, to whom, the letter that helps and a tick. */
export const DossierList = ({ words, tasks }: DossierListProps) => (
  <ol className="grid gap-3">
    {tasks.map(({ step, title, text, isDone, when, towards, letter, paper, canTick }) => (
      <li
        key={step}
        className={`grid grid-cols-[auto_minmax(0,1fr)] gap-4 rounded-control border p-4 sm:p-5 ${isDone ? "border-transparent bg-secondary-soft" : "border-line bg-surface"}`}
      >
        <span
          aria-hidden="true"
          className={`grid size-8 place-items-center rounded-tile border-2 ${isDone ? "border-primary bg-primary text-on-primary" : "border-tile-edge bg-tile"}`}
        >
          {isDone ? <Icon name="check" className="size-5" /> : null}
        </span>
        <div className="min-w-0">
          <h3 className="font-semibold">{title}</h3>
          <p className="text-muted text-small">
            {when} · {towards}
          </p>
          <p className="mt-1.5 max-w-text text-base">{text}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
            {canTick ? (
              <Form method="post">
                <input type="hidden" name="doel" value="vinken" />
                <input type="hidden" name="stap" value={step} />
                <input type="hidden" name="gedaan" value={isDone ? "nee" : "ja"} />
                <Button variant={isDone ? "quiet" : "secondary"} size="small">
                  {isDone ? words.untick : words.tick}
                  <span className="sr-only">: {title}</span>
                </Button>
              </Form>
            ) : null}
            {letter ? <LetterLink {...letter} /> : null}
            {paper ? (
              <TextLink asChild className="inline-flex min-h-11 items-center text-base">
                <Link to={paper}>{words.paper}</Link>
              </TextLink>
            ) : null}
          </div>
        </div>
      </li>
    ))}
  </ol>
);
