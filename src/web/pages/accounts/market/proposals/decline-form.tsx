import { Form } from "react-router";
import type { proposalsWords } from "#content/pages/accounts/proposals.ts";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import { TextareaField } from "#ui/field/textarea-field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { SendButton } from "#web/forms/send-button.tsx";

type DeclineFormProps = {
  words: typeof proposalsWords.detail.decline;
  block: typeof proposalsWords.detail.block;
  served: FormAnswer | undefined;
};

/** Saying no takes a reason, which the other side reads. */
export function DeclineForm({ words, block, served }: DeclineFormProps) {
  return (
    <details
      open={served?.faults["reden"] !== undefined || served?.faults["uitleg"] !== undefined}
      className="group mt-5"
    >
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-tile font-medium text-primary">
        <Icon name="chevron-right" className="size-5 group-open:rotate-90" />
        {words.open}
      </summary>
      <Form method="post" noValidate className="mt-4 grid max-w-text gap-6">
        <p className="text-base">{words.text}</p>
        <RadioCards
          id={fieldId("reden")}
          name="reden"
          label={words.title}
          options={words.options}
          defaultValue={served?.typed["reden"] ?? ""}
          error={served?.faults["reden"]}
          columns={2}
        />
        <TextareaField
          id={fieldId("uitleg")}
          name="uitleg"
          label={words.note.label}
          optional
          rows={3}
          defaultValue={served?.typed["uitleg"] ?? ""}
          error={served?.faults["uitleg"]}
        />
        <SendButton variant="secondary" name="actie" value="weigeren" className="justify-self-start max-sm:w-full">
          {words.submit}
        </SendButton>
      </Form>
      <Form method="post" className="mt-8 grid max-w-text gap-3 border-line border-t pt-6">
        <p className="text-base">{block.text}</p>
        <SendButton variant="danger" name="actie" value="blokkeren" className="justify-self-start max-sm:w-full">
          {block.submit}
        </SendButton>
      </Form>
    </details>
  );
}
