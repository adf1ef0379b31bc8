import { gapWords } from "#content/contracts/gap-words.ts";
import { gapFills } from "#domain/settlement/meter-data/fill-gaps.ts";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import type { GapView } from "#web/pages/accounts/contracts/months/gap-view.ts";
import { FILL_FIELD, GAPS_GOAL, SEEN_FIELD } from "#web/pages/accounts/contracts/months/month-fields.ts";

/** A form for each month that waits for quarters that nobody has: both accept the same, or wait. */
export const GapForms = ({ gaps, served }: { gaps: readonly GapView[]; served: FormAnswer | undefined }) =>
  gaps.map(({ month, title, text, which, digest, lines, chosen }) => (
    <AccountForm
      key={month}
      title={title}
      served={served?.typed["maand"] === month ? served : undefined}
      labels={{ [`${FILL_FIELD}-${month}`]: gapWords.choice }}
      submit={gapWords.submit}
      variant="secondary"
      hidden={{ doel: GAPS_GOAL, maand: month, [SEEN_FIELD]: digest }}
      initial={chosen ? { [`${FILL_FIELD}-${month}`]: chosen } : {}}
    >
      {(given) => (
        <>
          <p className="text-base text-muted">{text}</p>
          <ul className="grid gap-1 text-base">
            {which.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {lines.map((line) => (
            <p key={line} className="font-semibold text-base">
              {line}
            </p>
          ))}
          <RadioCards
            {...given(`${FILL_FIELD}-${month}`)}
            label={gapWords.choice}
            options={gapFills.map((fill) => ({ value: fill, ...gapWords.fills[fill] }))}
          />
        </>
      )}
    </AccountForm>
  ));
