import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import type { offerWords } from "#content/pages/market/offer.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { KilowattHourField } from "#ui/field/numbers/kilowatt-hour-field.tsx";
import { NumberField } from "#ui/field/numbers/number-field.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { buildingOptions } from "#web/forms/market/building.ts";
import { FitAnswer } from "#web/pages/market/offer/fit-answer.tsx";
import type { FitField, LoadedFit } from "#web/pages/market/offer/load-fit.ts";
import type { LoadedPropose } from "#web/pages/market/offer/load-propose.ts";

import type { OfferToEvaluate } from "#web/pages/market/offer/offer-file-fit.tsx";
import { demoWay, PROPOSE_ID, waysIn } from "#web/pages/market/offer/offer-propose.tsx";

const OfferFileFit = lazy(() => import("#web/pages/market/offer/offer-file-fit.tsx"));

type OfferFitProps = {
  words: ReturnType<typeof offerWords>["fit"];
  fit: LoadedFit;
  toEvaluate: OfferToEvaluate;
  path: string;
  /** Where who likes the answer goes on; null on an offer of one's own. */
  propose: LoadedPropose | null;
  ways: ReturnType<typeof offerWords>["propose"];
};

export const FIT_ID = "past-dit";

/** A question of a few numbers and its answer, both in the address; or a file of one's own, which never is. */
export function OfferFit({ words, fit, toEvaluate, path, propose, ways }: OfferFitProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isFileOpen, setIsFileOpen] = useState(false);
  // Somebody may open it before the scripts have come.
  const fileDoor = useRef<HTMLDetailsElement>(null);
  useEffect(() => setIsFileOpen(fileDoor.current?.open ?? false), []);
  const given = (name: FitField) => ({
    id: `past-${name}`,
    name,
    defaultValue: fit.typed[name],
    error: fit.errors[name],
  });
  return (
    <section id={FIT_ID} aria-labelledby="past-titel" className="scroll-mt-24">
      <Card tone="secondary">
        <h2 id="past-titel" className="font-display text-h3">
          {words.title}
        </h2>
        <p className="mt-2 max-w-text">{words.lead}</p>
        <Form
          ref={form}
          key={JSON.stringify(fit.typed)}
          method="get"
          action={`${path}#${FIT_ID}`}
          preventScrollReset
          noValidate
          className="mt-6 grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4"
        >
          <KilowattHourField {...given("verbruik")} label={words.use.label} />
          <TextField
            {...given("postcode")}
            label={words.postcode.label}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={12}
          />
          <SelectField {...given("gebouw")} {...words.building} options={buildingOptions} />
          <SelectField
            {...given("product")}
            label={words.supplier.label}
            placeholder={words.supplier.unknown}
            options={fit.suppliers}
          />
          <NumberField {...given("energieprijs")} {...words.energyPrice} unit="c€/kWh" optional />
          <Button className="justify-self-start max-sm:w-full">{words.submit}</Button>
        </Form>
        {fit.refusal ? (
          <Alert tone="warn" title={fit.refusal.title} className="mt-6">
            <p>{fit.refusal.text}</p>
          </Alert>
        ) : null}
        {fit.answer ? (
          <FitAnswer words={words} answer={fit.answer} note={fit.answer.note}>
            <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
              <WayOn fit={fit} propose={propose} words={ways} />
              {fit.answer.path === null ? null : (
                <TextLink asChild className="inline-flex min-h-11 items-center">
                  <Link to={fit.answer.path}>{words.more}</Link>
                </TextLink>
              )}
            </div>
          </FitAnswer>
        ) : null}
        <details
          ref={fileDoor}
          className="needs-js group mt-6"
          onToggle={(event) => setIsFileOpen(event.currentTarget.open)}
        >
          <summary className="inline-flex min-h-11 items-center gap-2 rounded-tile font-medium text-primary">
            <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
            {words.file.open}
          </summary>
          {isFileOpen ? (
            <Suspense fallback={null}>
              <OfferFileFit words={words} toEvaluate={toEvaluate} form={form} />
            </Suspense>
          ) : null}
        </details>
        <p className="mt-4 hidden text-muted text-small [html:not(.js)_&]:block">{words.file.noScript}</p>
      </Card>
    </section>
  );
}

/** After the answer: to the seller where it pays, to other offers where it does not. Typed once: what was told goes along. */
function WayOn({ fit, propose, words }: Pick<OfferFitProps, "fit" | "propose"> & { words: OfferFitProps["ways"] }) {
  if (propose === null || propose.kind === "closed-region") return null;
  const { verbruik, postcode } = fit.typed;
  const filledIn = Object.entries({ sorteer: "past", verbruik, postcode }).filter(([, text]) => text !== "");
  const query = new URLSearchParams(filledIn).toString();
  const way = wayOf();
  return (
    <Button asChild>
      {way.path.startsWith("#") ? <a href={way.path}>{way.label}</a> : <Link to={way.path}>{way.label}</Link>}
    </Button>
  );

  function wayOf() {
    if (fit.answer?.verdict.tone === "danger") return { label: words.others, path: `/aanbod?${query}` };
    if (propose?.kind === "demo") return demoWay(words, fit.typed);
    const strangers = propose?.kind === "stranger" ? waysIn(words, fit.typed) : [];
    return strangers.at(-1) ?? { label: words.now, path: `#${PROPOSE_ID}` };
  }
}
