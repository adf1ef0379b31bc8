import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { Combobox } from "#ui/field/combobox/combobox.tsx";
import { DateField } from "#ui/field/date-field.tsx";
import { FileDrop } from "#ui/field/file-drop.tsx";
import { EuroField } from "#ui/field/numbers/euro-field.tsx";
import { KilowattHourField } from "#ui/field/numbers/kilowatt-hour-field.tsx";
import { NumberField } from "#ui/field/numbers/number-field.tsx";
import { PercentField } from "#ui/field/numbers/percent-field.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import { PhoneField } from "#ui/field/phone-field.tsx";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { SliderField } from "#ui/field/slider-field.tsx";
import { SwitchField } from "#ui/field/switch-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextareaField } from "#ui/field/textarea-field.tsx";
import { LocaleProvider } from "#ui/locale.tsx";
import { readControl } from "../../../tests/support/read-control.ts";

const renderedControl = (element: ReactElement, name: string) => {
  const html = renderToStaticMarkup(element);
  return { html, ...readControl(html, name) };
};
const common = { name: "answer", label: "The question", help: "Some help.", error: "This is wrong." };
const options = [
  { value: "one", label: "One" },
  { value: "two", label: "Two" },
];

describe.each([
  ["text field", <TextField key="" {...common} />],
  ["text area", <TextareaField key="" {...common} />],
  ["number field", <NumberField key="" {...common} />],
  ["select", <SelectField key="" {...common} options={options} />],
  ["combobox before script", <Combobox key="" {...common} options={options} />],
  ["checkbox", <CheckboxField key="" {...common} />],
  ["switch", <SwitchField key="" {...common} />],
  ["slider", <SliderField key="" {...common} min={0} max={10} />],
  ["date field", <DateField key="" {...common} />],
  ["file drop", <FileDrop key="" {...common} />],
  ["phone field", <PhoneField key="" {...common} countries={options} />],
  ["password field", <PasswordField key="" {...common} />],
])("%s", (_, element) => {
  const { control, labels, description, errorMessage } = renderedControl(element, "answer");

  test("has its label, and nothing else, as its name", () => {
    expect(labels).toEqual(["The question"]);
  });
  test("is described by its error first, then by its help", () => {
    expect(description).toEqual(["Error: This is wrong.", "Some help."]);
  });
  test("says that it is wrong, and why", () => {
    expect(control["aria-invalid"]).toBe("true");
    expect(errorMessage).toBe("Error: This is wrong.");
  });
});

test("a field without help and error has no description and is not invalid", () => {
  const { control } = renderedControl(<TextField name="answer" label="The question" />, "answer");
  expect(control["aria-describedby"]).toBeUndefined();
  expect(control["aria-invalid"]).toBeUndefined();
  expect(control["aria-errormessage"]).toBeUndefined();
});

test("required and optional are said in the words of the locale", () => {
  const labels = { required: "verplicht", optional: "optioneel" };
  const html = renderToStaticMarkup(
    <LocaleProvider labels={labels}>
      <TextField label="A" required />
      <TextField label="B" optional />
    </LocaleProvider>,
  );
  expect(html).toContain(">verplicht<");
  expect(html).toContain(">optioneel<");
  expect(html.match(/ required=""/g)).toHaveLength(1);
});

test("a number is shown the Belgian way, with its unit in the description", () => {
  const { control, description } = renderedControl(
    <KilowattHourField name="use" label="Use" defaultValue={3500.5} help="Per year." />,
    "use",
  );
  expect(control["value"]).toBe("3.500,5");
  expect(control["inputMode"] ?? control["inputmode"]).toBe("decimal");
  expect(description).toEqual(["kWh", "Per year."]);
});

test("euros have their sign in front and two decimals when they are not whole", () => {
  const { control, description } = renderedControl(<EuroField name="cost" label="Cost" value={12.5} />, "cost");
  expect(control["value"]).toBe("12,50");
  expect(description).toEqual(["€"]);
  expect(renderedControl(<EuroField name="cost" label="Cost" value={12} />, "cost").control["value"]).toBe("12");
});

test("a percentage is shown as typed, not as a share", () => {
  expect(renderedControl(<PercentField name="part" label="Part" value={12.5} />, "part").control["value"]).toBe("12,5");
});

test("a refused text is shown again as it was typed", () => {
  const { control } = renderedControl(<NumberField name="use" label="Use" defaultValue="a lot" />, "use");
  expect(control["value"]).toBe("a lot");
});

test("radio cards are one question with native answers", () => {
  const { html } = renderedControl(<RadioCards {...common} options={options} defaultValue="two" required />, "answer");
  expect(html).toMatch(/<fieldset[^>]*role="radiogroup"[^>]*aria-required="true"[^>]*aria-invalid="true"/);
  expect(html).toMatch(/<legend[^>]*><span[^>]*>The question</);
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="two"/);
});

test("a switch is a checkbox that posts, told as a switch", () => {
  const { control } = renderedControl(<SwitchField name="on" label="On" value="yes" defaultChecked />, "on");
  expect(control).toMatchObject({ type: "checkbox", role: "switch", value: "yes", checked: "" });
});

test("a slider posts its own value, and tells it with its unit", () => {
  const { control } = renderedControl(
    <SliderField name="distance" label="Distance" min={0} max={50} defaultValue={12} unit="km" />,
    "distance",
  );
  expect(control).toMatchObject({ type: "range", value: "12", "aria-valuetext": "12\u00a0km" });
});

test("a slider with a number field posts the number field", () => {
  const { control, html } = renderedControl(
    <SliderField name="use" label="Use" min={0} max={9000} defaultValue={3500} unit="kWh" withNumber />,
    "use",
  );
  expect(control).toMatchObject({ type: "text", value: "3.500" });
  expect(html.match(/name="use"/g)).toHaveLength(1);
});

test("without script a combobox is the platform's list, with the hint beside each name", () => {
  const towns = [{ value: "gent", label: "Gent", hint: "9000" }];
  const { html } = renderedControl(<Combobox name="town" label="Town" options={towns} defaultValue="gent" />, "town");
  expect(html).toMatch(/<select[^>]*name="town"/);
  expect(html).toMatch(/<option[^>]*value="gent"[^>]* selected="">Gent \(9000\)/);
});

test("a phone field posts the country beside the number", () => {
  const { control, html } = renderedControl(
    <PhoneField name="phone" label="Phone" countries={options} defaultCountry="two" defaultValue="9 000 00 00" />,
    "phone",
  );
  expect(control).toMatchObject({ type: "tel", value: "9 000 00 00", autoComplete: "tel-national" });
  expect(html).toMatch(/<select[^>]*name="phone-country"/);
  expect(html).toMatch(/<option[^>]*value="two"[^>]* selected=""/);
});

test("a text area with a limit counts from the start", () => {
  const { html } = renderedControl(
    <TextareaField name="text" label="Text" maxLength={200} defaultValue="Five." />,
    "text",
  );
  expect(html).toContain("5 of 200 characters");
});

test("a disabled field is disabled for the form too", () => {
  expect(renderedControl(<EuroField name="cost" label="Cost" disabled />, "cost").control["disabled"]).toBe("");
});
