import { Suspense } from "react";
import type { sellersHow } from "#content/pages/information/sellers/how-it-works.ts";
import type { SharedDay } from "#domain/sharing/shared-day.ts";
import { Card } from "#ui/card.tsx";
import { GuideSection } from "#web/sections/guide/guide.tsx";
import { Paragraphs } from "#web/sections/guide/guide-parts.tsx";
import { lazyWhenSeen } from "#web/sections/lazy-when-seen.tsx";
import { RichText } from "#web/sections/rich-text.tsx";

const BUYERS = "twee-kopers";
const TwoBuyers = lazyWhenSeen(BUYERS, async () => (await import("./two-buyers.tsx")).TwoBuyers);

type SellerHowProps = Pick<ReturnType<typeof sellersHow>, "oneBuyer" | "conditions"> & {
  days: Readonly<Record<"household" | "office", SharedDay>>;
};

export function SellerHow({ oneBuyer, conditions, days }: SellerHowProps) {
  return (
    <>
      <GuideSection id={oneBuyer.id} title={oneBuyer.title}>
        <Paragraphs text={oneBuyer.text} />
        <div id={BUYERS}>
          <Suspense fallback={null}>
            <TwoBuyers words={oneBuyer.pictures} days={days} />
          </Suspense>
        </div>
      </GuideSection>

      <GuideSection id={conditions.id} title={conditions.title}>
        <Card>
          <dl className="divide-y divide-line">
            {conditions.items.map(({ title, text }) => (
              <div key={title} className="gap-x-8 py-3 first:pt-0 last:pb-0 md:grid md:grid-cols-2">
                <dt className="font-semibold text-base">{title}</dt>
                <dd className="text-base text-muted">
                  <RichText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      </GuideSection>
    </>
  );
}
