import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { listDrafts } from "#application/newsletter/drafts.ts";
import { newsletterWords, sayProgress } from "#content/pages/back-office/newsletter.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import { type FormAnswer, refuseForm, textOf } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { loadStored } from "#web/load-stored.ts";
import { DeskPage, DeskTable } from "#web/pages/back-office/desk-page.tsx";
import { CellLink } from "#web/pages/back-office/list-parts.tsx";
import { isIssueName } from "#web/pages/back-office/newsletter/issue-form.ts";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

const NAME_FIELD = "naam";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const drafts = await listDrafts(ports);
    return {
      head: newsletterWords.head,
      mayAct: operator.level === "act",
      issues: drafts.map(({ name, subject, progress }) => ({ name, cells: [subject, sayProgress(progress)] })),
    };
  });

/** Nothing is kept before the issue itself is. */
export async function action({ context, url }: ActionFunctionArgs) {
  operatorIn(context, url);
  const name = textOf(await postedForm(context), NAME_FIELD).trim();
  if (isIssueName(name)) return redirect(`/beheer/nieuwsbrief/${name}`, 303);
  const faults = { [NAME_FIELD]: newsletterWords.start.fault };
  return refuseForm<FormAnswer>({ typed: { [NAME_FIELD]: name }, faults, notice: null }, 422);
}

export default function Newsletter() {
  const { issues, mayAct } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const { title, lead, columns, caption, none, start } = newsletterWords;
  return (
    <DeskPage title={title} lead={lead}>
      <DeskTable
        title={caption}
        columns={columns}
        none={none}
        rows={issues.map(({ name, cells }) => [
          <CellLink key={name} to={`/beheer/nieuwsbrief/${name}`}>
            {name}
          </CellLink>,
          ...cells,
        ])}
      />
      {mayAct ? (
        <Card as="section">
          <Form method="post" noValidate className="grid max-w-text gap-5">
            <h2 className="font-display text-h4">{start.title}</h2>
            <FormSummary answer={served} labels={{ [NAME_FIELD]: start.label }} />
            <TextField
              id={fieldId(NAME_FIELD)}
              name={NAME_FIELD}
              label={start.label}
              help={start.help}
              maxLength={40}
              spellCheck={false}
              autoCapitalize="none"
              defaultValue={served?.typed[NAME_FIELD] ?? ""}
              error={served?.faults[NAME_FIELD]}
              required
            />
            <Button variant="secondary" className="justify-self-start max-sm:w-full">
              {start.submit}
            </Button>
          </Form>
        </Card>
      ) : null}
    </DeskPage>
  );
}
