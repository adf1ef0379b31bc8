import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import type { ComponentTestFieldsWords } from "#content/pages/workbench/component-test-fields.ts";
import { EuroField } from "#ui/field/numbers/euro-field.tsx";
import { KilowattHourField } from "#ui/field/numbers/kilowatt-hour-field.tsx";
import { NumberField } from "#ui/field/numbers/number-field.tsx";
import { PercentField } from "#ui/field/numbers/percent-field.tsx";
import { SliderField } from "#ui/field/slider-field.tsx";
import { Specimen } from "../gallery.tsx";
import { FieldGrid } from "./field-grid.tsx";

/** The fields that take a number. */
export const CountingFields = ({ words }: { words: Pick<ComponentTestFieldsWords, "number" | "slider"> }) => (
  <>
    <NumberFields words={words.number} />
    <SliderFields words={words.slider} />
  </>
);

const NumberFields = ({ words }: { words: ComponentTestFieldsWords["number"] }) => (
  <Specimen name={words.title}>
    <FieldGrid>
      <KilowattHourField
        label={words.kilowattHours.label}
        help={words.kilowattHours.help}
        name="number-kilowatt-hours"
        defaultValue={words.kilowattHours.value}
        required
      />
      <EuroField
        label={words.euros.label}
        name="number-euros"
        defaultValue={words.euros.value}
        unit={words.euros.unit}
        optional
      />
      <PercentField label={words.percent.label} name="number-percent" defaultValue={words.percent.value} />
      <NumberField
        label={words.price.label}
        name="number-price"
        defaultValue={words.price.value}
        unit={words.price.unit}
        fractionDigitsMin={2}
      />
      <NumberField
        label={words.plain.label}
        help={words.plain.help}
        name="number-stepper"
        defaultValue={words.plain.value}
        min={0}
        max={60}
        fractionDigitsMax={0}
        stepper
      />
      <NumberField
        label={words.checked.label}
        help={words.checked.help}
        name="number-checked"
        unit={words.checked.unit}
        min={0.5}
        max={10}
        refusals={words.checked.refusals}
      />
      <NumberField
        label={words.error.label}
        error={words.error.error}
        name="number-error"
        defaultValue={words.error.value}
        unit={words.error.unit}
      />
      <KilowattHourField
        label={words.disabled.label}
        name="number-disabled"
        defaultValue={words.disabled.value}
        disabled
      />
      <PercentField label={words.readOnly.label} name="number-read-only" defaultValue={words.readOnly.value} readOnly />
      <NumberField label={words.plain.label} name="number-stepper-disabled" stepper disabled />
    </FieldGrid>
  </Specimen>
);

const SliderFields = ({ words }: { words: ComponentTestFieldsWords["slider"] }) => (
  <Specimen name={words.title}>
    <FieldGrid>
      <SliderField
        label={words.withNumber.label}
        help={words.withNumber.help}
        name="slider-with-number"
        unit={words.withNumber.unit}
        defaultValue={words.withNumber.value}
        min={500}
        max={10_000}
        step={100}
        withNumber
        className="sm:col-span-2"
      />
      <SliderField
        label={words.plain.label}
        name="slider-plain"
        unit={words.plain.unit}
        defaultValue={words.plain.value}
        min={0}
        max={50}
      />
      <SliderField
        label={words.price.label}
        name="slider-price"
        defaultValue={words.price.value}
        format={formatCentsPerKilowattHour}
        min={0.02}
        max={0.3}
        step={0.01}
      />
      <SliderField
        label={words.error.label}
        error={words.error.error}
        name="slider-error"
        unit={words.error.unit}
        defaultValue={words.error.value}
        min={0}
        max={100}
        step={5}
      />
      <SliderField
        label={words.disabled.label}
        name="slider-disabled"
        unit={words.disabled.unit}
        defaultValue={words.disabled.value}
        min={0}
        max={15}
        disabled
      />
    </FieldGrid>
  </Specimen>
);
