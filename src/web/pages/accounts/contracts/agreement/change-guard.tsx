import { plannedChanges } from "#content/contracts/dossier-words.ts";
import type { dossierPageWords } from "#content/pages/accounts/contracts/dossier.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/field/date-field.tsx";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import {
  CHANGE_FIELD,
  changes,
  DAY_FIELD,
  type GuardView,
} from "#web/pages/accounts/contracts/agreement/load-guard.ts";

type ChangeGuardProps = { guard: GuardView; words: typeof dossierPageWords.guard; place: string };

/** Asks before a switch or a move what it would do to the sharing. */
export function ChangeGuard({ guard, words, place }: ChangeGuardProps) {
  return (
    <form method="get" action={`${place}/dossier#verandering`} id="verandering" className="grid max-w-text gap-5">
      <h2 className="font-display text-h4">{words.title}</h2>
      <p className="text-base text-muted">{words.text}</p>
      {guard.warning ? (
        <Alert tone="warn" title={guard.warning.effect} role="status">
          <p className="mt-1">
            {words.before} {guard.warning.before}:
          </p>
          <ul className="mt-1 list-disc pl-5">
            {guard.warning.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <RadioCards
        name={CHANGE_FIELD}
        label={words.change}
        defaultValue={guard.change}
        options={changes.map((value) => ({ value, label: plannedChanges[value] }))}
      />
      <DateField
        name={DAY_FIELD}
        label={words.day}
        defaultValue={guard.day}
        error={guard.isDayMissing ? words.missing : undefined}
        className="max-w-sm"
      />
      <Button variant="secondary" className="justify-self-start max-sm:w-full">
        {words.submit}
      </Button>
    </form>
  );
}
