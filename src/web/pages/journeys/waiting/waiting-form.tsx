import { Form, useNavigation } from "react-router";
import type { waitingWords } from "#content/pages/journeys/waiting.ts";
import type { WaitingReason } from "#domain/leads/waiting-reason.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { HONEYPOT_FIELD, readWaiting, type WaitingField } from "#web/forms/waiting-form.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";
import { HoneypotField } from "#web/sections/honeypot-field.tsx";

type WaitingFormProps = {
  side: "buyer" | "seller";
  reason: WaitingReason;
  postcode: string;
  words: ReturnType<typeof waitingWords>["form"];
  served?: FormAnswer<WaitingField> | undefined;
};

/** One address, and nothing else: somebody waits for one mail. */
export function WaitingForm({ side, reason, postcode, words, served }: WaitingFormProps) {
  const { answer, isBusy, round, onSubmit } = useSending(served, readWaiting);
  const isElsewhere = useNavigation().state !== "idle";
  return (
    <Card tone="primary" as="section" aria-labelledby="wachtlijst">
      <h2 id="wachtlijst" className="font-display text-h3">
        {words.title}
      </h2>
      <p className="mt-2 text-base">{words.texts[reason]}</p>
      <Form key={round} method="post" action="/wachtlijst" noValidate onSubmit={onSubmit} className="mt-6 grid gap-5">
        <FormSummary answer={answer} labels={{ email: words.email.label }} />
        <input type="hidden" name="kant" value={side === "buyer" ? "koper" : "verkoper"} />
        <input type="hidden" name="reden" value={reason} />
        <input type="hidden" name="postcode" value={postcode} />
        <TextField
          id={fieldId("email")}
          name="email"
          {...words.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={served?.typed.email ?? ""}
          error={answer?.faults.email}
        />
        <HoneypotField name={HONEYPOT_FIELD} label={words.honeypot} />
        <Button busy={isBusy || isElsewhere} className="justify-self-start max-sm:w-full">
          {words.submit}
        </Button>
        <p className="text-muted text-small">{words.promise}</p>
      </Form>
    </Card>
  );
}
