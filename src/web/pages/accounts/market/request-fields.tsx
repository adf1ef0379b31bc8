import type { myRequestsWords } from "#content/pages/accounts/my-requests.ts";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { EuroField } from "#ui/field/numbers/euro-field.tsx";
import { NumberField } from "#ui/field/numbers/number-field.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextareaField } from "#ui/field/textarea-field.tsx";
import {
  type GiveField,
  HolderFields,
  PartHeading,
  RoofFields,
  ticked,
  UseFields,
} from "#web/pages/accounts/market/listing-parts.tsx";

type RequestFieldsProps = { given: GiveField; words: typeof myRequestsWords.form };

/** Every question of a request, from what is used to what is wished. */
export const RequestFields = ({ given, words }: RequestFieldsProps) => (
  <>
    <TextField {...given("titel")} {...words.title} maxLength={80} autoComplete="off" />
    <HolderFields given={given} words={words} />
    <TextField
      {...given("postcode")}
      {...words.postcode}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={12}
      className="max-w-sm"
    />

    <PartHeading>{words.parts.use}</PartHeading>
    <UseFields given={given} words={words} />

    <PartHeading>{words.parts.own}</PartHeading>
    <CheckboxField {...ticked(given("panelen"))} label={words.panels.label} />
    <div className="hidden-until-chosen gap-6 group-has-[input[name=panelen]:checked]/form:grid">
      <NumberField {...given("vermogen")} {...words.power} className="max-w-sm" />
      <RoofFields given={given} words={words} />
    </div>

    <PartHeading>{words.parts.price}</PartHeading>
    <SelectField {...given("contract")} {...words.contract} className="max-w-sm" />
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <NumberField
        {...given("energieprijs")}
        {...words.energyPrice}
        unit="c€/kWh"
        className="group-has-[option[value=dynamisch]:checked]/form:hidden"
      />
      <NumberField
        {...given("nachtprijs")}
        {...words.nightPrice}
        unit="c€/kWh"
        className="hidden-until-chosen group-has-[option[value=dag-nacht]:checked]/form:grid"
      />
      <NumberField {...given("prijs")} {...words.limit} optional unit="c€/kWh" />
    </div>
    <EuroField {...given("kost")} {...words.fee} className="max-w-sm" />

    <PartHeading>{words.parts.more}</PartHeading>
    <fieldset className="min-w-0">
      <legend className="font-semibold text-base">{words.technologies.label}</legend>
      <p className="mt-1 text-muted text-small">{words.technologies.help}</p>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {words.technologies.options.map(({ name, label }) => (
          <CheckboxField key={name} {...ticked(given(name))} label={label} />
        ))}
      </div>
    </fieldset>
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <NumberField {...given("verkopers")} {...words.sellers} optional fractionDigitsMax={0} />
      <SelectField {...given("partners")} {...words.partners} />
    </div>
    <TextareaField {...given("tekst")} {...words.text} optional rows={5} maxLength={words.texts} />
  </>
);
