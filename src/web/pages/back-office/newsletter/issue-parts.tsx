import { Form, Link } from "react-router";
import type { NewsletterIssue } from "#application/ports/mail/mailed-facts.ts";
import { newsletterTopicWords } from "#content/newsletter-topics.ts";
import { issueWords } from "#content/pages/back-office/newsletter.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextareaField } from "#ui/field/textarea-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { DeskSection } from "#web/pages/back-office/desk-page.tsx";
import { type IssueField, lengthOf, TOPIC_FIELD } from "#web/pages/back-office/newsletter/issue-form.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

type IssueEditorProps = { served: FormAnswer | undefined; kept: Readonly<Record<string, string>> };

const { fields } = issueWords;
const labels = Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));

/** The issue as it is written: what stood there, or what was typed and not taken. */
export function IssueEditor({ served, kept }: IssueEditorProps) {
  const { answer, isBusy, round, onSubmit } = useSending(served, () => ({ ok: true, value: null, typed: {} }));
  const typed = { ...kept, ...served?.typed };
  const given = (name: IssueField) => ({
    id: fieldId(name),
    name,
    ...fields[name],
    maxLength: lengthOf(name),
    defaultValue: typed[name] ?? "",
    error: answer?.faults[name],
    required: true,
  });
  const chosen = (typed[TOPIC_FIELD] ?? "").split(" ");
  return (
    <Card as="section">
      <Form key={round} method="post" noValidate onSubmit={onSubmit} className="grid max-w-text gap-5">
        <h2 className="font-display text-h4">{issueWords.edit}</h2>
        <FormSummary answer={answer} labels={labels} />
        <TextField {...given("onderwerp")} />
        <TextField {...given("voorproef")} />
        <TextField {...given("titel")} />
        <TextareaField {...given("tekst")} rows={16} />
        <TextField {...given("knop")} />
        <TextField {...given("pad")} spellCheck={false} autoCapitalize="none" />
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold text-base">{issueWords.topics}</legend>
          {newsletterTopicWords.map(({ topic, value, label }) => (
            <CheckboxField
              key={value}
              name={`${TOPIC_FIELD}-${value}`}
              label={label}
              defaultChecked={chosen.includes(topic)}
            />
          ))}
        </fieldset>
        <Button busy={isBusy} className="justify-self-start max-sm:w-full">
          {issueWords.save}
        </Button>
      </Form>
    </Card>
  );
}

/** As wide as a phone, with the words and links of the mail. */
export const IssuePreview = ({ name, letter }: { name: string; letter: NewsletterIssue }) => (
  <DeskSection title={issueWords.preview.title} lead={issueWords.preview.lead}>
    <TextLink asChild className="inline-flex min-h-11 items-center justify-self-start">
      <Link to={`/beheer/nieuwsbrief/${name}/e-mail`} reloadDocument>
        {issueWords.preview.mail}
      </Link>
    </TextLink>
    <Card as="article" padding="small" className="grid w-full max-w-90 gap-4">
      <p className="text-muted text-small">
        {letter.subject}
        <br />
        {letter.preview}
      </p>
      <h3 className="font-display text-h3">{letter.title}</h3>
      {letter.paragraphs.map((text) => (
        <p key={text} className="text-base">
          {text}
        </p>
      ))}
      {letter.sections.map(({ title, paragraphs, links }) => (
        <section key={title} className="grid gap-3">
          <h4 className="font-display text-h4">{title}</h4>
          {paragraphs.map((text) => (
            <p key={text} className="text-base">
              {text}
            </p>
          ))}
          {links.map(({ label, path }) => (
            <TextLink asChild key={path} className="justify-self-start text-base">
              <Link to={path}>{label}</Link>
            </TextLink>
          ))}
        </section>
      ))}
      <Button asChild className="justify-self-start">
        <Link to={letter.action.path}>{letter.action.label}</Link>
      </Button>
    </Card>
  </DeskSection>
);
