import { NumberField, type NumberFieldProps } from "#ui/field/numbers/number-field.tsx";

/** The unit, if any, is what the euros are counted by, such as the word for "a year". */
export const EuroField = (props: NumberFieldProps) => (
  <NumberField unitBefore="€" fractionDigitsMin={2} fractionDigitsMax={2} {...props} />
);
