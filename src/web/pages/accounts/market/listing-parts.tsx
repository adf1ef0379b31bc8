import type { ReactNode } from "react";
import type { listingFormWords } from "#content/pages/accounts/listing-form.ts";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { KilowattHourField } from "#ui/field/kilowatt-hour-field.tsx";
import { NumberField } from "#ui/field/number-field.tsx";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";

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

type PartProps<Names extends keyof typeof listingFormWords> = {
  given: GiveField;
  words: { readonly [Name in Names]: { readonly label: string; readonly help?: string } } & Pick<
    typeof listingFormWords,
    Extract<Names, "holder" | "building" | "azimuth">
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

export const RoofFields = ({ given, words }: PartProps<"tilt" | "azimuth" | "battery">) => (
  <div className="grid items-start gap-6 sm:grid-cols-3">
    <SelectField {...given("richting")} {...words.azimuth} />
    <NumberField {...given("helling")} {...words.tilt} optional unit="°" />
    <KilowattHourField {...given("batterij")} {...words.battery} optional />
  </div>
);

export const UseFields = ({ given, words }: PartProps<"building" | "use" | "heatPump" | "car">) => (
  <>
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <SelectField {...given("gebouw")} {...words.building} />
      <KilowattHourField {...given("verbruik")} {...words.use} />
    </div>
    <div className="grid gap-2 sm:grid-cols-2">
      <CheckboxField {...ticked(given("warmtepomp"))} label={words.heatPump.label} />
      <CheckboxField {...ticked(given("auto"))} label={words.car.label} />
    </div>
  </>
);
