import { NumberField, type NumberFieldProps } from "#ui/field/numbers/number-field.tsx";

export const KilowattHourField = (props: NumberFieldProps) => (
  <NumberField unit="kWh" fractionDigitsMax={3} min={0} {...props} />
);
