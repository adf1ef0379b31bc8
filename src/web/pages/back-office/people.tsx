import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { findPerson } from "#application/back-office/find-person.ts";
import { peopleWords } from "#content/pages/back-office/people.ts";
import { sayAccountRefusal } from "#content/refusals/account-refusals.ts";
import { parseEmailAddress } from "#domain/accounts/email-address.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import { type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { DeskPage } from "#web/pages/back-office/desk-page.tsx";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

/** An address is no part of an address of ours: the search is a form that is sent, also by who only reads. */
const EMAIL_FIELD = "email";

export const loader = ({ context, url }: LoaderFunctionArgs) => {
  operatorIn(context, url);
  return { head: peopleWords.head };
};

export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const typed = textOf(await postedForm(context), EMAIL_FIELD).trim();
  const refuse = (sentence: string, status: number) =>
    refuseForm<FormAnswer>(
      { typed: { [EMAIL_FIELD]: typed }, faults: { [EMAIL_FIELD]: sentence }, notice: null },
      status,
    );
  const email = parseEmailAddress(typed);
  if (email === null) return refuse(sayAccountRefusal({ code: "email-malformed" }), 422);
  return whileAvailable({ [EMAIL_FIELD]: typed }, async () => {
    const uid = await findPerson(ports, operator, email);
    return uid === null ? refuse(peopleWords.unknown, 422) : redirect(`/beheer/mensen/${encodeURIComponent(uid)}`, 303);
  });
}

export default function People() {
  useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const { title, lead, email, submit } = peopleWords;
  return (
    <DeskPage title={title} lead={lead}>
      <Card>
        <Form method="post" noValidate className="grid max-w-text gap-5">
          <FormSummary answer={served} labels={{ [EMAIL_FIELD]: email }} />
          <TextField
            id={fieldId(EMAIL_FIELD)}
            name={EMAIL_FIELD}
            type="email"
            label={email}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            defaultValue={served?.typed[EMAIL_FIELD] ?? ""}
            error={served?.faults[EMAIL_FIELD]}
            required
          />
          <Button className="justify-self-start max-sm:w-full">{submit}</Button>
        </Form>
      </Card>
    </DeskPage>
  );
}
