import { useState } from "react";
import { Form } from "react-router";
import { formatEuros } from "#content/format/format-euros.ts";
import { parseDutchNumber } from "#content/format/parse-dutch-number.ts";
import type { proposalsWords } from "#content/pages/accounts/proposals.ts";
import { SliderField } from "#ui/field/slider-field.tsx";
import { TextareaField } from "#ui/field/textarea-field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import { SEEN_FIELD } from "#web/pages/accounts/market/proposals/seen-field.ts";

/** In cents a kWh and euros a year, as the form shows them. */
export type ShownBargain = {
  lowest: number;
  highest: number;
  price: number;
  side: "seller" | "buyer";
  own: { gain: number; perCent: number };
  other: { gain: number; perCent: number };
  perCent: string;
};

type CounterFormProps = {
  words: typeof proposalsWords.detail.counter;
  bargain: ShownBargain;
  seen: number;
  served: FormAnswer | undefined;
};

/** Another price for the same pair; both gains follow the slider. */
export function CounterForm({ words, bargain, seen, served }: CounterFormProps) {
  const [price, setPrice] = useState(parseDutchNumber(served?.typed["prijs"] ?? "") ?? bargain.price);
  const gainOf = ({ gain, perCent }: ShownBargain["own"]) => formatEuros(gain + (price - bargain.price) * perCent);
  const isFaulty = served?.faults["prijs"] !== undefined || served?.faults["bericht"] !== undefined;
  return (
    <details open={isFaulty} className="group mt-5">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-tile font-medium text-primary">
        <Icon name="chevron-right" className="size-5 group-open:rotate-90" />
        {words.open}
      </summary>
      <Form method="post" noValidate className="mt-4 grid max-w-text gap-6">
        <p className="text-base">{words.text}</p>
        <input type="hidden" name={SEEN_FIELD} value={seen} />
        <SliderField
          id={fieldId("prijs")}
          name="prijs"
          label={words.price.label}
          unit={words.price.unit}
          min={bargain.lowest}
          max={bargain.highest}
          step={0.01}
          value={price}
          onValueChange={setPrice}
          withNumber
          required
          help={bargain.perCent}
          error={served?.faults["prijs"]}
        />
        <dl className="needs-js grid gap-4 sm:grid-cols-2" aria-live="polite">
          {[
            { name: words.gains.you, value: gainOf(bargain.own) },
            { name: words.gains.other[bargain.side], value: gainOf(bargain.other) },
          ].map(({ name, value }) => (
            <div key={name}>
              <dt className="text-muted text-small">{name}</dt>
              <dd className="font-semibold tabular-nums">
                {value} <span className="font-normal text-muted text-small">{words.perYear}</span>
              </dd>
            </div>
          ))}
        </dl>
        <TextareaField
          id={fieldId("bericht")}
          name="bericht"
          label={words.message.label}
          help={words.message.help}
          optional
          rows={3}
          defaultValue={served?.typed["bericht"] ?? ""}
          error={served?.faults["bericht"]}
        />
        <SendButton variant="secondary" name="actie" value="prijs" className="justify-self-start max-sm:w-full">
          {words.submit}
        </SendButton>
      </Form>
    </details>
  );
}
