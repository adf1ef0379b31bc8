import { Form, Link } from "react-router";
import type { offersWords } from "#content/pages/market/offers.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { KilowattHourField } from "#ui/field/numbers/kilowatt-hour-field.tsx";
import { NumberField } from "#ui/field/numbers/number-field.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { Markup } from "#web/drawn.ts";
import { type OffersField, offersSorts, YES } from "#web/forms/queries/offers-query.ts";
import { ServerDrawn } from "#web/sections/server-drawn.tsx";

type OffersFiltersProps = {
  words: ReturnType<typeof offersWords>;
  typed: Readonly<Record<OffersField, string>>;
  errors: Readonly<Partial<Record<OffersField, string>>>;
  /** Null in a document that the server drew. */
  towns: readonly string[] | Markup | null;
  isMoreOpen: boolean;
  hasFilters: boolean;
  showsMap: boolean;
  /** What the search finds stands there, far below the form. */
  resultId: string;
};

const TOWNS = "gemeenten";
const grid = "grid gap-x-5 gap-y-5 sm:grid-cols-2 lg:grid-cols-4";

/** A search that works as an address: sent by GET, without scripts as with them. */
export function OffersFilters(props: OffersFiltersProps) {
  const { words, typed, errors, towns, isMoreOpen, hasFilters, showsMap, resultId } = props;
  const { filters } = words;
  const given = (name: OffersField) => ({
    id: `filter-${name}`,
    name,
    defaultValue: typed[name],
    error: errors[name],
  });
  return (
    // Another search is another form: going back in the browser brings the older answers back too.
    <Form key={JSON.stringify(typed)} method="get" action={`/aanbod#${resultId}`} noValidate className="grid gap-5">
      <h2 className="sr-only">{filters.title}</h2>
      {showsMap ? <input type="hidden" name="weergave" value="kaart" /> : null}
      <div className="grid items-end gap-5 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]">
        <TextField {...given("gemeente")} {...filters.town} list={TOWNS} autoComplete="off" maxLength={60} />
        <ServerDrawn as="datalist" id={TOWNS} of={towns}>
          {(names) => names.map((name) => <option key={name}>{name}</option>)}
        </ServerDrawn>
        <SelectField
          {...given("sorteer")}
          label={filters.sort.label}
          options={offersSorts.map((value) => ({ value, label: words.sorts[value] }))}
        />
        <Button size="large" className="max-sm:w-full sm:justify-self-start">
          <Icon name="search" className="size-5" />
          {filters.submit}
        </Button>
      </div>
      <details open={isMoreOpen} className="group">
        <summary className="inline-flex min-h-11 items-center gap-2 rounded-tile font-medium text-primary">
          <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
          {filters.more}
        </summary>
        <div className="mt-4 grid gap-6">
          <div className={grid}>
            <SelectField
              {...given("technologie")}
              label={filters.technology.label}
              placeholder={filters.technology.any}
              options={words.technologies}
            />
            <SelectField
              {...given("gewest")}
              label={filters.region.label}
              placeholder={filters.region.any}
              options={words.regions}
            />
            <NumberField {...given("prijs")} label={filters.price.label} unit={filters.price.unit} min={0} max={100} />
            <KilowattHourField {...given("overschot-min")} label={filters.surplusMin.label} min={0} />
            <KilowattHourField {...given("overschot-max")} label={filters.surplusMax.label} min={0} />
            <div className="self-end lg:col-span-2">
              <CheckboxField
                id="filter-gratis"
                name="gratis"
                value={YES}
                label={filters.free.label}
                defaultChecked={typed.gratis === YES}
              />
              <CheckboxField
                id="filter-school"
                name="school"
                value={YES}
                label={filters.communal.label}
                defaultChecked={typed.school === YES}
              />
            </div>
          </div>
          <fieldset className="min-w-0">
            <legend className="font-semibold">{filters.mine.title}</legend>
            <p className="mt-1 mb-4 max-w-text text-muted text-small">{filters.mine.text}</p>
            <div className={grid}>
              <KilowattHourField {...given("verbruik")} label={filters.use.label} min={100} />
              <TextField
                {...given("postcode")}
                label={filters.postcode.label}
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={12}
              />
            </div>
          </fieldset>
        </div>
      </details>
      {hasFilters ? (
        <TextLink asChild className="inline-flex min-h-11 items-center justify-self-start">
          <Link to="/aanbod">{filters.clear}</Link>
        </TextLink>
      ) : null}
    </Form>
  );
}
