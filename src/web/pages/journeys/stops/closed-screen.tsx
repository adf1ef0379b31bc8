import { Prose } from "#ui/section.tsx";
import type { ClosedJourney } from "#web/pages/journeys/load-journey.ts";
import { NextLinks } from "#web/pages/journeys/thanks/next-links.tsx";
import { WaitingForm } from "#web/pages/journeys/waiting/waiting-form.tsx";

/** Where the law has no such sale: why, what can be done, and a place to wait. */
export function ClosedScreen({ page: { words, side } }: { page: ClosedJourney }) {
  const { title, lead, paragraphs, links } = words.closed;
  return (
    <div className="mx-auto grid max-w-page items-start gap-x-14 gap-y-10 px-5 pt-6 pb-16 sm:px-8 md:pt-10 md:pb-24 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-6">
        <p className="font-semibold text-primary text-small">{words.eyebrow}</p>
        <h1 className="text-balance font-display text-h1 tracking-tight">{title}</h1>
        <p className="text-lead text-muted">{lead}</p>
        <Prose>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <NextLinks links={links} />
      </div>
      <WaitingForm side={side} reason="netherlands" postcode="" words={words.waiting} />
    </div>
  );
}
