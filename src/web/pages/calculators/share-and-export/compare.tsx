import { data, Form, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { compareWords } from "#content/calculations/share-and-export-words.ts";
import type { PricedSite } from "#content/site.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { PageHero } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { locateCalculation, readCalculationLink } from "#web/calculations/calculation-address.ts";
import { computeCalculation } from "#web/calculations/compute-calculation.ts";
import { calculationPath } from "#web/calculations/page-address.ts";
import { portsContext, siteContext } from "#web/context.ts";
import { loadStored } from "#web/load-stored.ts";
import {
  type ComparedRow,
  changedInputs,
  changedResults,
} from "#web/pages/calculators/share-and-export/compare-calculations.ts";
import { countCalculation } from "#web/pages/calculators/share-and-export/compute-for-visitor.ts";

/** Two links side by side. Everything stands in the address, so it works without scripts and can be shared again. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const typed = { a: url.searchParams.get("a") ?? "", b: url.searchParams.get("b") ?? "" };
  const [a, b] = [located(typed.a, site), located(typed.b, site)];
  if (!a || !b) {
    const faults = { a: linkFault(typed, "a", a), b: linkFault(typed, "b", b) };
    return data({ ...compareWords, typed, faults, compared: null }, { status: typed.a && typed.b ? 422 : 200 });
  }
  await countCalculation(context);
  const ports = context.get(portsContext);
  const compute = ({ address }: typeof a) => computeCalculation(ports, address, site, { draws: 0 });
  const [first, second] = await loadStored(() => Promise.all([compute(a), compute(b)]));
  const compared = { inputs: changedInputs(a, b, site), results: changedResults(first, second) };
  const links = { a: calculationPath(a.address), b: calculationPath(b.address) };
  return data({ ...compareWords, typed: links, faults: { a: null, b: null }, compared });
}

function located(link: string, site: PricedSite) {
  const address = readCalculationLink(link);
  return address && locateCalculation(address, site);
}

/** Nothing is wrong as long as neither was filled in. */
function linkFault(typed: { readonly a: string; readonly b: string }, which: "a" | "b", found: unknown) {
  if (found || (typed.a === "" && typed.b === "")) return null;
  return typed[which] === "" ? compareWords.form.missing : compareWords.form.unreadable;
}

export default function Compare() {
  const { hero, form, typed, faults, compared, columns, inputs, results, open, change } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHero {...hero} />
      <div className="mx-auto grid max-w-page gap-10 px-5 pb-16 sm:px-8">
        {compared ? (
          <>
            {compared.inputs.length === 0 ? (
              <p className="text-base">{inputs.none}</p>
            ) : (
              <DataTable
                caption={inputs.title}
                rowHeader
                columns={[
                  { header: columns.what },
                  { header: columns.a, align: "end" },
                  { header: columns.b, align: "end" },
                ]}
                rows={compared.inputs.map((row) => cells(row).slice(0, 3))}
              />
            )}
            <DataTable
              caption={results.title}
              rowHeader
              columns={[
                { header: columns.what },
                { header: columns.a, align: "end" },
                { header: columns.b, align: "end" },
                { header: columns.change, align: "end" },
              ]}
              rows={compared.results.map(cells)}
            />
            <p data-no-print className="flex flex-wrap gap-x-8 gap-y-2">
              {(["a", "b"] as const).map((name) => (
                <TextLink key={name} asChild className="inline-flex min-h-11 items-center text-base">
                  <Link to={typed[name]}>{open[name]}</Link>
                </TextLink>
              ))}
            </p>
          </>
        ) : null}
        <Card data-no-print>
          <Form method="get" action="/calculator/vergelijk" className="grid max-w-text gap-6">
            {compared ? <h2 className="font-display text-h4">{change}</h2> : null}
            {(["a", "b"] as const).map((name) => (
              <TextField
                key={`${name}${typed[name]}`}
                id={`veld-${name}`}
                name={name}
                label={form[name]}
                help={form.help}
                defaultValue={typed[name]}
                error={faults[name] ?? undefined}
                autoComplete="off"
                spellCheck={false}
                maxLength={4000}
              />
            ))}
            <Button className="justify-self-start max-sm:w-full">{form.submit}</Button>
          </Form>
        </Card>
      </div>
    </>
  );
}

const cells = ({ name, a, b, change }: ComparedRow) => [name, a, b, change];
