import { Form, Link } from "react-router";
import type { offerWords } from "#content/pages/market/offer.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { KilowattHourField } from "#ui/field/kilowatt-hour-field.tsx";
import { NumberField } from "#ui/field/number-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { FitField, LoadedFit } from "#web/pages/market/load-fit.ts";

type OfferFitProps = { words: ReturnType<typeof offerWords>["fit"]; fit: LoadedFit; path: string };

export const FIT_ID = "past-dit";

/** A question of two numbers and its answer, both in the address. */
export function OfferFit({ words, fit, path }: OfferFitProps) {
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
          key={JSON.stringify(fit.typed)}
          method="get"
          action={`${path}#${FIT_ID}`}
          preventScrollReset
          noValidate
          className="mt-6 grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
        >
          <KilowattHourField {...given("verbruik")} label={words.use.label} />
          <TextField
            {...given("postcode")}
            label={words.postcode.label}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={12}
          />
          <NumberField {...given("energieprijs")} {...words.energyPrice} unit="c€/kWh" optional />
          <Button className="max-sm:w-full lg:mt-8">{words.submit}</Button>
        </Form>
        {fit.refusal ? (
          <Alert tone="warn" title={fit.refusal.title} className="mt-6">
            <p>{fit.refusal.text}</p>
          </Alert>
        ) : null}
        {fit.answer ? <FitAnswer words={words} answer={fit.answer} /> : null}
      </Card>
    </section>
  );
}

function FitAnswer({ words, answer }: { words: OfferFitProps["words"]; answer: NonNullable<LoadedFit["answer"]> }) {
  const rows = [
    { name: words.you, value: answer.gainBuyer },
    { name: words.seller, value: answer.gainSeller },
    { name: words.shared, value: answer.shared },
  ];
  return (
    <div role="status" className="mt-6 rounded-control border border-line bg-surface p-5 text-ink sm:p-6">
      <Badge tone={answer.verdict.tone} icon={answer.verdict.icon}>
        {answer.verdict.badge}
      </Badge>
      <p className="mt-3 font-display font-semibold text-h4">{answer.sentence}</p>
      <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-muted text-small">{name}</dt>
            <dd className="font-display font-semibold text-h3 tabular-nums">{value}</dd>
            <dd className="text-muted text-small">{words.perYear}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-text">{answer.advice}</p>
      <p className="mt-3 text-muted text-small">{words.note}</p>
      <TextLink asChild className="mt-2 inline-flex min-h-11 items-center">
        <Link to={answer.path}>{words.more}</Link>
      </TextLink>
    </div>
  );
}
