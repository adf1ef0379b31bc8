import { Accordion } from "#ui/navigation/accordion.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Section } from "#ui/section.tsx";
import { CounterSides } from "#web/pages/home/counter.tsx";
import type { HomeView } from "#web/pages/home/home.tsx";
import { LiveFigures } from "#web/pages/home/live-figures.tsx";
import { OverlaySteps } from "#web/pages/home/overlay-steps.tsx";
import { Trust } from "#web/pages/home/trust.tsx";
import { WorkedExample } from "#web/pages/home/worked-example.tsx";
import { RichText } from "#web/sections/rich-text.tsx";

/** Everything under the first screen: its script is asked for when somebody comes near. */
export function HomeRest({ words }: { words: HomeView }) {
  const { limits, questions } = words;
  return (
    <>
      <Section tone="sunken" title={words.steps.title} lead={words.steps.lead}>
        <OverlaySteps words={words.steps} quarters={words.day.quarters} />
      </Section>

      <Section title={words.live.title} lead={words.live.lead}>
        <LiveFigures words={words.live} />
      </Section>

      <Section tone="sunken" title={words.counter.title}>
        <CounterSides words={words.counter} />
      </Section>

      <Section tone="primary" title={words.example.title} lead={words.example.lead}>
        <WorkedExample words={words.example} pair={words.pair} prices={words.prices} path={words.pairPath} />
      </Section>

      <Section>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
          <div className="lg:sticky lg:top-28 lg:self-start">
            <h2 className="font-display text-h2">{limits.title}</h2>
            <p className="mt-4 text-lead text-muted">{limits.lead}</p>
          </div>
          <dl className="divide-y divide-line">
            {limits.items.map(({ term, text }) => (
              <div key={term} className="grid grid-cols-[auto_1fr] gap-x-4 py-5 first:pt-0">
                <Icon name="x" className="row-span-2 mt-1 size-6 text-primary" />
                <dt className="font-display font-semibold text-h4">{term}</dt>
                <dd className="mt-1 text-muted">
                  <RichText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>

      <Section tone="sunken" width="text" title={questions.title}>
        <Accordion
          items={questions.items.map(({ question, answer }) => ({ question, answer: <RichText text={answer} /> }))}
        />
      </Section>

      <Section title={words.trust.title} lead={words.trust.lead}>
        <Trust words={words.trust} />
      </Section>
    </>
  );
}
