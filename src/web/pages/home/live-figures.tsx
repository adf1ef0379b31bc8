import { useEffect, useState } from "react";
import { Link } from "react-router";
import { formatNumber } from "#content/format/format-number.ts";
import type { homeWords } from "#content/pages/home/home.ts";
import { Badge } from "#ui/badge.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { ShownFigures } from "#web/pages/home/market-figures.ts";

const KILOWATT_HOURS_PER_MEGAWATT_HOUR = 1000;
const whole = { fractionDigitsMax: 0 };

type LiveFiguresProps = { words: ReturnType<typeof homeWords>["live"] };

/** Four tiles of the market as it is now. They have their size before the numbers come, and keep it when none come. */
export function LiveFigures({ words }: LiveFiguresProps) {
  const figures = useMarketFigures();
  const known = figures === "unknown" || figures === null ? null : figures;
  const megawattHours = (energy: number) => formatNumber(energy / KILOWATT_HOURS_PER_MEGAWATT_HOUR, whole);
  const tiles = [
    { ...words.offers, value: known && formatNumber(known.offers, whole) },
    { ...words.requests, value: known && formatNumber(known.requests, whole) },
    { ...words.surplus, value: known && megawattHours(known.surplus) },
    { ...words.asked, value: known && megawattHours(known.asked) },
  ];
  return (
    <div>
      <dl aria-busy={figures === null} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {tiles.map(({ name, unit, value }) => (
          <div
            key={name}
            className="flex min-h-36 flex-col-reverse justify-end rounded-card border border-line bg-surface p-5"
          >
            <dt className="mt-1 text-base text-muted">{name}</dt>
            <dd className="font-display font-semibold text-h1 tabular-nums">
              {value ?? <span className="text-muted">{words.none}</span>}
              {value && unit ? (
                <span className="ml-1.5 inline-block whitespace-nowrap font-text font-semibold text-base text-muted">
                  {unit}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2 text-base">
        {known?.hasDemo ? <Badge tone="sun">{words.demo}</Badge> : null}
        <p className="text-muted" role="status">
          {figuresSentence(words, figures)}
        </p>
        <TextLink asChild className="inline-flex min-h-11 items-center">
          <Link to="/aanbod">{words.all}</Link>
        </TextLink>
      </div>
    </div>
  );
}

function figuresSentence(words: LiveFiguresProps["words"], figures: ReturnType<typeof useMarketFigures>): string {
  if (figures === null) return words.waiting;
  if (figures === "unknown") return words.unknown;
  return figures.offers + figures.requests === 0 ? words.empty : words.now;
}

function useMarketFigures(): ShownFigures | "unknown" | null {
  const [figures, setFigures] = useState<ShownFigures | "unknown" | null>(null);
  useEffect(() => {
    const asked = new AbortController();
    const ask = async () => {
      const response = await fetch("/cijfers/markt.json", { signal: asked.signal });
      return response.ok ? ((await response.json()) as ShownFigures) : "unknown";
    };
    ask().then(setFigures, () => asked.signal.aborted || setFigures("unknown"));
    return () => asked.abort();
  }, []);
  return figures;
}
