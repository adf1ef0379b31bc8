import type { connectionFormWords } from "#content/pages/accounts/connections/connection-form.ts";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { EuroField } from "#ui/field/numbers/euro-field.tsx";
import { NumberField } from "#ui/field/numbers/number-field.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import type { productOptions } from "#web/forms/fields/field-table.ts";
import {
  type GiveField,
  PartHeading,
  RoofFields,
  ticked,
  UseFields,
} from "#web/pages/accounts/market/listing-parts.tsx";

/** A number that is kept already is shown in part; an empty field keeps it. */
export type KeptEan = { readonly help: string; readonly drop: string } | null;

type ConnectionFieldsProps = {
  given: GiveField;
  words: typeof connectionFormWords.form;
  products: ReturnType<typeof productOptions>;
  eans: { readonly offtake: KeptEan; readonly injection: KeptEan };
};

/** Every question of a connection; none of them must be answered. */
export const ConnectionFields = ({ given, words, products, eans }: ConnectionFieldsProps) => (
  <>
    <TextField {...given("naam")} {...words.name} optional autoComplete="off" maxLength={60} className="max-w-sm" />
    <EanField given={given} name="ean" words={words.ean} kept={eans.offtake} />
    <EanField given={given} name="ean-injectie" words={words.injectionEan} kept={eans.injection} />

    <PartHeading>{words.parts.place}</PartHeading>
    <TextField {...given("straat")} {...words.street} optional autoComplete="street-address" maxLength={120} />
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <TextField
        {...given("postcode")}
        {...words.postcode}
        optional
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
      />
      <TextField {...given("gemeente")} {...words.town} optional autoComplete="address-level2" maxLength={80} />
    </div>

    <PartHeading>{words.parts.use}</PartHeading>
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <SelectField {...given("klant")} {...words.customer} />
      <SelectField {...given("meter")} {...words.meter} />
    </div>
    <div className="group-has-[select[name=klant]>option:not([value=onderneming]):checked]/form:hidden">
      <CheckboxField {...ticked(given("btw-vrij"))} {...words.vatExempt} />
    </div>
    <NumberField {...given("aansluitvermogen")} {...words.capacity} optional unit="kVA" className="max-w-sm" />
    <UseFields given={given} words={words} />

    <PartHeading>{words.parts.make}</PartHeading>
    <SelectField {...given("technologie")} {...words.source} className="max-w-sm" />
    <div className="grid gap-6 group-has-[select[name=technologie]>option[value=geen]:checked]/form:hidden">
      <NumberField {...given("vermogen")} {...words.power} className="max-w-sm" />
      <div className="grid gap-6 group-has-[select[name=technologie]>option:not([value=zon]):checked]/form:hidden">
        <RoofFields given={given} words={words} />
      </div>
    </div>

    <PartHeading>{words.parts.contract}</PartHeading>
    <SelectField
      {...given("product")}
      {...words.supplier}
      options={products.groups ?? products.options}
      className="max-w-md"
    />
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <NumberField {...given("energieprijs")} {...words.energyPrice} optional unit="c€/kWh" />
      <NumberField {...given("injectieprijs")} {...words.injectionPrice} optional unit="c€/kWh" />
    </div>
    <EuroField {...given("kost")} {...words.fee} optional className="max-w-sm" />
  </>
);

type EanFieldProps = {
  given: GiveField;
  name: "ean" | "ean-injectie";
  words: { readonly label: string; readonly help: string };
  kept: KeptEan;
};

const EanField = ({ given, name, words, kept }: EanFieldProps) => (
  <div className="grid gap-2">
    <TextField
      {...given(name)}
      label={words.label}
      help={kept?.help ?? words.help}
      optional
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
      className="max-w-sm"
    />
    {kept ? <CheckboxField {...ticked(given(`${name}-weg`))} label={kept.drop} /> : null}
  </div>
);
