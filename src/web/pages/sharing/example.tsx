import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { practiceExample } from "#application/calculations/examples/practice-examples.ts";
import { daySquareWords } from "#content/energy/day-square.ts";
import { exampleWords } from "#content/pages/sharing/example.ts";
import { exampleAt } from "#content/pages/sharing/example-names.ts";
import { exampleNumbers } from "#content/pages/sharing/example-numbers.ts";
import { euros } from "#domain/units/quantity.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DaySquare } from "#ui/day-square/day-square.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { siteContext } from "#web/context.ts";
import { calculatorPath } from "#web/forms/calculator-path.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { ExampleOnward } from "#web/pages/sharing/example-onward.tsx";
import { ExamplePicture } from "#web/pages/sharing/example-picture.tsx";
import { ExampleSum } from "#web/pages/sharing/example-sum.tsx";
import { verdictInks } from "#web/pages/sharing/verdict-inks.ts";

export function loader({ context, params, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const id = exampleAt(params["voorbeeld"] ?? "");
  if (id === undefined) throw pageNotFound(url);
  const { example, situation } = practiceExample(id, euros(site.platformFee), site);
  return {
    ...exampleWords(site, example),
    id,
    quarters: example.quarters.map(({ shared, toSupplier }) => ({ shared, toSupplier })),
    numbers: exampleNumbers(example),
    calculator: calculatorPath(situation),
  };
}

export default function Example() {
  const words = useLoaderData<typeof loader>();
  const { id, title, story, numbers, quarters, method, onward } = words;
  return (
    <>
      {words.old ? (
        <div className="mx-auto max-w-page px-5 pt-6 sm:px-8">
          <Alert tone="warn">{words.old}</Alert>
        </div>
      ) : null}
      {words.dutchMarket ? (
        <div className="mx-auto max-w-page px-5 pt-6 sm:px-8">
          <Alert tone="info">{words.dutchMarket}</Alert>
        </div>
      ) : null}
      <PageHero
        eyebrow={words.eyebrow}
        title={title}
        lead={
          <>
            <p className="text-ink">{story.who}</p>
            <p className="mt-3 text-base">{story.setting}</p>
          </>
        }
        actions={
          <p className="text-base">
            <strong className={`block font-display text-h2 tabular-nums ${verdictInks[numbers.verdict.code]}`}>
              {numbers.sum.together}
            </strong>
            {numbers.labels.together}. {numbers.verdict.text}
          </p>
        }
        aside={
          <Card>
            <DaySquare quarters={quarters} label={title} labels={daySquareWords} caption={words.day} />
          </Card>
        }
      >
        <div className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[10rem_1fr] lg:grid-cols-[12rem_1fr_1fr]">
          <ExamplePicture id={id} className="w-full max-w-40 sm:row-span-2 lg:row-span-1 lg:max-w-48" />
          <Remark title={words.wrong} text={story.wrong} edge="border-sun-fill" />
          <Remark title={words.turn} text={story.turn} edge="border-secondary-fill" />
        </div>
      </PageHero>

      <Section title={words.year}>
        <ExampleSum numbers={numbers} />
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
          <Button asChild>
            <Link to={words.calculator}>
              {words.open}
              <Icon name="arrow-right" />
            </Link>
          </Button>
          <p className="text-base text-muted">
            {method.text}{" "}
            <TextLink asChild>
              <Link to={method.link.path}>{method.link.label}</Link>
            </TextLink>
          </p>
        </div>
      </Section>
      <ExampleOnward words={onward} />
    </>
  );
}

function Remark({ title, text, edge }: { title: string; text: string; edge: string }) {
  return (
    <div className={`self-start border-l-4 pl-4 ${edge}`}>
      <h2 className="font-semibold text-base">{title}</h2>
      <p className="mt-1 text-base text-muted">{text}</p>
    </div>
  );
}
