import type { newsletterTopicWords } from "#content/newsletter-topics.ts";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { TOPIC_FIELD } from "#web/forms/newsletter-form.ts";

type TopicBoxesProps = { label: string; options: typeof newsletterTopicWords; chosen: readonly string[] };

export const TopicBoxes = ({ label, options, chosen }: TopicBoxesProps) => (
  <fieldset>
    <legend className="font-semibold text-base">{label}</legend>
    <div className="mt-1 grid gap-1">
      {options.map(({ topic, value, label: name }) => (
        <CheckboxField
          key={`${value}-${chosen.includes(topic)}`}
          name={TOPIC_FIELD}
          value={value}
          label={name}
          defaultChecked={chosen.includes(topic)}
        />
      ))}
    </div>
  </fieldset>
);
