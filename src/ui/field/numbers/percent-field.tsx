import { NumberField, type NumberFieldProps } from "#ui/field/numbers/number-field.tsx";

/** Values are percentages as typed: 12,5 is 12.5, not the share 0.125. */
export const PercentField = (props: NumberFieldProps) => (
  <NumberField unit="%" fractionDigitsMax={2} min={0} max={100} {...props} />
);
