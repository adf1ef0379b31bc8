import { memo } from "react";
import { Prose, Section } from "#ui/section.tsx";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { LinkList } from "#web/sections/link-list.tsx";

/** How the sum is made, in words, and where to read on. */
export const CalculatorMethod = memo(Method);

function Method({ page }: { page: CalculatorPage }) {
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <h2 className="font-display text-h2">{page.method.title}</h2>
          <Prose className="mt-6">
            <ol>
              {page.method.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p>{page.method.verdict}</p>
          </Prose>
        </div>
        <div>
          <h2 className="font-display text-h3">{page.aboutTitle}</h2>
          <p className="mt-4 text-muted">{page.about}</p>
          <h2 className="mt-8 font-display text-h4 print:hidden">{page.more.title}</h2>
          <LinkList links={page.more.links} className="mt-2 print:hidden" />
        </div>
      </div>
    </Section>
  );
}
