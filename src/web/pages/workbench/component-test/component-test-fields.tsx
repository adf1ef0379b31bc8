import type { ComponentTestFieldsWords } from "#content/pages/workbench/component-test-fields.ts";
import { DateField } from "#ui/field/date-field.tsx";
import { FileDrop } from "#ui/field/file-drop.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import { PhoneField } from "#ui/field/phone-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextareaField } from "#ui/field/textarea-field.tsx";
import { formatPhone } from "#web/forms/phone/format-phone.ts";
import { Specimen } from "../gallery.tsx";
import { ChoosingFields } from "./component-test-fields-choosing.tsx";
import { CountingFields } from "./component-test-fields-counting.tsx";
import { FieldGrid } from "./field-grid.tsx";

type Words<Part extends keyof ComponentTestFieldsWords> = { words: ComponentTestFieldsWords[Part] };

/** Every field in every state. */
export function FieldGallery({ words }: { words: ComponentTestFieldsWords }) {
  return (
    <>
      <TextFields words={words.text} />
      <PasswordFields words={words.password} />
      <TextareaFields words={words.textarea} />
      <CountingFields words={words} />
      <ChoosingFields words={words} />
      <DateFields words={words.date} />
      <PhoneFields words={words.phone} />
      <FileFields words={words.file} />
    </>
  );
}

const TextFields = ({ words }: Words<"text">) => (
  <Specimen name={words.title}>
    <FieldGrid>
      <TextField label={words.empty} name="text-empty" autoComplete="address-level2" />
      <TextField
        label={words.filled.label}
        name="text-filled"
        defaultValue={words.filled.value}
        autoComplete="street-address"
      />
      <TextField
        label={words.help.label}
        help={words.help.help}
        name="text-help"
        type="email"
        autoComplete="email"
        required
      />
      <TextField
        label={words.error.label}
        error={words.error.error}
        name="text-error"
        defaultValue={words.error.value}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField label={words.required} name="text-required" autoComplete="given-name" required />
      <TextField label={words.optional} name="text-optional" autoComplete="organization" optional />
      <TextField label={words.disabled.label} name="text-disabled" defaultValue={words.disabled.value} disabled />
      <TextField label={words.readOnly.label} name="text-read-only" defaultValue={words.readOnly.value} readOnly />
      <TextField label={words.long.label} help={words.long.help} name="text-long" required />
      <TextField label={words.search.label} placeholder={words.search.placeholder} name="text-search" type="search" />
    </FieldGrid>
  </Specimen>
);

const PasswordFields = ({ words }: Words<"password">) => (
  <Specimen name={words.title}>
    <FieldGrid>
      <PasswordField label={words.current} name="password-current" required />
      <PasswordField
        label={words.fresh.label}
        help={words.fresh.help}
        name="password-new"
        autoComplete="new-password"
        required
      />
      <PasswordField
        label={words.error.label}
        error={words.error.error}
        name="password-error"
        autoComplete="new-password"
      />
      <PasswordField label={words.current} name="password-disabled" disabled />
    </FieldGrid>
  </Specimen>
);

const TextareaFields = ({ words }: Words<"textarea">) => (
  <Specimen name={words.title}>
    <FieldGrid>
      <TextareaField label={words.empty.label} help={words.empty.help} name="area-empty" maxLength={600} required />
      <TextareaField label={words.filled.label} name="area-filled" defaultValue={words.filled.value} optional />
      <TextareaField label={words.error.label} error={words.error.error} name="area-error" maxLength={200} />
      <TextareaField label={words.disabled} name="area-disabled" disabled />
    </FieldGrid>
  </Specimen>
);

const DateFields = ({ words }: Words<"date">) => (
  <Specimen name={words.title}>
    <FieldGrid>
      <DateField label={words.empty.label} help={words.empty.help} name="date-empty" required />
      <DateField label={words.filled.label} name="date-filled" defaultValue={words.filled.value} />
      <DateField
        label={words.error.label}
        error={words.error.error}
        name="date-error"
        defaultValue={words.error.value}
      />
      <DateField label={words.disabled.label} name="date-disabled" defaultValue={words.disabled.value} disabled />
    </FieldGrid>
  </Specimen>
);

const PhoneFields = ({ words }: Words<"phone">) => (
  <Specimen name={words.title}>
    <FieldGrid>
      <PhoneField
        countries={words.countries}
        label={words.empty.label}
        help={words.empty.help}
        name="phone-empty"
        format={formatPhone}
        optional
      />
      <PhoneField
        countries={words.countries}
        label={words.filled.label}
        name="phone-filled"
        defaultValue={words.filled.value}
        format={formatPhone}
      />
      <PhoneField
        countries={words.countries}
        label={words.error.label}
        error={words.error.error}
        name="phone-error"
        defaultValue={words.error.value}
        defaultCountry="NL"
        required
      />
      <PhoneField countries={words.countries} label={words.disabled} name="phone-disabled" disabled />
    </FieldGrid>
  </Specimen>
);

const FileFields = ({ words }: Words<"file">) => (
  <Specimen name={words.title}>
    <FieldGrid>
      <FileDrop
        label={words.empty.label}
        help={words.empty.help}
        name="file-empty"
        accept=".csv,text/csv"
        bytesMax={10_000_000}
        refusals={words.refusals}
        multiple
        required
      />
      <FileDrop label={words.error.label} error={words.error.error} name="file-error" accept="image/*" />
      <FileDrop label={words.disabled} name="file-disabled" disabled />
    </FieldGrid>
  </Specimen>
);
