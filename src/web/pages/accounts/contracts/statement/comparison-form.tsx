import type { statementPageWords } from "#content/pages/accounts/contracts/statement.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import {
  AMOUNT_FIELD,
  type ComparisonView,
  ENERGY_FIELD,
} from "#web/pages/accounts/contracts/statement/load-comparison.ts";

type ComparisonFormProps = {
  words: typeof statementPageWords.compare;
  comparison: ComparisonView;
  here: string;
  version: number;
};

/** Lays a supplier's or grid operator's figure beside ours, and tells where a difference comes from. */
export const ComparisonForm = ({ words, comparison, here, version }: ComparisonFormProps) => (
  <form method="get" action={`${here}#narekenen`} className="grid max-w-text gap-5">
    <input type="hidden" name="versie" value={version} />
    <p className="text-base text-muted">{words.text}</p>
    {comparison.lines.length > 0 ? (
      <Alert tone={comparison.isSame ? "ok" : "warn"} role="status">
        <ul className="grid gap-1">
          {comparison.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Alert>
    ) : null}
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name={ENERGY_FIELD}
        label={words.energy}
        defaultValue={comparison.energy.text}
        error={comparison.energy.isFaulty ? words.faulty : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
      <TextField
        name={AMOUNT_FIELD}
        label={words.amount}
        defaultValue={comparison.amount.text}
        error={comparison.amount.isFaulty ? words.faulty : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
    </div>
    <Button variant="secondary" className="justify-self-start max-sm:w-full">
      {words.submit}
    </Button>
  </form>
);
