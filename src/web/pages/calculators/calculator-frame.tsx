import { type CSSProperties, memo, useMemo } from "react";
import { Link, useLocation } from "react-router";
import type { VariantPartner } from "#content/calculator-variants/calculator-variant.ts";
import type { FieldWords } from "#content/fields/field-words.ts";
import { answerText } from "#content/pages/calculators/answer-text.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import { Prose } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { CalculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import {
  calculationPath,
  OFFER_FIELD,
  onwardPath,
  TOLD_BY_OFFER,
  type Told,
  withoutOffer,
} from "#web/calculations/page-address.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { FoldedSection } from "#web/pages/calculators/result/result-parts.tsx";
import { LinkList } from "#web/sections/link-list.tsx";
import { useShell } from "#web/shell/shell.ts";

/** A price holds for one region and one kind of customer; an offer and further sellers come with prices. */
const STAYS_BEHIND =
  /^(aanbod|verkopers|verkoper-\d-.+|(verkoper-)?(product|contract)|(.+-)?(energie|nacht|injectie)?prijs|(verkoper-)?(vaste-)?kost(-ander)?)$/;
const OF_A_PLACE = ["gewest", "netgebied", "categorie"];

const partyFields = (who: string, prefix: string) => ({
  who,
  family: ["personen", "warmtepomp", "auto", "boiler"].map((name) => prefix + name),
  trade: `${prefix}handel`,
});
const BUYER = partyFields("koper", "");
const SELLER = partyFields("verkoper", "eigen-");

type SisterFrom = {
  side: "buyer" | "seller";
  /** The kind of calculator that the visitor leaves. */
  kind: string;
  today: string;
  /** What was filled in there. */
  query: string;
};

/**
 * The address of a sister calculator with what was told: who one is, and where, are two questions, and a change of one keeps the
 * other. What only a family or only a company is asked does not count unseen for the other, and a partner stays who they were.
 */
