import type { ReactNode } from "react";
import type { listingFormWords } from "#content/pages/accounts/listing-form.ts";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { KilowattHourField } from "#ui/field/numbers/kilowatt-hour-field.tsx";
import { NumberField } from "#ui/field/numbers/number-field.tsx";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

export type GiveField = (name: string) => {
  id: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
};

/** A box that was ticked is sent as "on"; one that was not is not sent at all. */
export const ticked = ({ defaultValue, ...rest }: ReturnType<GiveField>) => ({
  ...rest,
  defaultChecked: defaultValue === "on",
});

export const PartHeading = ({ children }: { children: ReactNode }) => (
  <h2 className="mt-4 border-line border-t pt-6 font-display text-h4">{children}</h2>
);

type FoldProps = { given: GiveField; names: readonly string[]; summary: string; children: ReactNode };

/** What few people need: closed, unless something was filled in there or is wrong. Closed fields are sent along. */
const Fold = ({ given, names, summary, children }: FoldProps) => (
  <details
    open={names.some((name) => given(name).defaultValue !== "" || given(name).error !== undefined)}
    className="group/fold"
  >
    <summary className="inline-flex min-h-11 items-center gap-2 rounded-tile font-medium text-primary">
      <Icon name="chevron-right" className="size-5 shrink-0 group-open/fold:rotate-90" />
      {summary}
    </summary>
    <div className="mt-4 grid gap-6">{children}</div>
  </details>
);

type PartProps<Names extends keyof typeof listingFormWords> = {
  given: GiveField;
  words: { readonly [Name in Names]: { readonly label: string; readonly help?: string } } & Pick<
    typeof listingFormWords,
    Extract<Names, "holder" | "building" | "azimuth" | "car"> | "folds"
  >;
};

/** Who stands behind it; only an organisation is named. */
export const HolderFields = ({ given, words }: PartProps<"holder" | "name">) => (
  <>
    <RadioCards {...given("wie")} {...words.holder} columns={2} />
    <TextField
      {...given("naam")}
      {...words.name}
      autoComplete="organization"
      maxLength={80}
      className="group-has-[input[value=particulier]:checked]/form:hidden"
    />
  </>
);

type RoofWord = "tilt" | "azimuth" | `${"power" | "tilt" | "azimuth"}${2 | 3}`;

/** The names of a direction, and the degrees of somebody whose roof looks elsewhere. */
const directionsWith = (options: typeof listingFormWords.azimuth.options, own: string) =>
  own === "" || options.some(({ value }) => value === own) ? options : [...options, { value: own, label: `${own}°` }];

export const RoofFields = ({ given, words }: PartProps<RoofWord | "inverter" | "battery">) => {
  const direction = (name: string, label: string) => {
    const field = given(name);
    const value = field.defaultValue === "" ? "180" : field.defaultValue;
    const options = directionsWith(words.azimuth.options, value);
    return <SelectField {...field} defaultValue={value} label={label} options={options} />;
  };
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        {direction("richting", words.azimuth.label)}
        <NumberField {...given("helling")} {...words.tilt} optional unit="°" />
      </div>
      <KilowattHourField {...given("batterij")} {...words.battery} optional className="max-w-sm" />
      <Fold
        given={given}
        names={["vermogen-2", "vermogen-3", "helling-2", "helling-3", "omvormer"]}
        summary={words.folds.roofs}
      >
        {([2, 3] as const).map((roof) => (
          <div key={roof} className="grid items-start gap-6 sm:grid-cols-3">
            <NumberField {...given(`vermogen-${roof}`)} {...words[`power${roof}`]} optional unit="kWp" />
            {direction(`richting-${roof}`, words[`azimuth${roof}`].label)}
            <NumberField {...given(`helling-${roof}`)} {...words[`tilt${roof}`]} optional unit="°" />
          </div>
        ))}
        <NumberField {...given("omvormer")} {...words.inverter} optional unit="kVA" className="max-w-sm" />
      </Fold>
    </>
  );
};

type UseWord = "building" | "persons" | "use" | "useByDay" | "useByNight" | "heatPump" | "boiler" | "car";

export const UseFields = ({ given, words }: PartProps<UseWord>) => (
  <>
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <SelectField {...given("gebouw")} {...words.building} />
      <KilowattHourField {...given("verbruik")} {...words.use} />
    </div>
    <Fold given={given} names={["personen", "verbruik-dag", "verbruik-nacht"]} summary={words.folds.use}>
      <NumberField {...given("personen")} {...words.persons} optional fractionDigitsMax={0} className="max-w-sm" />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <KilowattHourField {...given("verbruik-dag")} {...words.useByDay} optional />
        <KilowattHourField {...given("verbruik-nacht")} {...words.useByNight} optional />
      </div>
    </Fold>
    <SelectField {...given("auto")} {...words.car} className="max-w-sm" />
    <div className="grid gap-2 sm:grid-cols-2">
      <CheckboxField {...ticked(given("warmtepomp"))} label={words.heatPump.label} />
      <CheckboxField {...ticked(given("boiler"))} label={words.boiler.label} />
    </div>
  </>
);
