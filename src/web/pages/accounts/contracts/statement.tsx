import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { HeatMap } from "#ui/charts/heat-map.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { ComparisonForm } from "#web/pages/accounts/contracts/comparison-form.tsx";
import { FeeForm } from "#web/pages/accounts/contracts/fee-form.tsx";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { loadStatement } from "#web/pages/accounts/contracts/load-statement.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownPage } from "#web/pages/accounts/own-context.ts";
import { PaymentCard } from "#web/sections/contracts/payment-card.tsx";
import { StatementBody } from "#web/sections/contracts/statement-body.tsx";

export const handle = ownPage;

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => loadStatement(await findContract(asked), asked.url, asked.params["month"] ?? ""));

export default function Statement() {
  const loaded = useLoaderData<typeof loader>();
  const { hero, words, here, statement, isNewest, versions, days, payments, declarations, comparison, fees } = loaded;
  return (
    <MyPage {...hero}>
      {isNewest ? null : (
        <Alert tone="warn" className="max-w-text">
          <p>{words.versions.newest}</p>
        </Alert>
      )}
      <MySection title={words.numbers}>
        <StatementBody statement={statement} />
        <div className="mt-4 flex flex-wrap gap-x-6">
          <FileLink path={`${here}/afrekening.pdf?versie=${statement.version}`} label={words.files.pdf} />
          <FileLink path={`${here}/kwartieren.csv?versie=${statement.version}`} label={words.files.csv} />
        </div>
      </MySection>
      <MySection title={words.quarters.title}>
        <Card>
          <HeatMap
            label={words.quarters.label}
            empty={words.quarters.empty}
            headers={words.quarters.headers}
            hour={words.quarters.hour}
            days={days}
            stretches={[{ name: statement.name, days: days.length }]}
          />
        </Card>
      </MySection>
      <MySection title={words.invoices.title}>
        {payments.length === 0 ? <p className="text-base text-muted">{words.invoices.none}</p> : null}
        <div className="grid gap-4">
          {payments.map((payment) => (
            <PaymentCard key={payment.number} payment={payment}>
              <div className="mt-3 flex flex-wrap gap-x-6">
                <FileLink path={`${here}/factuur-${payment.number}.pdf`} label={words.files.invoice} />
                {payment.isUbl ? (
                  <FileLink path={`${here}/factuur-${payment.number}.xml`} label={words.files.ubl} />
                ) : null}
              </div>
              {payment.isUbl ? <p className="max-w-text text-muted text-small">{words.files.notPeppol}</p> : null}
            </PaymentCard>
          ))}
        </div>
      </MySection>
      <Card as="section" id="kosten">
        <h2 className="mb-3 font-display text-h4">{fees.words.title}</h2>
        <FeeForm fees={fees} here={here} version={statement.version} />
      </Card>
      <Card as="section" id="narekenen">
        <h2 className="mb-3 font-display text-h4">{words.compare.title}</h2>
        <ComparisonForm words={words.compare} comparison={comparison} here={here} version={statement.version} />
      </Card>
      <MySection title={words.proof.title}>
        {declarations.length === 0 ? <p className="text-base text-muted">{words.proof.none}</p> : null}
        <ul className="grid gap-1">
          {declarations.map(({ code, isRevoked }) => (
            <li key={code} className="text-base">
              <TextLink asChild className="inline-flex min-h-11 items-center">
                <Link to={`/declarations/${code}`}>{code}</Link>
              </TextLink>
              {isRevoked ? <span className="text-muted"> ({words.proof.revoked})</span> : null}
            </li>
          ))}
        </ul>
      </MySection>
      <MySection title={words.versions.title}>
        <p className="max-w-text text-base text-muted">{words.versions.lead}</p>
        <ul className="mt-3 flex flex-wrap gap-2">
          {versions.map(({ version, path }) => (
            <li key={version}>
              <Link
                to={path}
                preventScrollReset
                {...(version === statement.version ? { "aria-current": "page" as const } : {})}
                className="inline-flex min-h-11 items-center rounded-tile border border-tile-edge bg-tile px-4 font-semibold text-base text-primary no-underline aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-on-primary"
              >
                {words.versions.version} {version}
              </Link>
            </li>
          ))}
        </ul>
      </MySection>
    </MyPage>
  );
}

const FileLink = ({ path, label }: { path: string; label: string }) => (
  <TextLink href={path} download data-prefetch="off" className="inline-flex min-h-11 items-center gap-2 text-base">
    <Icon name="download" className="size-5" />
    {label}
  </TextLink>
);