export function sisterPath(kind: string, path: string, { side, kind: fromKind, today, query }: SisterFrom): string {
  const isPlace = kind === "flanders" || kind === "brussels";
  const [own, other] = side === "buyer" ? [BUYER, SELLER] : [SELLER, BUYER];
  const told = new URLSearchParams(query);
  const notAsked = kind === "business" ? own.family : kind === "general" ? [own.trade] : [];
  const ofOwnKind = side === "seller" ? [own.who, "btw"] : [own.who];
  const dropped = new Set([...(isPlace ? OF_A_PLACE : ofOwnKind), ...notAsked]);
  // A social tariff is a price, which whoever pays it has to tell.
  if (told.get(other.who) === "sociaal") dropped.add(other.who);
  const isOffered = told.has(OFFER_FIELD);
  const kept = new URLSearchParams(
    [...told].filter(
      ([name]) => !STAYS_BEHIND.test(name) && !dropped.has(name) && !(isOffered && TOLD_BY_OFFER.test(name)),
    ),
  );
  if (kept.get("datum") === today) kept.delete("datum");
  if (isPlace && regionOfPostcode(kept.get("postcode") ?? "") !== kind) kept.delete("postcode");
  // What the calculator itself said goes along too.
  if (!isPlace && fromKind === "brussels" && !kept.has("postcode") && !kept.has("gewest"))
    kept.set("gewest", "brussel");
  if (isPlace && fromKind === "business" && !kept.has(own.who)) kept.set(own.who, "onderneming");
  if (!kept.has(other.who)) {
    if (fromKind === "business" && kept.has(other.trade)) kept.set(other.who, "onderneming");
    if (kind === "business" && other.family.some((name) => kept.has(name))) kept.set(other.who, "gezin");
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/** The tabs of a calculator, each with what was told up to now. */
export const useSisterTabs = ({ setting: { side, today }, kind, tabs }: CalculatorPage, query: string) =>
  useMemo(() => {
    const from = { side, kind, today, query };
    return tabs.map(({ label, items }) => ({
      label,
      items: items.map((tab) => ({ ...tab, path: sisterPath(tab.kind, tab.path, from) })),
    }));
  }, [side, kind, today, tabs, query]);

type CalculatorTabsProps = {
  tabs: readonly { readonly kind: string; readonly name: string; readonly path: string }[];
  current: string;
  label: string;
};

/** The sisters of a calculator; links, because each has its own address. */
export const CalculatorTabs = memo(function CalculatorTabs({ tabs, current, label }: CalculatorTabsProps) {
  return (
    <nav aria-label={label} data-no-print className="-mx-1 overflow-x-auto px-1 py-1">
      <ul className="flex w-max gap-1 rounded-control bg-sunken p-1">
        {tabs.map(({ kind, name, path }) => (
          <li key={kind}>
            <Link
              to={path}
              {...(kind === current ? { "aria-current": "page" as const } : {})}
              className="flex min-h-11 items-center rounded-[11px] border-[1.5px] border-transparent px-4 font-semibold text-base text-muted hover:text-ink aria-[current=page]:border-primary aria-[current=page]:bg-surface aria-[current=page]:text-primary"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});

type PartnerBandProps = { partner: VariantPartner; lead: string };

/** Whose calculator this is, in the partner's own colours; the rest of the page keeps ours, so that it stays readable. */
export function PartnerBand({ partner: { name, logo, colors }, lead }: PartnerBandProps) {
  const { light, dark } = colors;
  const style = {
    backgroundColor: `light-dark(${light.surface}, ${dark.surface})`,
    color: `light-dark(${light.text}, ${dark.text})`,
  } satisfies CSSProperties;
  return (
    <div className="mx-auto max-w-page px-5 pb-8 sm:px-8">
      <p
        style={style}
        className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 rounded-card px-6 py-4 font-semibold text-base"
      >
        {lead}
        {logo ? <img src={logo.path} alt={name} width={logo.width} height={logo.height} /> : name}
      </p>
    </div>
  );
}

type BesideOfferProps = { offer: NonNullable<CalculatorPage["offer"]>; outcome: CalculatorOutcome };

/** With whose offer the sum is made, and the way to a sum without it. */
export function BesideOffer({ offer, outcome }: BesideOfferProps) {
  const { pathname } = useLocation();
  return (
    <p className="text-base">
      {offer.lead}{" "}
      <TextLink asChild>
        <Link to={offer.path}>{offer.title}</Link>
      </TextLink>
      . <span className="text-muted">{offer.note}</span>{" "}
      <TextLink asChild data-no-print>
        <Link to={`${pathname}?${withoutOffer(outcome.address)}`}>{offer.without}</Link>
      </TextLink>
    </p>
  );
}

/** How the sum is made, in words, and where to read on. */
export const CalculatorMethod = memo(Method);

function Method({ page, told }: { page: CalculatorPage; told: Told }) {
  const links = page.more.links.map((link) => ({ ...link, path: onwardPath(link.path, told) }));
  return (
    <FoldedSection id="methode" title={page.method.title}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <Prose>
            <ol>
              {page.method.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p>{page.method.verdict}</p>
          </Prose>
        </div>
        <div>
          <h3 className="font-display text-h4">{page.aboutTitle}</h3>
          <p className="mt-4 text-muted">
            {page.hero.lead} {page.about}
          </p>
          <h3 className="mt-8 font-display text-h4 print:hidden">{page.more.title}</h3>
          <LinkList links={links} className="mt-2 print:hidden" />
        </div>
      </div>
    </FoldedSection>
  );
}

type PrintedSituationProps = { page: CalculatorPage; outcome: CalculatorOutcome };

/** On paper, in place of the form: what the visitor told, and the address that opens it again. */
export const PrintedSituation = memo(function PrintedSituation({ page, outcome }: PrintedSituationProps) {
  const { site } = useShell();
  const { side, variant } = page.setting;
  const params = new URLSearchParams(outcome.address ?? "");
  const enteredRows = [...params.keys()].flatMap((name) => {
    const words: FieldWords | undefined = page.questions[name as keyof CalculatorPage["questions"]];
    return words ? [{ name: words.label, value: answerText(params.get(name) ?? "", words) }] : [];
  });
  return (
    <div className="hidden print:block">
      <h2 className="font-display font-semibold text-h4">{page.form.printed}</h2>
      <dl className="mt-2 columns-2 gap-x-8 text-small">
        {enteredRows.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4 border-line border-b py-1">
            <dt>{name}</dt>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 break-all text-muted text-small">
        {page.form.reopen} {site.publicUrl + calculationPath({ side, variant, params })}
      </p>
    </div>
  );
});
