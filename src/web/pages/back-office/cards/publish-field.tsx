import { FROM_FIELD, fromWords } from "#content/pages/back-office/cards.ts";
import { DateField } from "#ui/field/date-field.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";

type PublishFieldProps = { tomorrow: string; served: FormAnswer | undefined };

/** From which day a card counts: tomorrow at the earliest. */
export const PublishField = ({ tomorrow, served }: PublishFieldProps) => (
  <DateField
    id={fieldId(FROM_FIELD)}
    name={FROM_FIELD}
    label={fromWords.label}
    help={fromWords.help}
    min={tomorrow}
    defaultValue={served?.typed[FROM_FIELD] ?? tomorrow}
    error={served?.faults[FROM_FIELD]}
    required
  />
);
