import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { sharingStreet } from "#application/calculations/examples/sharing-street.ts";
import { gatherSharingFacts } from "#application/information/gather-sharing-facts.ts";
import { keyExample } from "#application/information/key-example.ts";
import { termsIn } from "#content/glossary.ts";
import { sharingWords } from "#content/pages/sharing/sharing.ts";
import { streetNote } from "#content/pages/sharing/street-note.ts";
import { euros } from "#domain/units/quantity.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ApartmentBlock } from "#ui/illustrations/apartment-block.tsx";
import { SunCable } from "#ui/illustrations/sun-cable.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { siteContext } from "#web/context.ts";
import { BillStrip } from "#web/pages/sharing/bill-strip.tsx";
import { FormsChooser } from "#web/pages/sharing/forms-chooser.tsx";
import { SharingKeys } from "#web/pages/sharing/sharing-keys.tsx";
import { lazyWhenSeen } from "#web/sections/lazy-when-seen.tsx";
import { LinkList } from "#web/sections/link-list.tsx";
import { RichText } from "#web/sections/rich-text.tsx";

const STREET = "straat";
const StreetDay = lazyWhenSeen(
  STREET,
  async () => (await import("#web/pages/sharing/street/street-day.tsx")).StreetDay,
);

export function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const words = sharingWords(site, gatherSharingFacts(euros(site.platformFee), site));
  const { prices, ...street } = sharingStreet(site);
  const { energy, injection, fee } = prices;
  const yearlyFee = fee.value + site.platformFee;
  return {
    ...words,
    terms: termsIn(words.fork.free, words.fork.paid),
    streetModel: street,
    streetPrices: { energyPrice: energy.value, injectionPrice: injection.value, yearlyFee },
    streetNote: streetNote(prices),
    keyExample: keyExample(),
  };
}

export { clientLoader } from "#web/content-page.ts";

export default function Sharing() {
  const words = useLoaderData<typeof loader>();
  const { hero, fork, forms, start, onward } = words;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        aside={<SunCable className="mx-auto w-full max-w-sm" />}
      >
        {words.dutchMarket ? <Alert tone="info">{words.dutchMarket}</Alert> : null}
      </PageHero>

      <Section tone="sunken" title={words.street.title} lead={words.street.lead}>
        <div id={STREET}>
          <StreetDay
            words={words.street}
            street={words.streetModel}
            prices={words.streetPrices}
            note={words.streetNote}
          />
        </div>
      </Section>

      <Section title={fork.title} lead={fork.lead}>
        <div className="grid gap-4 md:grid-cols-2">
          <ForkSide {...fork.free} tone="border-line" />
          <ForkSide {...fork.paid} tone="border-primary" />
        </div>
        <p className="mt-4 text-base text-muted">{fork.note}</p>
      </Section>

      <Section tone="sunken" title={words.chooser.title} lead={words.chooser.lead}>
        <FormsChooser words={words.chooser} />
        <p className="mt-4 max-w-text text-muted text-small">{forms.source}</p>
      </Section>

      <Section tone="primary" title={words.bill.title} lead={words.bill.lead}>
        <BillStrip words={words.bill} />
        <p className="mt-6 max-w-text font-medium">{words.bill.fee}</p>
      </Section>

      <Section title={words.keys.title} lead={words.keys.lead}>
        <SharingKeys words={words.keys} example={words.keyExample} />
      </Section>

      <Section tone="sunken" title={start.title} lead={start.lead}>
        <LinkList links={[start.steps, start.regions]} className="" />
      </Section>

      <Section tone="primary">
        <div className="grid items-center gap-10 md:grid-cols-[1fr_auto]">
          <div>
            <h2 className="font-display text-h2">{onward.title}</h2>
            <p className="mt-3 max-w-text text-lead text-muted">{onward.text}</p>
            <div className="mt-7 flex flex-wrap gap-3">
              <Button asChild>
                <Link to="/energie-delen/praktijkvoorbeelden">{onward.examples}</Link>
              </Button>
              <Button asChild variant="secondary">
                <Link to="/calculator/koper">{onward.buyer}</Link>
              </Button>
              <Button asChild variant="secondary">
                <Link to="/calculator/verkoper">{onward.seller}</Link>
              </Button>
            </div>
          </div>
          <ApartmentBlock className="mx-auto w-full max-w-64" />
        </div>
      </Section>
    </>
  );
}

function ForkSide({ answer, name, text, tone }: { answer: string; name: string; text: string; tone: string }) {
  return (
    <div className={`rounded-card border-2 bg-surface p-6 sm:p-8 ${tone}`}>
      <p className="font-display font-semibold text-h2 text-primary">{answer}</p>
      <h3 className="mt-2 font-display text-h3">{name}</h3>
      <p className="mt-2 text-muted">
        <RichText text={text} />
      </p>
    </div>
  );
}
