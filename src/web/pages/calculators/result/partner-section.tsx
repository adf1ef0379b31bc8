import { memo, type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { partnerRange, winsWithAnother } from "#content/pages/calculators/partner-range.ts";
import { partnerWords } from "#content/pages/calculators/partner-words.ts";
import { DataTable } from "#ui/data-table.tsx";
import { fillLabel } from "#ui/labels.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { PartnerChoice } from "#web/calculations/calculator-outcome.ts";
import { calculationQuery, onwardPath, type Told } from "#web/calculations/page-address.ts";
import type { FittingSellers } from "#web/pages/calculators/fitting-sellers.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { FoldedSection } from "#web/pages/calculators/result/result-parts.tsx";
import type { Partners } from "#web/pages/calculators/use-live-answer.ts";
import { MatchList } from "#web/sections/match-list.tsx";

const SECTION = "wie";

const tone = ({ own }: PartnerChoice) => (own.value < 0 ? "text-danger" : "text-ok");

type PartnerRangeProps = { partners: Partners; side: "buyer" | "seller"; own: number };

/** A verdict holds for one partner only: what it would be with others. */
export const PartnerRange = memo(({ partners, side, own }: PartnerRangeProps) => {
  const { rows, isStale } = partners;
  const shown = partnerRange(rows);
  if (shown.length === 0) return null;
  const { place, range, better } = partnerWords[side];
  const isBestFirst = winsWithAnother(own, rows);
  return (
    <div data-no-print className={`mt-3 rounded-control bg-surface px-4 py-3 ${isStale ? "opacity-70" : ""}`}>
      <p className={isBestFirst ? "font-semibold text-base" : "text-base"}>{isBestFirst ? better : range}</p>
      <ul className="mt-1 grid">
        {shown.map((row) => (
          <li key={row.name} className="flex items-baseline justify-between gap-3">
            <PartnerLink path={row.path} name={row.short} />
            <span className={`whitespace-nowrap font-semibold tabular-nums ${tone(row)}`}>{row.own.text}</span>
          </li>
        ))}
      </ul>
      {place && shown[0]?.place ? (
        <TextLink asChild className="inline-flex min-h-11 items-center">
          <Link to={shown[0].place} aria-label={fillLabel(place.name, { size: shown[0].short })}>
            {place.label}
          </Link>
        </TextLink>
      ) : null}
    </div>
  );
});

type PartnerSectionProps = { partners: Partners; page: CalculatorPage; told: Told; isInBrussels: boolean };

/** Every kind of partner beside this visitor, the best first. */
export const PartnerSection = memo(({ partners: { rows, isStale }, page, told, isInBrussels }: PartnerSectionProps) => {
  if (rows.length === 0) return null;
  const words = partnerWords[page.setting.side];
  return (
    <FoldedSection id={SECTION} title={partnerWords.title} lead={words.lead}>
      <DataTable
        caption={partnerWords.title}
        captionHidden
        rowHeader
        className={isStale ? "opacity-70" : ""}
        columns={words.columns.map((header, at) => ({ header, align: at === 0 ? "start" : "end" }))}
        rows={rows.map((row) => [
          <PartnerLink key={row.name} path={row.path} name={row.name} />,
          row.shared,
          row.own.text,
          row.other.text,
        ])}
      />
      <p className="mt-3 text-muted text-small">{partnerWords.estimated}</p>
      {page.setting.market === "be" && !isInBrussels ? <PeopleBlock page={page} told={told} /> : null}
    </FoldedSection>
  );
});

const PartnerLink = ({ path, name }: { path: string; name: string }) => (
  <TextLink asChild className="inline-flex min-h-11 items-center">
    <Link to={path} preventScrollReset>
      {name}
    </Link>
  </TextLink>
);

type PeopleBlockProps = { page: CalculatorPage; told: Told };

/** From a number to people: sellers of the square that fit, the way to a buyer, or the partner whom one knows already. */
function PeopleBlock({ page, told }: PeopleBlockProps) {
  const { side } = page.setting;
  const query = told.address ?? "";
  const words = partnerWords.people[side];
  const links = [
    ...words.links.map((link) => ({ ...link, path: onwardPath(link.path, told) })),
    { label: partnerWords.people.invite.label, path: invitePath(side, query) },
  ];
  return (
    <div className="mt-8 max-w-text">
      <h3 className="font-display text-h4">{words.title}</h3>
      {side === "buyer" ? (
        <Sellers page={page} query={query} />
      ) : (
        <p className="mt-2 text-base">{partnerWords.people.seller.text}</p>
      )}
      <ul className="mt-3 grid gap-1">
        {links.map(({ label, path }) => (
          <li key={path}>
            <TextLink asChild className="inline-flex min-h-11 items-center gap-2">
              <Link to={path}>
                {label}
                <Icon name="arrow-right" className="size-4.5" />
              </Link>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The price that was looked at goes along. */
function invitePath(side: "buyer" | "seller", query: string): string {
  const price = new URLSearchParams(query).get("prijs");
  return `${partnerWords.people.invite[side]}${price ? `&prijs=${encodeURIComponent(price)}` : ""}`;
}

/** Asked for once somebody opens the section: it weighs every offer of the region. */
function Sellers({ page, query }: { page: CalculatorPage; query: string }) {
  const words = partnerWords.people.buyer;
  const place = useRef<HTMLDivElement>(null);
  const isOpen = useIsOpen(place);
  const hasPostcode = new URLSearchParams(query).has("postcode");
  const found = useSellers(isOpen && hasPostcode ? queryOf(page, query) : null);
  return (
    <div ref={place} className="mt-2" aria-live="polite">
      {hasPostcode ? (
        <>
          <p className="hidden text-base [html:not(.js)_&]:block">{words.noScript}</p>
          {found === "busy" ? <p className="needs-js text-base text-muted">{words.busy}</p> : null}
          {found === "away" ? <p className="text-base">{words.away}</p> : null}
          {typeof found === "object" && found.length === 0 ? <p className="text-base">{words.none}</p> : null}
          {typeof found === "object" ? <MatchList matches={found} demo={words.demo} /> : null}
        </>
      ) : (
        <p className="text-base">{words.postcode}</p>
      )}
    </div>
  );
}

const queryOf = ({ setting }: CalculatorPage, query: string) =>
  calculationQuery({ side: setting.side, variant: setting.variant, params: new URLSearchParams(query) }).toString();

function useIsOpen(place: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const details = place.current?.closest("details");
    if (!details) return;
    const look = () => setIsOpen(details.open);
    look();
    details.addEventListener("toggle", look);
    return () => details.removeEventListener("toggle", look);
  }, [place]);
  return isOpen;
}

type Found = NonNullable<FittingSellers["matches"]> | "busy" | "away";

function useSellers(query: string | null): Found {
  const [found, setFound] = useState<{ query: string; matches: Found } | null>(null);
  useEffect(() => {
    if (query === null) return;
    const left = new AbortController();
    void askSellers(query, left.signal).then((matches) => {
      if (!left.signal.aborted) setFound({ query, matches });
    });
    return () => left.abort();
  }, [query]);
  return found !== null && found.query === query ? found.matches : "busy";
}

async function askSellers(query: string, signal: AbortSignal): Promise<Found> {
  try {
    const response = await fetch(`/calculator/verkopers.json?${query}`, { signal });
    if (!response.ok) return "away";
    const { matches } = (await response.json()) as FittingSellers;
    return matches ?? "away";
  } catch {
    return "away";
  }
}
