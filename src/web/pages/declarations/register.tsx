import { data, Link, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { exampleDay } from "#application/calculations/examples/example-day.ts";
import { isDeclared, loadRegister } from "#application/declarations/load-register.ts";
import { readKeys } from "#application/declarations/read-keys.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { registerWords } from "#content/pages/declarations/register.ts";
import { readDeclarationCode } from "#domain/declarations/canonical-text.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import type { IconName } from "#ui/pictures/icon-names.ts";
import { PageHero, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { portsContext, siteContext } from "#web/context.ts";
import { loadStored } from "#web/load-stored.ts";
import { RegisterList } from "#web/pages/declarations/register-list.tsx";
import { RegisterPlots } from "#web/pages/declarations/register-plots.tsx";
import { registerView } from "#web/pages/declarations/register-view.ts";
import { DeclarationSpecimen } from "#web/pages/declarations/specimen.tsx";
import { WholeRegister } from "#web/pages/declarations/whole-register-section.tsx";

const CODE_FIELD = "code";
const BEFORE_FIELD = "voor";
const CODE_LENGTH_MAX = 60;

/** A known code leads to its verdict; an unknown one is answered here, beside what was typed. */
export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const ports = context.get(portsContext);
    const typed = url.searchParams.get(CODE_FIELD)?.slice(0, CODE_LENGTH_MAX) ?? null;
    const code = typed === null ? null : readDeclarationCode(typed);
    if (code !== null && (await isDeclared(ports, code))) throw redirect(`/declarations/${code}`, 303);
    const site = context.get(siteContext);
    const words = registerWords(site);
    const before = Number(url.searchParams.get(BEFORE_FIELD)) || undefined;
    const first = Number.isSafeInteger(before) ? before : undefined;
    const outcome = outcomeOf(typed);
    const { quarters } = exampleDay(words.specimen.square.pair, site);
    const shown = { quarters: quarters.map(({ shared }) => ({ shared, toSupplier: 0 })), typed: typed ?? "", outcome };
    const register = registerView(await loadRegister(ports, first), first === undefined);
    const keys = (await readKeys(ports)).map(keyView);
    return data({ ...words, ...shown, keys, register }, { status: statuses[outcome ?? "found"] });
  });

const statuses = { found: 200, unknown: 404, missing: 422 } as const;

/** A code that is known leads to its page; what is left was not typed, or is of no declaration. */
const outcomeOf = (typed: string | null): "missing" | "unknown" | null =>
  typed === null ? null : typed.trim() === "" ? "missing" : "unknown";

const keyView = ({ keyId, from, until }: Awaited<ReturnType<typeof readKeys>>[number]) => ({
  keyId,
  from: from && formatMoment(from),
  until: until && formatMoment(until),
});

export default function Register() {
  const words = useLoaderData<typeof loader>();
  const { hero, specimen, quarters, proof, compare, check, register, typed, outcome, search } = words;
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead}>
        <Card className="max-w-text">
          <form method="get" action="/declarations" className="grid gap-4">
            {outcome === "unknown" ? (
              <Alert tone="danger" title={search.unknown.title} role="alert">
                <p>{search.unknown.text}</p>
              </Alert>
            ) : null}
            <TextField
              name={CODE_FIELD}
              label={search.label}
              help={search.help}
              defaultValue={typed}
              error={outcome === "missing" ? search.missing : undefined}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={CODE_LENGTH_MAX}
            />
            <Button className="justify-self-start max-sm:w-full">
              <Icon name="search" />
              {search.submit}
            </Button>
          </form>
        </Card>
      </PageHero>

      <Section tone="sunken" id="verklaringen" title={words.list.title}>
        {register.rows.length > 0 ? (
          <RegisterList words={words.list} register={register} />
        ) : (
          <EmptyState
            title={words.bare.empty}
            action={
              <>
                <Button asChild variant="secondary" size="small">
                  <Link to="/energie-delen">{words.bare.action}</Link>
                </Button>
                <TextLink asChild className="inline-flex min-h-11 items-center text-base">
                  <Link to="/test-contracting">{words.bare.demo}</Link>
                </TextLink>
              </>
            }
          >
            {words.bare.text}
          </EmptyState>
        )}
      </Section>

      {register.count > 0 ? (
        <Section title={words.totals.title}>
          <RegisterPlots words={words.totals} register={register} />
        </Section>
      ) : null}

      <Section tone={register.count > 0 ? "sunken" : "plain"} title={specimen.label}>
        <DeclarationSpecimen words={specimen} quarters={quarters} />
      </Section>

      <Section id="bewijs" title={proof.title}>
        <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          <ProofList {...proof.proves} icon="check" ink="text-secondary" />
          <ProofList {...proof.provesNot} icon="x" ink="text-danger" />
        </div>
        <p className="mt-6 max-w-text font-semibold">{proof.volume}</p>
      </Section>

      <Section tone="primary" title={compare.title} lead={compare.lead}>
        <DataTable
          caption={compare.caption}
          columns={compare.columns.map((header) => ({ header }))}
          rows={compare.rows}
          rowHeader
          className="[&_:is(th,td)]:whitespace-normal [&_table]:min-w-[44rem] [&_tbody_th]:max-w-32 sm:[&_tbody_th]:max-w-none"
        />
        <p className="mt-4 text-muted text-small">{compare.source}</p>
        <TextLink asChild className="mt-3 inline-flex min-h-11 items-center">
          <Link to="/calculator/calculator-gvo">{compare.link}</Link>
        </TextLink>
      </Section>

      <Section title={check.title}>
        <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {check.steps.map((step, index) => (
            <li key={step} className="border-primary border-t-4 pt-4">
              <span aria-hidden="true" className="font-display font-semibold text-h2 text-primary leading-none">
                {index + 1}
              </span>
              <p className="mt-2">{step}</p>
            </li>
          ))}
        </ol>
      </Section>
      <WholeRegister words={words.whole} keys={words.keys} />
    </>
  );
}

type ProofListProps = { label: string; items: readonly string[]; icon: IconName; ink: string };

function ProofList({ label, items, icon, ink }: ProofListProps) {
  return (
    <div>
      <h3 className={`font-display text-h3 ${ink}`}>{label}</h3>
      <ul className="mt-3 divide-y divide-line">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-3 py-3">
            <Icon name={icon} className={`mt-0.5 size-6 ${ink}`} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
