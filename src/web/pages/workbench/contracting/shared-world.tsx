import type { TestContractingWords } from "#content/pages/workbench/test-contracting.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Disclosure } from "#ui/navigation/disclosure.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { SandboxView, SandboxWorld } from "#web/pages/workbench/contracting/sandbox-view.ts";
import { CheckPanel } from "#web/sections/contracts/check-panel.tsx";
import { ContractTimeline } from "#web/sections/contracts/contract-timeline.tsx";
import { PaymentCard } from "#web/sections/contracts/payment-card.tsx";
import { StatementBody } from "#web/sections/contracts/statement-body.tsx";
import { PaperText } from "#web/sections/paper-text.tsx";

type SharedWorldProps = { words: TestContractingWords["shared"]; view: SandboxView; world: SandboxWorld };

/** What belongs to both: the text, the months, the proofs, the mails and the trail. */
export function SharedWorld({ words, view, world }: SharedWorldProps) {
  const { document, statements, declarations, entries, timeline } = world;
  return (
    <>
      <Section title={words.timeline}>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <Card>
            <ContractTimeline steps={timeline} />
          </Card>
          <div className="grid gap-4">
            {document ? (
              <Card>
                <Disclosure label={words.agreement}>
                  <PaperText document={document} />
                </Disclosure>
                <TextLink
                  href={`/test-contracting/overeenkomst.pdf?proef=${view.id}`}
                  download
                  data-prefetch="off"
                  className="inline-flex min-h-11 items-center gap-2 text-base"
                >
                  <Icon name="download" className="size-5" />
                  {words.pdf}
                </TextLink>
              </Card>
            ) : null}
            {view.mails.length > 0 ? (
              <Card>
                <Disclosure label={`${words.mails} (${view.mails.length})`}>
                  <ul className="grid gap-1 text-base">
                    {view.mails.map(({ to, kind }, at) => (
                      <li key={at} className="break-words">
                        {kind} <span className="text-muted">({to})</span>
                      </li>
                    ))}
                  </ul>
                </Disclosure>
              </Card>
            ) : null}
            <Card>
              <Disclosure label={`${words.trail} (${entries.length})`}>
                <DataTable
                  caption={words.trail}
                  columns={Object.values(words.trailColumns).map((header) => ({ header }))}
                  rows={entries.map(({ at, who, what }) => [at, who, what])}
                />
              </Disclosure>
            </Card>
          </div>
        </div>
      </Section>

      <Section tone="sunken" title={words.months}>
        {statements.length === 0 ? <p className="max-w-text text-muted">{words.monthsEmpty}</p> : null}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {statements.map((statement) => (
            <Card key={`${statement.month} ${statement.version}`} as="article">
              <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
                <h3 className="font-display text-h3">
                  {statement.name}, {words.version} {statement.version}
                </h3>
                {statement.isNewest ? null : <Badge tone="warn">{words.replaced}</Badge>}
              </div>
              {statement.isNewest
                ? statement.standing.map(({ name, text }) => (
                    <Alert key={name} tone="info" title={name} className="mb-5 max-w-text">
                      <p>{text}</p>
                    </Alert>
                  ))
                : null}
              <StatementBody statement={statement} />
              <div className="mt-6 grid gap-4">
                {statement.payments.map((payment) => (
                  <PaymentCard key={payment.number} payment={payment} />
                ))}
              </div>
            </Card>
          ))}
        </div>
      </Section>

      <Section title={words.proofs} lead={declarations.length > 0 ? words.proofsNote : words.proofsEmpty}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {declarations.map(({ code, isRevoked, rows, checks, file }) => (
            <Card key={code} as="article">
              <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
                <h3 className="font-display text-h4">{code}</h3>
                {isRevoked ? (
                  <Badge tone="warn" icon="triangle-alert">
                    {words.revoked}
                  </Badge>
                ) : null}
              </div>
              <dl className="mb-5 grid gap-x-8 gap-y-2 text-base sm:grid-cols-2">
                {rows.map(({ term, value }) => (
                  <div key={term} className="flex flex-wrap justify-between gap-x-4 border-line border-t pt-2">
                    <dt className="text-muted">{term}</dt>
                    <dd className="font-medium tabular-nums">{value}</dd>
                  </div>
                ))}
              </dl>
              <CheckPanel file={file} checks={checks} />
            </Card>
          ))}
        </div>
      </Section>
    </>
  );
}
