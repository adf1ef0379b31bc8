import { Form, Link } from "react-router";
import type { contactWords } from "#content/pages/company/contact.ts";
import type { Market } from "#content/site.ts";
import { ATTACHMENT_BYTES_MAX, ATTACHMENT_ENDINGS } from "#domain/contact/attachment.ts";
import { Button } from "#ui/button.tsx";
import { FileDrop } from "#ui/field/file-drop.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextareaField } from "#ui/field/textarea-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import {
  type ContactField,
  MESSAGE_LENGTH_MAX,
  readContact,
  STAMP_FIELD,
  SUBJECT_LENGTH_MAX,
} from "#web/forms/contact-form.ts";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { HONEYPOT_FIELD } from "#web/forms/registration-form.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";
import { HoneypotField } from "#web/sections/honeypot-field.tsx";

export type ContactAnswer = FormAnswer<ContactField> & { readonly stamp?: string };
type FormWords = ReturnType<typeof contactWords>["form"];
type ContactFormProps = {
  words: FormWords;
  market: Market;
  served: ContactAnswer | undefined;
  stamp: string;
  /** What stands in the fields of who comes to write. */
  initial: Partial<Record<ContactField, string>>;
};

/** It is not drawn anew after a refusal: a chosen file would be gone, and nobody could put it back. */
export function ContactForm({ words, market, served, stamp, initial }: ContactFormProps) {
  // Whether a number exists, the server knows; here any number will do.
  const { answer, isBusy, round, onSubmit } = useSending<ContactField>(served, (form) =>
    readContact(form, market, (text) => text),
  );
  const given = (name: ContactField) => ({
    id: fieldId(name),
    name,
    defaultValue: served?.typed[name] ?? initial[name] ?? "",
    error: answer?.faults[name],
  });
  const { attachment } = words;
  return (
    <Form
      method="post"
      action="/contact"
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
      className="grid gap-6 rounded-card border border-line bg-surface p-5 sm:p-8"
    >
      <div>
        <h2 className="font-display text-h2">{words.title}</h2>
        <p className="mt-2 text-muted">{words.lead}</p>
      </div>
      <FormSummary answer={answer} labels={labelsOf(words)} />
      <input type="hidden" name={STAMP_FIELD} value={stamp} />
      <TextField {...given("naam")} {...words.name} autoComplete="name" maxLength={80} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...given("email")}
          {...words.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <TextField {...given("telefoon")} {...words.phone} optional type="tel" autoComplete="tel" maxLength={40} />
      </div>
      <TextField {...given("onderwerp")} {...words.subject} maxLength={SUBJECT_LENGTH_MAX} />
      <TextareaField {...given("bericht")} {...words.message} rows={7} maxLength={MESSAGE_LENGTH_MAX} />
      <div>
        <FileDrop
          id={fieldId("bijlage")}
          name="bijlage"
          label={attachment.label}
          help={attachment.help}
          error={answer?.faults.bijlage}
          optional
          accept={ATTACHMENT_ENDINGS.join()}
          bytesMax={ATTACHMENT_BYTES_MAX}
          refusals={{ tooLarge: attachment.tooLarge, wrongKind: attachment.wrongKind }}
          chooseWord={attachment.choose}
          dropWord={attachment.drop}
        />
        {served ? (
          <noscript>
            <p className="mt-2 text-base">{attachment.again}</p>
          </noscript>
        ) : null}
      </div>
      <HoneypotField key={round} name={HONEYPOT_FIELD} label={words.honeypot} />
      <div className="grid gap-4">
        <Button size="large" busy={isBusy} className="justify-self-start max-sm:w-full">
          {words.submit}
        </Button>
        <p className="text-muted text-small">
          {words.privacy.before}{" "}
          <TextLink asChild>
            <Link to={words.privacy.path}>{words.privacy.label}</Link>
          </TextLink>
          .
        </p>
      </div>
    </Form>
  );
}

const labelsOf = (words: FormWords): Record<ContactField, string> => ({
  naam: words.name.label,
  email: words.email.label,
  telefoon: words.phone.label,
  onderwerp: words.subject.label,
  bericht: words.message.label,
  bijlage: words.attachment.label,
});
