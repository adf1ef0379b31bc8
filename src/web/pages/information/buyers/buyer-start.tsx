import type { buyersStart } from "#content/pages/information/buyers/getting-started.ts";
import { GuideSection } from "#web/sections/guide/guide.tsx";
import { Paragraphs } from "#web/sections/guide/guide-parts.tsx";
import { RichText } from "#web/sections/rich-text.tsx";

type BuyerStartProps = Pick<ReturnType<typeof buyersStart>, "steps" | "regions">;

export function BuyerStart({ steps, regions }: BuyerStartProps) {
  return (
    <>
      <GuideSection id={steps.id} title={steps.title}>
        <ol className="max-w-text">
          {steps.items.map(({ title, who, text }, index) => (
            <li key={title} className="relative flex gap-5 pb-8 last:pb-0">
              {index < steps.items.length - 1 ? (
                <span aria-hidden="true" className="absolute top-11 bottom-1 left-[19px] w-0.5 bg-line" />
              ) : null}
              <span
                aria-hidden="true"
                className="grid size-10 shrink-0 place-items-center rounded-tile bg-primary-soft font-display font-semibold text-primary tabular-nums"
              >
                {index + 1}
              </span>
              <div className="pt-1.5">
                <h3 className="text-h4">{title}</h3>
                <p className="font-medium text-secondary text-small">{who}</p>
                <p className="mt-1 text-base text-muted">
                  <RichText text={text} />
                </p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-8 max-w-text text-base text-muted">{steps.duration}</p>
      </GuideSection>

      <GuideSection id={regions.id} title={regions.title}>
        <Paragraphs text={[regions.text]} />
      </GuideSection>
    </>
  );
}
