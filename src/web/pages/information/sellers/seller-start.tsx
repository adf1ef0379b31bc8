import type { sellersStart } from "#content/pages/information/sellers/getting-started.ts";
import { GuideSection } from "#web/sections/guide/guide.tsx";
import { RichText } from "#web/sections/rich-text.tsx";
import { SellerRegions } from "./seller-regions.tsx";

type SellerStartProps = Pick<ReturnType<typeof sellersStart>, "steps" | "month" | "regions">;

export function SellerStart({ steps, month, regions }: SellerStartProps) {
  return (
    <>
      <GuideSection id={steps.id} title={steps.title}>
        <ol className="grid overflow-hidden rounded-card border border-line bg-line gap-px sm:grid-cols-2 xl:grid-cols-3">
          {steps.items.map(({ title, text }, index) => (
            <li key={title} className="bg-surface p-5">
              <span aria-hidden="true" className="font-display font-semibold text-h2 text-primary tabular-nums">
                {index + 1}
              </span>
              <h3 className="mt-1 text-h4">{title}</h3>
              <p className="mt-1 text-base text-muted">
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ol>
        <p className="mt-4 max-w-text text-base text-muted">{steps.duration}</p>
      </GuideSection>

      <GuideSection id={month.id} title={month.title}>
        <dl className="max-w-text divide-y divide-line border-line border-y">
          {month.moments.map(({ when, text }) => (
            <div key={when} className="gap-x-6 py-4 sm:grid sm:grid-cols-[9rem_1fr]">
              <dt className="font-semibold">{when}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </GuideSection>

      <GuideSection id={regions.id} title={regions.title}>
        <SellerRegions words={regions} />
      </GuideSection>
    </>
  );
}
