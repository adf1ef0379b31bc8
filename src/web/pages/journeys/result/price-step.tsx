import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { lowered } from "#content/format/first-letter.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { betterPartners, rangeSentence } from "#content/pages/calculators/partner-range.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { SliderField } from "#ui/field/slider-field.tsx";
import { fillLabel } from "#ui/labels.ts";
import { TextLink } from "#ui/text-link.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import { imaginedBuyer } from "#web/forms/queries/journey-query.ts";
import { JourneyFrame } from "#web/pages/journeys/journey-frame.tsx";
import { pathOfStep } from "#web/pages/journeys/journey-kind.ts";
import type { JourneyPage } from "#web/pages/journeys/load-journey.ts";
import { CENTS, PRICE_STEP, proposedCents } from "#web/pages/journeys/proposed-price.ts";
import { FindingList } from "#web/pages/journeys/result/finding-list.tsx";
import { PriceCard } from "#web/pages/journeys/result/price-card.tsx";
import { StepForm } from "#web/pages/journeys/step-form.tsx";
import { useLivePicture } from "#web/pages/journeys/use-live-picture.ts";
import { gainInks } from "#web/sections/gain-inks.ts";

/** What of this step every kind of buyer is reckoned with. */
const counted = new Set(["verkoper-product", "injectieprijs", "kost"]);

/** The seller's price: a slider between what the supplier pays and what a buyer pays now, and what both keep. */
export function PriceStep({ page }: { page: JourneyPage }) {
  const { picture, isBusy, onChange } = useLivePicture(page);
  const { words, typed, faults, questions, refusal, notes, ideal, partners, side } = page;
  const price = picture?.answer.price;
  const { label, help, unit } = questions.prijs;
  // Other buyers were reckoned with what the page came with: once that is typed anew, they are those of before.
  const [typedOver, setTypedOver] = useState<JourneyPage | null>(null);
  const isStale = typedOver === page;
  const range = picture && rangeSentence(side, picture.answer.own.value, partners);
  // In the same place, so that nothing moves under who types.
  const said = range && isStale ? (words.ideal?.staleLine ?? null) : range;
  const onChoose = useReadOnAtGains(page);
  const follow = (form: HTMLFormElement, field: EventTarget) => {
    const isAnswer = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (isAnswer && counted.has(field.name)) setTypedOver(page);
    onChange(form);
  };
  const start = Number((typed.prijs ?? "").replace(",", ".")) || proposedCents(page.picture?.answer.price.agreed ?? 0);
  return (
    <JourneyFrame
      page={page}
      aside={
        <>
          {picture ? <PriceCard page={page} picture={picture} isBusy={isBusy} /> : null}
          {ideal.length > 0 && words.ideal ? (
            <IdealBuyers page={page} words={words.ideal} isStale={isStale} onChoose={onChoose} />
          ) : null}
        </>
      }
    >
      {refusal ? (
        <Alert tone="warn" title={refusal.title}>
          <p>{refusal.text}</p>
        </Alert>
      ) : null}
      <StepForm key={page.query} page={page} onChange={follow}>
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
          {said ? (
            <WithOthers page={page} range={said} own={picture?.answer.own.value ?? 0} onChoose={onChoose} />
          ) : null}
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

type WithOthersProps = { page: JourneyPage; range: string; own: number; onChoose: () => void };

/** What other buyers bring; who loses beside this one reckons with the first of them by one press. */
function WithOthers({ page, range, own, onChoose }: WithOthersProps) {
  const { partners, words } = page;
  const [best] = betterPartners(own, partners);
  return (
    <div className="grid justify-items-start gap-3">
      <p className="font-semibold text-base">{range}</p>
      {best && words.ideal ? (
        <Button asChild variant="secondary" size="small">
          <BuyerLink page={page} buyer={imaginedBuyer(best.code)} onChoose={onChoose}>
            {fillLabel(words.ideal.choose, { partner: lowered(best.name) })}
          </BuyerLink>
        </Button>
      ) : null}
    </div>
  );
}

type BuyerLinkProps = Omit<ComponentProps<"a">, "href"> & { page: JourneyPage; buyer: string; onChoose: () => void };

/**
 * This step beside another buyer. What is being typed stays, as far as the address has followed it; the price does not, for with
 * another buyer another price is fair.
 */
function BuyerLink({ page: { path, step, query }, buyer, onChoose, ...rest }: BuyerLinkProps) {
  const navigate = useNavigate();
  const pathBeside = (answers: URLSearchParams) => {
    answers.set("koopt", buyer);
    answers.delete("prijs");
    return `${pathOfStep(path, step)}?${answers}`;
  };
  return (
    <Link
      {...rest}
      to={pathBeside(new URLSearchParams(query))}
      preventScrollReset
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void navigate(pathBeside(new URLSearchParams(window.location.search)), { preventScrollReset: true });
        onChoose();
      }}
    />
  );
}

const GAINS_ID = "wat-beiden-overhouden";

/** Whoever chose another buyer goes on reading at what both keep; the link that was pressed may be gone. */
function useReadOnAtGains(page: JourneyPage): () => void {
  const chosenOn = useRef<JourneyPage | null>(null);
  useEffect(() => {
    if (chosenOn.current === null || chosenOn.current === page) return;
    chosenOn.current = null;
    document.getElementById(GAINS_ID)?.focus({ preventScroll: true });
  }, [page]);
  return () => {
    chosenOn.current = page;
  };
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
  const { oldPrices } = picture.answer;
  return (
    <div id={GAINS_ID} tabIndex={-1} aria-live="polite" aria-busy={isBusy}>
      <dl className="grid grid-cols-2 gap-3">
        {sides.map(({ name, text, ink }) => (
          <div key={name} className="rounded-control bg-sunken px-4 py-3">
            <dt className="text-muted text-small">{name}</dt>
            <dd className={`font-display font-semibold tabular-nums ${gainInks[ink]}`}>{text}</dd>
            <dd className="text-muted text-small">{words.perYear}</dd>
          </div>
        ))}
      </dl>
      {oldPrices ? <p className="mt-3 text-muted text-small">{oldPrices}</p> : null}
    </div>
  );
}

type IdealBuyersProps = {
  page: JourneyPage;
  words: NonNullable<JourneyPage["words"]["ideal"]>;
  isStale: boolean;
  onChoose: () => void;
};

const IdealBuyers = ({ page, words, isStale, onChoose }: IdealBuyersProps) => (
  <section aria-labelledby="ideale-koper">
    <h2 id="ideale-koper" className="font-display text-h4">
      {words.title}
    </h2>
    <p className="mt-2 mb-4 text-base text-muted">{isStale ? words.stale : words.text}</p>
    <DataTable
      caption={words.caption}
      columns={words.columns.map((header, index) => ({ header, ...(index === 0 ? {} : { align: "end" as const }) }))}
      rows={page.ideal.map(({ name, shared, own, other, buyer }) => [
        buyer === null ? (
          name
        ) : (
          <TextLink key="name" asChild className="inline-flex min-h-11 items-center">
            <BuyerLink page={page} buyer={buyer} onChoose={onChoose}>
              {name}
            </BuyerLink>
          </TextLink>
        ),
        shared,
        own,
        other,
      ])}
      rowHeader
    />
  </section>
);
