import type { ReactNode } from "react";
import { Link } from "react-router";
import type { homeWords } from "#content/pages/home/home.ts";
import { Button } from "#ui/button.tsx";
import { Bakery } from "#ui/illustrations/bakery.tsx";
import { HouseWithPanels } from "#ui/illustrations/house-with-panels.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";

type Counter = ReturnType<typeof homeWords>["counter"];

/** Buyer and seller on the two sides of one counter. */
export function CounterSides({ words }: { words: Counter }) {
  return (
    <div className="grid overflow-hidden rounded-card border border-line lg:grid-cols-2">
      <Side
        words={words.buy}
        to="/koper"
        moreTo="/kopersinformatie"
        tone="bg-secondary-soft"
        picture={<Bakery className="w-full max-w-72" />}
      />
      <Side
        words={words.sell}
        to="/verkoper"
        moreTo="/verkopersinformatie"
        tone="border-line border-t bg-sun-soft lg:border-t-0 lg:border-l"
        picture={<HouseWithPanels className="w-full max-w-72" />}
      />
    </div>
  );
}

type SideProps = { words: Counter["buy"]; to: string; moreTo: string; tone: string; picture: ReactNode };

function Side({ words, to, moreTo, tone, picture }: SideProps) {
  return (
    <div className={`flex flex-col p-6 sm:p-9 ${tone}`}>
      <div className="flex justify-center lg:order-last lg:mt-8">{picture}</div>
      <h3 className="mt-4 font-display text-h2 lg:mt-0">{words.title}</h3>
      <p className="mt-3">{words.text}</p>
      <ul className="mt-5 grid gap-2">
        {words.points.map((point) => (
          <li key={point} className="flex items-start gap-2.5 font-medium text-base">
            <Icon name="check" className="mt-0.5 size-5" />
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-7 flex flex-col items-start gap-2 lg:mt-auto lg:pt-7">
        <Button asChild>
          <Link to={to}>{words.action}</Link>
        </Button>
        <TextLink asChild className="inline-flex min-h-11 items-center">
          <Link to={moreTo}>{words.more}</Link>
        </TextLink>
      </div>
    </div>
  );
}
