import type { ComponentTestSections } from "#content/pages/workbench/component-test.ts";
import { Alert } from "#ui/alert.tsx";
import { Amount } from "#ui/amount.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Row, Specimen } from "../gallery.tsx";

const BADGES = [
  { tone: "neutral", icon: "file-text" },
  { tone: "primary", icon: undefined },
  { tone: "secondary", icon: undefined },
  { tone: "sun", icon: "sun" },
  { tone: "danger", icon: "circle-alert" },
  { tone: "ok", icon: "circle-check" },
  { tone: "warn", icon: "triangle-alert" },
] as const;
const ALERTS = ["info", "ok", "warn", "danger"] as const;
const CARDS = ["surface", "sunken", "primary", "secondary", "sun"] as const;
const AMOUNTS = [
  { value: 1234.5, unit: "EUR" },
  { value: 1234.5, unit: "EUR-whole" },
  { value: 3500, unit: "kWh" },
  { value: 0.0525, unit: "EUR/kWh" },
  { value: 0.125, unit: "share" },
] as const;

export function SignSpecimens({ words }: { words: ComponentTestSections["signs"] }) {
  return (
    <>
      <Specimen name={words.badges}>
        <Row>
          {BADGES.map(({ tone, icon }) => (
            <Badge key={tone} tone={tone} {...(icon ? { icon } : {})}>
              {words.badgeNames[tone]}
            </Badge>
          ))}
        </Row>
      </Specimen>
      <Specimen name={words.alerts}>
        <div className="flex flex-col gap-4">
          {ALERTS.map((tone) => (
            <Alert key={tone} tone={tone} title={words.alertTexts[tone].title}>
              {words.alertTexts[tone].text}
            </Alert>
          ))}
          <Alert tone="info">{words.alertTexts.info.text}</Alert>
        </div>
      </Specimen>
      <Specimen name={words.cards}>
        <div className="grid gap-4 sm:grid-cols-2">
          {CARDS.map((tone) => (
            <Card key={tone} tone={tone}>
              <h4 className="font-display text-h4">{words.cardNames[tone]}</h4>
              <p className="mt-1 text-base">{words.cardText}</p>
            </Card>
          ))}
        </div>
      </Specimen>
      <Specimen name={words.amounts}>
        <p className="mb-3 max-w-text text-muted text-small">{words.amountNote}</p>
        <ul className="flex flex-wrap gap-x-8 gap-y-2 font-display text-h4">
          {AMOUNTS.map((amount) => (
            <li key={amount.unit}>
              <Amount {...amount} />
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
