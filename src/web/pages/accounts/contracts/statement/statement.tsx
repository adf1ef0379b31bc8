import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import type { withdrawDeclarationWords } from "#content/contracts/month-words.ts";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { HeatMap } from "#ui/charts/heat-map.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { Disclosure } from "#ui/navigation/disclosure.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { answerHeaders, type FormAnswer } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { AccountForm, secret } from "#web/pages/accounts/account-form.tsx";
import { FileLink } from "#web/pages/accounts/contracts/file-link.tsx";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { answerStatement } from "#web/pages/accounts/contracts/months/answer-statement.ts";
import { MoneyCard } from "#web/pages/accounts/contracts/months/money-card.tsx";
import { WITHDRAW_GOAL } from "#web/pages/accounts/contracts/months/month-fields.ts";
import { StandingCard } from "#web/pages/accounts/contracts/months/standing-card.tsx";
import { ComparisonForm } from "#web/pages/accounts/contracts/statement/comparison-form.tsx";
import { FeeForm } from "#web/pages/accounts/contracts/statement/fee-form.tsx";
import { loadStatement } from "#web/pages/accounts/contracts/statement/load-statement.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { loadOwn } from "#web/pages/accounts/own-context.ts";
import { PaymentCard } from "#web/sections/contracts/payment-card.tsx";
import { StatementBody } from "#web/sections/contracts/statement-body.tsx";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => loadStatement(await findContract(asked), asked.url, asked.params["month"] ?? ""));

export const action = (asked: ActionFunctionArgs) => answerStatement(asked);

export default function Statement() {
  const loaded = useLoaderData<typeof loader>();
  const { hero, words, here, statement, isNewest, versions, days, payments, declarations, comparison, fees } = loaded;
  const { standing, proof, paymentNote, money, done } = loaded;
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero} done={served ? null : done}>
      {isNewest ? null : (
        <Alert tone="warn" className="max-w-text">
          <p>{words.versions.newest}</p>
        </Alert>
      )}
      <StandingCard standing={standing} proof={proof} served={served} />
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
      <MySection title={words.invoices.title} id="betaling">
        {paymentNote ? (
          <Alert tone="warn" className="mb-4 max-w-text">
            <p>{paymentNote}</p>
          </Alert>
        ) : null}
        {money ? <MoneyCard money={money} served={served} /> : null}
        {payments.length === 0 && !paymentNote ? <p className="text-base text-muted">{words.invoices.none}</p> : null}
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
        {declarations.some(({ isRevoked }) => !isRevoked) ? (
          <Disclosure label={words.withdraw.title} defaultOpen={served?.typed["doel"] === WITHDRAW_GOAL}>
            <WithdrawDeclaration words={words.withdraw} declarations={declarations} served={served} />
          </Disclosure>
        ) : null}
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

type WithdrawProps = {
  words: typeof withdrawDeclarationWords;
  declarations: readonly { code: string; isRevoked: boolean }[];
  served: FormAnswer | undefined;
};

const WithdrawDeclaration = ({ words, declarations, served }: WithdrawProps) =>
  declarations
    .filter(({ isRevoked }) => !isRevoked)
    .map(({ code }) => (
      <AccountForm
        key={code}
        title={code}
        served={served?.typed["doel"] === WITHDRAW_GOAL ? served : undefined}
        labels={{ zeker: words.agree }}
        submit={words.submit}
        variant="danger"
        hidden={{ doel: WITHDRAW_GOAL, code }}
      >
        {(given) => (
          <>
            <p className="text-base text-muted">{words.text}</p>
            <CheckboxField {...secret(given("zeker"))} label={words.agree} />
          </>
        )}
      </AccountForm>
    ));
