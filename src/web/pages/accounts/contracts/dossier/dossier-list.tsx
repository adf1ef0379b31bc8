import { useCallback, useEffect, useRef } from "react";
import { Link, useFetcher } from "react-router";
import type { dossierPageWords } from "#content/pages/accounts/contracts/dossier.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import type { DossierView } from "#web/pages/accounts/contracts/dossier/dossier-view.ts";

/** Sent by scripts alone: the answer is the list as it stands, not a page to go to. */
export const STAY_FIELD = "blijf";

/** A letter that is ready, as a file. */
export const LetterLink = ({ label, path }: { label: string; path: string }) => (
  <TextLink href={path} download data-prefetch="off" className="inline-flex min-h-11 items-center gap-2 text-base">
    <Icon name="download" className="size-5" />
    {label}
  </TextLink>
);

type DossierListProps = { words: typeof dossierPageWords; tasks: DossierView["own"] };
type Task = DossierView["own"][number];

/** What one side must do: a box to tick where it is the reader's, the date, to whom, and the letter that helps. */
export const DossierList = ({ words, tasks }: DossierListProps) => (
  <ol className="grid gap-3">
    {tasks.map((task) => (
      <li
        key={task.step}
        className={`rounded-control border p-4 sm:p-5 ${task.isDone ? "border-transparent bg-secondary-soft" : "border-line bg-surface"}`}
      >
        {task.canTick ? <Tick words={words} task={task} /> : <Told task={task} />}
        <div className="min-w-0 pl-12">
          <p className="text-muted text-small">
            {task.when} · {task.towards}
          </p>
          {task.text ? <p className="mt-1.5 max-w-text text-base">{task.text}</p> : null}
          <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
            {task.letter ? <LetterLink {...task.letter} /> : null}
            {task.signed ? (
              <TextLink asChild className="inline-flex min-h-11 items-center gap-2 text-base">
                <Link to={task.signed.path}>
                  <Icon name="check" className="size-5" />
                  {task.signed.label}
                </Link>
              </TextLink>
            ) : null}
            {task.signed && task.canTick && !task.isDone ? <span className="text-base">{words.deliver}</span> : null}
            {task.paper ? (
              <TextLink asChild className="inline-flex min-h-11 items-center text-base">
                <Link to={task.paper}>{task.signed ? words.paperAgain : words.paper}</Link>
              </TextLink>
            ) : null}
          </div>
        </div>
      </li>
    ))}
  </ol>
);

/** A box that saves itself and stays where it is; without scripts a button saves it. */
function Tick({ words, task: { step, title, isDone } }: { words: DossierListProps["words"]; task: Task }) {
  const { Form, submit, data } = useFetcher<FormAnswer | null>();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const send = useCallback(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    fields.set(STAY_FIELD, "ja");
    void submit(fields, { method: "post" });
  }, [submit]);
  // What was ticked before the scripts came is saved once they are there.
  useEffect(() => {
    if (box.current && box.current.checked !== box.current.defaultChecked) send();
  }, [send]);
  // What was refused is shown as it stands.
  const notice = data?.notice;
  useEffect(() => {
    if (notice && box.current) box.current.checked = isDone;
  }, [notice, isDone]);
  return (
    <Form method="post" ref={form} className="flex flex-wrap items-center gap-x-4 pl-2.5">
      <input type="hidden" name="doel" value="vinken" />
      <input type="hidden" name="stap" value={step} />
      <CheckboxField
        ref={box}
        id={`stap-${step}`}
        name="gedaan"
        value="ja"
        label={<span className="font-semibold">{title}</span>}
        error={notice}
        defaultChecked={isDone}
        onCheckedChange={send}
      />
      <noscript>
        <Button variant="secondary" size="small">
          {words.save}
        </Button>
      </noscript>
    </Form>
  );
}

/** The other's part, or what is told by a form below: to look at. */
const Told = ({ task: { title, isDone } }: { task: Task }) => (
  <div className="flex items-center">
    <span aria-hidden="true" className="grid size-11 shrink-0 place-content-center">
      <span
        className={`grid size-6 place-items-center rounded-tile border-[1.5px] ${isDone ? "border-primary bg-primary text-on-primary" : "border-tile-edge bg-tile"}`}
      >
        {isDone ? <Icon name="check" className="size-4.5" /> : null}
      </span>
    </span>
    <p className="font-semibold">{title}</p>
  </div>
);
