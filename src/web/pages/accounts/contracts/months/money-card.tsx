import { Form } from "react-router";
import { moneyWords } from "#content/contracts/money-words.ts";
import type { PaymentAct } from "#domain/settlement/months/month-payment.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { useSending } from "#web/forms/use-sending.ts";
import type { MoneyView } from "#web/pages/accounts/contracts/months/money-view.ts";
import { ASKED_FIELD } from "#web/pages/accounts/contracts/months/month-fields.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

type MoneyCardProps = { money: MoneyView; served: FormAnswer | undefined };

/** What is open, who says what of it, and the one button for who reads it. */
export function MoneyCard({ money, served }: MoneyCardProps) {
  const { lines, tone, acts, askedCents } = money;
  if (lines.length === 0 && acts.length === 0) return null;
  return (
    <Alert tone={tone} className="mb-4 max-w-text">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="mt-3 grid gap-4">
        {acts.map((act) => (
          <MoneyForm key={act} act={act} askedCents={askedCents} served={served} />
        ))}
      </div>
      <p className="mt-3 text-muted text-small">{moneyWords.seen}</p>
    </Alert>
  );
}

type MoneyFormProps = { act: PaymentAct; askedCents: number; served: FormAnswer | undefined };

function MoneyForm({ act, askedCents, served }: MoneyFormProps) {
  const own = served?.typed["doel"] === act ? served : undefined;
  const { answer, isBusy, round, onSubmit } = useSending(own, () => ({ ok: true, value: null, typed: {} }));
  const isUndo = act.startsWith("undo");
  return (
    <Form key={round} method="post" onSubmit={onSubmit} className="group/form">
      <FormSummary answer={answer} labels={{}} />
      <input type="hidden" name="doel" value={act} />
      <input type="hidden" name={ASKED_FIELD} value={askedCents} />
      <p className="mb-2 text-base">{moneyWords.notes[act]}</p>
      <Button variant={isUndo ? "secondary" : "primary"} busy={isBusy} className="max-sm:w-full">
        {moneyWords.acts[act]}
      </Button>
    </Form>
  );
}
