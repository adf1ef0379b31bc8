import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { exampleOffer } from "#application/calculations/example-offer.ts";
import { contractStateWords, testContractingWords } from "#content/pages/workbench/test-contracting.ts";
import { type ContractState, contractStates, isFinal, movesFrom } from "#domain/contracts/contract-state.ts";
import { euros } from "#domain/units/quantity.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { ContractPicture } from "#web/pages/workbench/contract-picture.tsx";

export const handle: PageHandle = { index: false };

const START: ContractState = "proposed";
const pathTo = (state: ContractState) => `/test-contracting?stap=${contractStateWords[state].slug}`;

export function loader({ context, url }: LoaderFunctionArgs) {
  const asked = url.searchParams.get("stap");
  const found = contractStates.find((state) => contractStateWords[state].slug === asked);
  const site = context.get(siteContext);
  const { situation, askedPrice, year } = exampleOffer(euros(site.platformFee), site.today);
  const demo = {
    kilowattPeak: situation.kilowattPeak,
    consumption: situation.yearlyOfftake,
    price: askedPrice,
    shared: year.shared,
  };
  return {
    ...testContractingWords(site, demo),
    state: found ?? START,
    isUnknown: asked !== null && found === undefined,
  };
}

export default function TestContracting() {
  const words = useLoaderData<typeof loader>();
  const { hero, demo, picture, now, moves, table, parties, state } = words;
  const current = contractStateWords[state];
  const possible = movesFrom(state);
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead}>
        <div className="grid max-w-text gap-4">
          <Alert tone="warn" title={demo.title}>
            <p>{demo.text}</p>
          </Alert>
          {words.isUnknown ? <Alert tone="danger">{words.unknown}</Alert> : null}
        </div>
      </PageHero>

      <Section tone="sunken" title={picture.title}>
        <ContractPicture
          label={picture.label}
          words={picture}
          states={contractStates.map((one) => ({
            name: contractStateWords[one].name,
            path: pathTo(one),
            mark: one === state ? "current" : possible.includes(one) ? "possible" : "other",
            isFinal: isFinal(one),
          }))}
        />
        <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
          <Card tone="primary" as="section">
            <p className="text-small">{now.title}</p>
            <h2 className="font-display text-h2">{current.name}</h2>
            <p className="mt-3 max-w-text">{current.text}</p>
            <dl className="mt-6 grid gap-x-8 gap-y-3 text-base sm:grid-cols-2">
              <div>
                <dt className="text-muted text-small">{now.turn}</dt>
                <dd className="font-semibold">{current.turn}</dd>
              </div>
              <div>
                <dt className="text-muted text-small">{now.paper}</dt>
                <dd className="font-semibold">{current.paper}</dd>
              </div>
            </dl>
          </Card>
          <Card as="section">
            <h2 className="font-display text-h4">{moves.title}</h2>
            <div className="mt-4 flex flex-col items-start gap-3">
              {possible.map((next, index) => (
                <Button key={next} asChild variant={index === 0 ? "primary" : "secondary"}>
                  <Link to={pathTo(next)} preventScrollReset>
                    {contractStateWords[next].enter}
                  </Link>
                </Button>
              ))}
              {possible.length === 0 ? (
                <>
                  <p className="text-base">{moves.final}</p>
                  <Button asChild variant="secondary">
                    <Link to={pathTo(START)} preventScrollReset>
                      {moves.restart}
                    </Link>
                  </Button>
                </>
              ) : null}
            </div>
            <h2 className="mt-8 font-display text-h4">{parties.title}</h2>
            <dl className="mt-3 grid gap-2 text-base">
              {[parties.seller, parties.buyer, parties.price, parties.volume].map(({ name, value }) => (
                <div key={name} className="flex flex-wrap justify-between gap-x-4 border-line border-t pt-2">
                  <dt className="text-muted">{name}</dt>
                  <dd className="font-medium tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-muted text-small">{parties.note}</p>
          </Card>
        </div>
      </Section>

      <Section>
        <DataTable
          caption={table.title}
          columns={[{ header: table.columns.state }, { header: table.columns.moves }]}
          rows={contractStates.map((one) => [
            contractStateWords[one].name,
            <span key="moves" className="block max-w-32 whitespace-normal sm:max-w-none">
              {movesFrom(one)
                .map((next) => contractStateWords[next].name)
                .join(", ") || table.none}
            </span>,
          ])}
          rowHeader
        />
      </Section>
    </>
  );
}
