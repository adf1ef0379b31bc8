import type { ComponentTestFieldsWords } from "#content/pages/workbench/component-test-fields.ts";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { Combobox } from "#ui/field/combobox/combobox.tsx";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { SwitchField } from "#ui/field/switch-field.tsx";
import { Specimen } from "../gallery.tsx";
import { FieldGrid } from "./field-grid.tsx";

type Words<Part extends keyof ComponentTestFieldsWords> = { words: ComponentTestFieldsWords[Part] };
type ChoosingWords = Pick<ComponentTestFieldsWords, "select" | "combobox" | "choice" | "yesNo">;

/** The fields in which a choice is made. */
export const ChoosingFields = ({ words }: { words: ChoosingWords }) => (
  <>
    <SelectFields words={words.select} />
    <Comboboxes words={words.combobox} />
    <RadioCardGroups words={words.choice} />
    <YesNoFields words={words.yesNo} />
  </>
);

const SelectFields = ({ words }: Words<"select">) => (
  <Specimen name={words.title}>
    <FieldGrid>
      <SelectField
        label={words.empty.label}
        placeholder={words.empty.placeholder}
        name="select-empty"
        options={words.meters}
        required
      />
      <SelectField
        label={words.filled.label}
        name="select-filled"
        options={words.operators}
        defaultValue={words.filled.value}
      />
      <SelectField
        label={words.error.label}
        placeholder={words.error.placeholder}
        error={words.error.error}
        name="select-error"
        options={words.roles}
      />
      <SelectField label={words.disabled} name="select-disabled" options={words.regions} disabled />
    </FieldGrid>
  </Specimen>
);

const Comboboxes = ({ words }: Words<"combobox">) => (
  <Specimen name={words.title}>
    <FieldGrid>
      <Combobox
        label={words.empty.label}
        help={words.empty.help}
        placeholder={words.empty.placeholder}
        noResults={words.empty.noResults}
        name="combobox-empty"
        options={words.towns}
        required
      />
      <Combobox
        label={words.filled.label}
        name="combobox-filled"
        options={words.towns}
        defaultValue={words.filled.value}
      />
      <Combobox label={words.error.label} error={words.error.error} name="combobox-error" options={words.towns} />
      <Combobox
        label={words.disabled.label}
        name="combobox-disabled"
        options={words.towns}
        defaultValue={words.disabled.value}
        disabled
      />
    </FieldGrid>
  </Specimen>
);

const RadioCardGroups = ({ words }: Words<"choice">) => (
  <Specimen name={words.title}>
    <div className="grid gap-8">
      <RadioCards
        label={words.role.label}
        help={words.role.help}
        name="cards-role"
        options={words.role.options}
        defaultValue="kopen"
        columns={3}
        required
      />
      <RadioCards
        label={words.meter.label}
        error={words.meter.error}
        name="cards-meter"
        options={words.meter.options}
        columns={2}
      />
      <RadioCards
        label={words.disabled.label}
        name="cards-disabled"
        options={words.disabled.options}
        defaultValue="vast"
        columns={2}
        disabled
      />
    </div>
  </Specimen>
);

const YesNoFields = ({ words }: Words<"yesNo">) => (
  <Specimen name={words.title}>
    <FieldGrid>
      <div className="grid gap-1">
        <CheckboxField label={words.terms.label} error={words.terms.error} name="check-error" required />
        <CheckboxField label={words.newsletter.label} help={words.newsletter.help} name="check-filled" defaultChecked />
        <CheckboxField label={words.long} name="check-long" />
        <CheckboxField label={words.disabledChecked} name="check-disabled" defaultChecked disabled />
      </div>
      <div className="grid gap-1">
        <SwitchField label={words.notify.label} help={words.notify.help} name="switch-on" defaultChecked />
        <SwitchField label={words.paused} name="switch-off" />
        <SwitchField label={words.errorSwitch.label} error={words.errorSwitch.error} name="switch-error" />
        <SwitchField label={words.disabledSwitch} name="switch-disabled" disabled />
        <SwitchField label={words.disabledSwitchOn} name="switch-disabled-on" defaultChecked disabled />
      </div>
    </FieldGrid>
  </Specimen>
);
