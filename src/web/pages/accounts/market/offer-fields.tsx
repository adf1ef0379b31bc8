import type { myOffersWords } from "#content/pages/accounts/my-offers.ts";
import { DateField } from "#ui/field/date-field.tsx";
import { EuroField } from "#ui/field/numbers/euro-field.tsx";
import { NumberField } from "#ui/field/numbers/number-field.tsx";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextareaField } from "#ui/field/textarea-field.tsx";
import type { GiveField } from "#web/pages/accounts/market/listing-parts.tsx";
import { HolderFields, PartHeading, RoofFields, UseFields } from "#web/pages/accounts/market/listing-parts.tsx";

type OfferFieldsProps = {
  given: GiveField;
  words: typeof myOffersWords.form;
  /** What a household pays today, beside the field of the price. */
  hint: string;
};

/** Every question of an offer, from what it is to what is agreed. */
export const OfferFields = ({ given, words, hint }: OfferFieldsProps) => (
  <>
    <TextField {...given("titel")} {...words.title} maxLength={80} autoComplete="off" />
    <HolderFields given={given} words={words} />
    <SelectField
      {...given("btw")}
      {...words.vat}
      className="hidden-until-chosen max-w-sm group-has-[input[value=onderneming]:checked]/form:grid"
    />
    <TextField
      {...given("postcode")}
      {...words.postcode}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={12}
      className="max-w-sm"
    />

    <PartHeading>{words.parts.what}</PartHeading>
    <RadioCards {...given("technologie")} {...words.technology} columns={2} />
    <NumberField {...given("vermogen")} {...words.power} className="max-w-sm" />
    <div className="grid gap-6 group-has-[input[name=technologie]:not([value=zon]):checked]/form:hidden">
      <RoofFields given={given} words={words} />
    </div>

    <PartHeading>{words.parts.use}</PartHeading>
    <UseFields given={given} words={words} />

    <PartHeading>{words.parts.price}</PartHeading>
    <RadioCards {...given("vraagprijs")} {...words.asking} columns={3} />
    <p className="rounded-control bg-secondary-soft px-4 py-3 text-base">{hint}</p>
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <NumberField
        {...given("prijs")}
        {...words.price}
        unit="c€/kWh"
        className="group-has-[input[value=gratis]:checked]/form:hidden"
      />
      <SelectField {...given("contract")} {...words.contract} />
      <NumberField
        {...given("injectieprijs")}
        {...words.injectionPrice}
        unit="c€/kWh"
        className="group-has-[option[value=dynamisch]:checked]/form:hidden"
      />
    </div>
    <EuroField {...given("kost")} {...words.fee} className="max-w-sm" />

    <PartHeading>{words.parts.more}</PartHeading>
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <DateField {...given("start")} {...words.start} optional />
      <NumberField {...given("looptijd")} {...words.term} optional fractionDigitsMax={0} />
    </div>
    <SelectField {...given("partners")} {...words.partners} className="max-w-sm" />
    <TextareaField {...given("tekst")} {...words.text} optional rows={5} maxLength={words.texts} />
  </>
);
