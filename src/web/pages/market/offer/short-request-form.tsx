import { Form, Link } from "react-router";
import { KilowattHourField } from "#ui/field/numbers/kilowatt-hour-field.tsx";
import { NumberField } from "#ui/field/numbers/number-field.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { fillLabel } from "#ui/labels.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import { FORM_KEY_FIELD } from "#web/forms/form-key.ts";
import { buildingOptions } from "#web/forms/market/building.ts";
import { CONNECTION_FIELD } from "#web/forms/market/connection-field.ts";
import { DRAFT_FIELD, SHORT_FIELDS, type ShortField } from "#web/forms/market/short-request.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import type { LoadedPropose } from "#web/pages/market/offer/load-propose.ts";
import { type OfferProposeProps, withTold } from "#web/pages/market/offer/offer-propose.tsx";
import { FormSummary } from "#web/sections/form-summary.tsx";

type ShortRequestFormProps = OfferProposeProps & { request: Extract<LoadedPropose, { kind: "short" }> };

/** A request and a proposal in one: four questions, the rest goes along as it would be proposed. */
export function ShortRequestForm({ words, request, servedShort: served, told, formKey }: ShortRequestFormProps) {
  const { short } = words;
  const initial = { ...request.initial, titel: short.title };
  const given = (name: ShortField) => ({
    id: fieldId(name),
    name,
    defaultValue: served?.typed[name] ?? initial[name] ?? "",
    error: served?.faults[name],
  });
  const along = Object.entries({
    ...Object.fromEntries(Object.entries(initial).filter(([name]) => !SHORT_FIELDS.some((asked) => asked === name))),
    actie: "vraag",
    [FORM_KEY_FIELD]: served?.typed[FORM_KEY_FIELD] || formKey,
    [DRAFT_FIELD]: served?.typed[DRAFT_FIELD] ?? "",
    [CONNECTION_FIELD]: request.connectionId ?? "",
  });
  const priceHelp = [short.fields.energieprijs.help, ...(request.isPriceEstimated ? [short.estimated] : [])].join(" ");
  const labels = Object.fromEntries(SHORT_FIELDS.map((name) => [name, short.fields[name].label]));
  return (
    <Form method="post" preventScrollReset noValidate className="group/form mt-3 grid gap-5">
      <FormSummary answer={served} labels={labels} />
      {along.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="max-w-text">{short.text}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <KilowattHourField {...given("verbruik")} {...short.fields.verbruik} />
        <TextField
          {...given("postcode")}
          {...short.fields.postcode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
        />
        <NumberField {...given("energieprijs")} {...short.fields.energieprijs} help={priceHelp} unit="c€/kWh" />
        <SelectField {...given("gebouw")} {...short.fields.gebouw} options={buildingOptions} />
        <TextField
          {...given("naam")}
          {...short.fields.naam}
          autoComplete="organization"
          maxLength={80}
          className="group-has-[option[value=geen]:checked]/form:hidden"
        />
      </div>
      <p className="max-w-text text-muted text-small">{fillLabel(short.rest, { fee: `€ ${initial.kost ?? ""}` })}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SendButton className="max-sm:w-full">{words.submit}</SendButton>
        <TextLink asChild className="inline-flex min-h-11 items-center gap-1">
          <Link to={withTold(short.whole, told).path}>
            {short.whole.label}
            <Icon name="arrow-right" />
          </Link>
        </TextLink>
      </div>
    </Form>
  );
}
