import { Link } from "react-router";
import { lowered } from "#content/format/first-letter.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { rangeSentence, winsWithAnother } from "#content/pages/calculators/partner-range.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { SliderField } from "#ui/field/slider-field.tsx";
import { fillLabel } from "#ui/labels.ts";
import { TextLink } from "#ui/text-link.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import { JourneyFrame } from "#web/pages/journeys/journey-frame.tsx";
import type { JourneyPage } from "#web/pages/journeys/load-journey.ts";
import { CENTS, PRICE_STEP, proposedCents } from "#web/pages/journeys/proposed-price.ts";
import { FindingList } from "#web/pages/journeys/result/finding-list.tsx";
import { PriceCard } from "#web/pages/journeys/result/price-card.tsx";
import { StepForm } from "#web/pages/journeys/step-form.tsx";
import { useLivePicture } from "#web/pages/journeys/use-live-picture.ts";

/** The seller's price: a slider between what the supplier pays and what a buyer pays now, and what both keep. */
export function PriceStep({ page }: { page: JourneyPage }) {
  const { picture, isBusy, onChange } = useLivePicture(page);
  const { words, typed, faults, questions, refusal, notes, ideal, partners, side } = page;
  const price = picture?.answer.price;
  const { label, help, unit } = questions.prijs;
  const range = picture && rangeSentence(side, picture.answer.own.value, partners);
  const start = Number((typed.prijs ?? "").replace(",", ".")) || proposedCents(page.picture?.answer.price.agreed ?? 0);
  return (
    <JourneyFrame
      page={page}
      aside={
        <>
          {picture ? <PriceCard page={page} picture={picture} isBusy={isBusy} /> : null}
          {ideal.length > 0 && words.ideal ? <IdealBuyers words={words.ideal} rows={ideal} /> : null}
        </>
      }
    >
      {refusal ? (
        <Alert tone="warn" title={refusal.title}>
          <p>{refusal.text}</p>
        </Alert>
      ) : null}
      <StepForm page={page} onChange={onChange}>
        <div className="grid gap-6">
          <SliderField
            id={fieldId("prijs")}
            name="prijs"
            label={label}
            help={help}
            unit={unit}
            error={faults.prijs}
            min={0}
            max={Math.max(1, Math.ceil(Math.max(price?.energy ?? 0, price?.agreed ?? 0) * CENTS))}
            step={PRICE_STEP}
            defaultValue={start}
            format={(cents) => formatCentsPerKilowattHour(cents / CENTS)}
            withNumber
          />
          {range ? <WithOthers page={page} range={range} own={picture?.answer.own.value ?? 0} /> : null}
          {picture && words.band ? <Gains picture={picture} words={words.band} isBusy={isBusy} /> : null}
          {words.band ? (
            <noscript>
              <Button variant="secondary">{words.band.show}</Button>
            </noscript>
          ) : null}
        </div>
      </StepForm>
      <FindingList title={words.result.toDo} findings={notes} />
    </JourneyFrame>
  );
}

type WithOthersProps = { page: JourneyPage; range: string; own: number };

/** What other buyers bring; who loses beside this one reckons with the best by one press. */
function WithOthers({ page: { ideal, partners, words }, range, own }: WithOthersProps) {
  const [best] = ideal;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="font-semibold text-base">{range}</p>
      {best?.choose && words.ideal && winsWithAnother(own, partners) ? (
        <Button asChild variant="secondary" size="small">
          <Link to={best.choose}>{fillLabel(words.ideal.choose, { partner: lowered(best.name) })}</Link>
        </Button>
      ) : null}
    </div>
  );
}

type GainsProps = {
  picture: NonNullable<JourneyPage["picture"]>;
  words: NonNullable<JourneyPage["words"]["band"]>;
  isBusy: boolean;
};

function Gains({ picture, words, isBusy }: GainsProps) {
  const sides = [
    { name: words.you, ...picture.answer.own },
    { name: words.buyer, ...picture.answer.other },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3" aria-live="polite" aria-busy={isBusy}>
      {sides.map(({ name, text, value }) => (
        <div key={name} className="rounded-control bg-sunken px-4 py-3">
          <dt className="text-muted text-small">{name}</dt>
          <dd className={`font-display font-semibold text-h3 tabular-nums ${value < 0 ? "text-danger" : "text-ok"}`}>
            {text}
          </dd>
          <dd className="text-muted text-small">{words.perYear}</dd>
        </div>
      ))}
    </dl>
  );
}

type IdealBuyersProps = { words: NonNullable<JourneyPage["words"]["ideal"]>; rows: JourneyPage["ideal"] };

const IdealBuyers = ({ words, rows }: IdealBuyersProps) => (
  <section aria-labelledby="ideale-koper">
    <h2 id="ideale-koper" className="font-display text-h4">
      {words.title}
    </h2>
    <p className="mt-2 mb-4 text-base text-muted">{words.text}</p>
    <DataTable
      caption={words.caption}
      columns={words.columns.map((header, index) => ({ header, ...(index === 0 ? {} : { align: "end" as const }) }))}
      rows={rows.map(({ name, shared, own, other, choose }) => [
        choose ? (
          <TextLink key="name" asChild className="inline-flex min-h-11 items-center">
            <Link to={choose}>{name}</Link>
          </TextLink>
        ) : (
          name
        ),
        shared,
        own,
        other,
      ])}
      rowHeader
    />
  </section>
);
