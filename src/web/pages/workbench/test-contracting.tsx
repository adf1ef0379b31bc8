import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { exampleOffer } from "#application/calculations/examples/example-offer.ts";
import { loadSandbox } from "#application/sandbox/load-sandbox.ts";
import { sandboxPorts } from "#application/sandbox/sandboxes.ts";
import { testContractingWords } from "#content/pages/workbench/test-contracting.ts";
import { type Side, sides } from "#domain/contracts/agreement.ts";
import { euros } from "#domain/units/quantity.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Stepper } from "#ui/navigation/stepper.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { portsContext, siteContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer } from "#web/forms/form-answer.ts";
import { loadStored } from "#web/load-stored.ts";
import { answerSandbox } from "#web/pages/workbench/contracting/answer-sandbox.ts";
import { sandboxView } from "#web/pages/workbench/contracting/sandbox-view.ts";
import { SharedWorld } from "#web/pages/workbench/contracting/shared-world.tsx";
import { Hidden, SideColumn } from "#web/pages/workbench/contracting/side-column.tsx";

export const headers = answerHeaders;

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const ports = context.get(portsContext);
    const site = context.get(siteContext);
    const { situation, askedPrice, year } = exampleOffer(euros(site.platformFee), site);
    const { kilowattPeak, yearlyOfftake: consumption } = situation;
    const demo = { kilowattPeak, consumption, price: askedPrice, shared: year.shared };
    const words = testContractingWords(site, demo);
    const id = url.searchParams.get("proef");
    const sandbox = id === null ? null : await loadSandbox(ports, id);
    const said = sides.find((side) => side === url.searchParams.get("ja")) ?? null;
    const own = sandbox && { sandbox, ports: sandboxPorts(ports, sandbox), qrCodes: ports.qrCodes, said };
    return { ...words, isGone: id !== null && !sandbox, view: own && (await sandboxView(own, words)) };
  });

export const action = (asked: ActionFunctionArgs) => answerSandbox(asked);

const shown: readonly Side[] = ["buyer", "seller"];

export default function TestContracting() {
  const words = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const { hero, demo, view } = words;
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead}>
        <div className="grid max-w-text gap-4">
          <Alert tone="warn" title={demo.title}>
            <p>{demo.text}</p>
          </Alert>
          {words.isGone ? <Alert tone="info">{words.gone}</Alert> : null}
          {served?.notice && !view ? (
            <Alert tone="danger" role="alert">
              {served.notice}
            </Alert>
          ) : null}
          {view ? null : (
            <Form method="post">
              <Hidden fields={{ zet: "begin" }} />
              <Button size="large" className="max-sm:w-full">
                {words.begin}
              </Button>
            </Form>
          )}
        </div>
      </PageHero>

      {view ? (
        <Section tone="sunken">
          <Stepper steps={words.steps.map((label) => ({ label }))} current={view.step} label={words.stepsLabel} />
          <div className="my-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-5">
            <p>
              <span className="block text-muted text-small">{words.clock.title}</span>
              <strong className="font-display text-h4 tabular-nums">{view.day}</strong>
            </p>
            <div className="flex flex-wrap gap-3">
              {view.world?.isActive && view.canMove ? (
                <Form method="post" preventScrollReset>
                  <Hidden fields={{ proef: view.id, zet: "klok" }} />
                  <Button>{words.clock.submit}</Button>
                </Form>
              ) : null}
              <Form method="post">
                <Hidden fields={{ proef: view.id, zet: "opnieuw" }} />
                <Button variant="secondary">{words.again}</Button>
              </Form>
            </div>
            {view.canMove ? null : <p className="text-muted text-small">{words.clock.done}</p>}
          </div>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {shown.map((side) => {
              const play = view.world?.sides.find((one) => one.side === side);
              return (
                <SideColumn
                  key={side}
                  words={words}
                  id={view.id}
                  side={side}
                  said={view.said}
                  served={served}
                  play={play && view.world ? { ...play, hash: view.world.hash } : null}
                />
              );
            })}
          </div>
        </Section>
      ) : null}
      {view?.world ? <SharedWorld words={words.shared} view={view} world={view.world} /> : null}
    </>
  );
}
