import { daySquareWords } from "#content/energy/day-square.ts";
import type { buyersHow } from "#content/pages/information/buyers/how-it-works.ts";
import { Card } from "#ui/card.tsx";
import { DaySquare } from "#ui/day-square/day-square.tsx";
import type { DayQuarter } from "#ui/day-square/day-square-words.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { GuideSection } from "#web/sections/guide/guide.tsx";
import { Paragraphs } from "#web/sections/guide/guide-parts.tsx";
import { RichText } from "#web/sections/rich-text.tsx";

type BuyerHowProps = Pick<ReturnType<typeof buyersHow>, "conditions" | "day"> & {
  quarters: readonly DayQuarter[];
};

export function BuyerHow({ conditions, day, quarters }: BuyerHowProps) {
  return (
    <>
      <GuideSection {...conditions}>
        <ol className="max-w-text divide-y divide-line border-line border-y">
          {conditions.items.map(({ title, text }) => (
            <li key={title} className="flex gap-4 py-4">
              <span className="grid size-9 shrink-0 place-items-center rounded-tile bg-secondary-soft text-secondary">
                <Icon name="check" />
              </span>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 text-base text-muted">
                  <RichText text={text} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </GuideSection>

      <GuideSection id={day.id} title={day.title}>
        <Paragraphs text={day.text} />
        <Card className="mt-8">
          <DaySquare quarters={quarters} label={day.label} labels={daySquareWords} caption={day.caption} />
        </Card>
        <p className="mt-4 max-w-text text-base text-muted">{day.reality}</p>
      </GuideSection>
    </>
  );
}
