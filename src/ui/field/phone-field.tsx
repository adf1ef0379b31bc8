import { type ComponentProps, useId, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import { controlStyle, readOnlyStyle } from "#ui/field/control-style.ts";
import { Field, type FieldProps, splitFieldProps } from "#ui/field/field.tsx";
import { SelectInput, type SelectOption } from "#ui/field/select-field.tsx";
import { useLabels } from "#ui/locale.tsx";

type PhoneFieldProps = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "type" | "ref"> & {
    /** Value is the country's code, label what is read in the list. */
    countries: readonly SelectOption[];
    /** The name under which the country's code is posted; by default the field's own name with "-country". */
    countryName?: string | undefined;
    defaultCountry?: string | undefined;
    /** Rewrites the number when the visitor leaves the field. */
    format?: ((text: string, country: string) => string) | undefined;
    onValueChange?: ((text: string, country: string) => void) | undefined;
  };

export function PhoneField(props: PhoneFieldProps) {
  const [field, phone] = splitFieldProps(props);
  const { countries, countryName = phone.name && `${phone.name}-country`, defaultCountry, format, ...control } = phone;
  const { onValueChange, onChange, onBlur, ...rest } = control;
  const labels = useLabels();
  const countryId = useId();
  const country = useRef<HTMLSelectElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const tell = () => onValueChange?.(number.current?.value ?? "", country.current?.value ?? "");
  const rewrite = () => {
    if (format === undefined || number.current === null) return;
    const formatted = format(number.current.value, country.current?.value ?? "");
    if (formatted === number.current.value) return;
    number.current.value = formatted;
    tell();
  };
  return (
    <Field {...field}>
      {(wiring, labelId) => (
        <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-2">
          <span id={countryId} className="sr-only">
            {labels.country}
          </span>
          <SelectInput
            ref={country}
            name={countryName}
            options={countries}
            defaultValue={defaultCountry ?? countries[0]?.value}
            disabled={rest.disabled}
            autoComplete="tel-country-code"
            aria-labelledby={`${labelId} ${countryId}`}
            onValueChange={() => {
              rewrite();
              tell();
            }}
          />
          <input
            autoComplete="tel-national"
            {...rest}
            {...wiring}
            ref={number}
            type="tel"
            inputMode="tel"
            required={field.required}
            onChange={(event) => {
              onChange?.(event);
              tell();
            }}
            onBlur={(event) => {
              rewrite();
              onBlur?.(event);
            }}
            className={classNames(controlStyle, readOnlyStyle)}
          />
        </div>
      )}
    </Field>
  );
}
