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
import { CONNECTION_FIELD } from "#web/forms/market/connection-field.ts";
import type { RequestField } from "#web/forms/market/request-form.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import { DRAFT_FIELD } from "#web/pages/market/offer/answer-offer.ts";
import type { LoadedPropose } from "#web/pages/market/offer/load-propose.ts";
import type { OfferProposeProps } from "#web/pages/market/offer/offer-propose.tsx";
import { FormSummary } from "#web/sections/form-summary.tsx";

type ShortRequestFormProps = OfferProposeProps & { request: Extract<LoadedPropose, { kind: "short" }> };

const ASKED = ["verbruik", "postcode", "gebouw", "energieprijs"] as const satisfies readonly RequestField[];

/** A request and a proposal in one: four questions, the rest goes along as it would be proposed. */
export function ShortRequestForm({ words, request, served, formKey }: ShortRequestFormProps) {
  const { short } = words;
  const initial: Partial<Record<RequestField, string>> = { ...request.initial, titel: short.title };
  const isCompany = initial.wie !== "particulier";
  // An account without the name of its company is asked for it here.
  const asksName = isCompany && !initial.naam;
  const asked = asksName ? (["naam", ...ASKED] as const) : ASKED;
  const given = (name: RequestField) => ({
    id: fieldId(name),
    name,
    defaultValue: served?.typed[name] ?? initial[name] ?? "",
    error: served?.faults[name],
  });
  const along = Object.entries(initial).filter(([name]) => !asked.some((one) => one === name));
  const labels = Object.fromEntries(asked.map((name) => [name, short.fields[name].label]));
  return (
    <Form method="post" preventScrollReset noValidate className="mt-3 grid gap-5">
      <FormSummary answer={served} labels={labels} />
      <input type="hidden" name="actie" value="vraag" />
      {along.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={FORM_KEY_FIELD} value={served?.typed[FORM_KEY_FIELD] || formKey} />
      <input type="hidden" name={DRAFT_FIELD} value={served?.typed[DRAFT_FIELD] ?? ""} />
      <input type="hidden" name={CONNECTION_FIELD} value={request.connectionId ?? ""} />
      <p className="max-w-text">
        {short.text} {isCompany && initial.naam ? fillLabel(short.company, { name: initial.naam }) : null}
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {asksName ? (
          <TextField {...given("naam")} {...short.fields.naam} autoComplete="organization" maxLength={80} />
        ) : null}
        <KilowattHourField {...given("verbruik")} {...short.fields.verbruik} />
        <TextField
          {...given("postcode")}
          {...short.fields.postcode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
        />
        <SelectField {...given("gebouw")} {...short.fields.gebouw} />
        <NumberField {...given("energieprijs")} {...short.fields.energieprijs} unit="c€/kWh" />
      </div>
      <p className="max-w-text text-muted text-small">{fillLabel(short.rest, { fee: `€ ${initial.kost}` })}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SendButton className="max-sm:w-full">{words.submit}</SendButton>
        <TextLink asChild className="inline-flex min-h-11 items-center gap-1">
          <Link to={short.whole.path}>
            {short.whole.label}
            <Icon name="arrow-right" />
          </Link>
        </TextLink>
      </div>
    </Form>
  );
}
