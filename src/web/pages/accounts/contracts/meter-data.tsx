import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { readClaims } from "#application/contracts/read-claims.ts";
import type { MeterImport } from "#application/ports/contracts.ts";
import { loadMeterFiles } from "#application/settlement/load-months.ts";
import { readGaps } from "#application/settlement/read-gaps.ts";
import { readMonthSteps } from "#application/settlement/read-month-steps.ts";
import { claimWords, sayClaims } from "#content/contracts/claim-words.ts";
import { fetchPictures, fetchSteps, fetchWords } from "#content/contracts/fetch-steps.ts";
import { originNames } from "#content/contracts/month-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { meterDataWords } from "#content/pages/accounts/contracts/meter-data.ts";
import { isAnnounced, otherSide } from "#domain/contracts/agreement.ts";
import { type Ean, maskEan } from "#domain/identifiers/ean.ts";
import { SENT_METER_FILE_BYTES_MAX } from "#domain/limits.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { DateField } from "#ui/field/date-field.tsx";
import { FileDrop } from "#ui/field/file-drop.tsx";
import { Progress } from "#ui/progress/progress.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import { answerHeaders } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { AccountForm, secret } from "#web/pages/accounts/account-form.tsx";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { GapForms } from "#web/pages/accounts/contracts/months/gap-forms.tsx";
import { gapView } from "#web/pages/accounts/contracts/months/gap-view.ts";
import { type UploadAnswer, uploadMeterData } from "#web/pages/accounts/contracts/upload-meter-data.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, sayDone } from "#web/pages/accounts/own-context.ts";
import { FetchSteps } from "#web/sections/fetch-pictures.tsx";
import { FormSummary } from "#web/sections/form-summary.tsx";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

/** Also after a refusal: which quarters are missing may have changed since they were read. */
export const shouldRevalidate = () => true;

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const found = await findContract(asked);
    const { agreement, side, today, acts, place } = found;
    const { head, hero, back, done, closed, closedUntil } = meterDataWords;
    return {
      head,
      hero: { ...hero, back: { label: back, path: place } },
      canImport: acts.includes("import-meter-data"),
      closed: isAnnounced(agreement, today) && agreement.startedOn ? closedUntil(agreement.startedOn) : closed,
      side,
      today,
      hasConsent: agreement.consents[side].meterData,
      pictures: agreement.region === "flanders" ? fetchPictures : null,
      ...(await loadData(found)),
      done: sayDone(asked.url, done),
    };
  });

/** What came in, what is missing, and how sure it is whose meter it is. */
async function loadData({ ports, uid, agreement, side }: Awaited<ReturnType<typeof findContract>>) {
  const { report, blocked } = meterDataWords;
  const [data, claims, gaps, steps] = await Promise.all([
    loadMeterFiles(ports, uid, agreement, side),
    readClaims(ports, agreement),
    readGaps(ports, agreement),
    readMonthSteps(ports, agreement, side),
  ]);
  const other = otherSide(side);
  const toConfirm = agreement.signatures.length === 2 && claims[other] !== "confirmed" && agreement.parties[other];
  return {
    hasFiles: data.hasFiles,
    files: data.files.map(fileRow),
    waiting: data.blocked.map(({ month, blockedBy }) => blocked.month(month, report.reasons[blockedBy] ?? blockedBy)),
    fetch: fetchSteps(agreement.region, side, steps.find(({ kind }) => kind === "upload")?.month ?? null),
    gaps: gaps.map((one) => gapView(one, side)),
    claims: sayClaims(agreement, claims),
    // What a party holds was read and checked before it was kept.
    toConfirm: toConfirm ? maskEan(toConfirm.ean as Ean) : null,
  };
}

const fileRow = ({ importedAt, firstDay, lastDay, role, source, origin }: MeterImport) => [
  formatMoment(importedAt),
  `${formatDay(firstDay)} – ${formatDay(lastDay)}`,
  meterDataWords.imports.roles[role],
  meterDataWords.imports.sources[source],
  originNames[origin],
];

export const action = (asked: ActionFunctionArgs) => uploadMeterData(asked);

export default function MeterData() {
  const loaded = useLoaderData<typeof loader>();
  const { hero, canImport, closed, hasFiles, files, waiting, gaps, claims, toConfirm, done } = loaded;
  const served = useActionData() as UploadAnswer | undefined;
  const { imports, report, remove, blocked } = meterDataWords;
  return (
    <MyPage {...hero} done={served ? null : done}>
      {served?.report ? (
        <Alert tone="ok" title={report.title} role="status" className="max-w-text">
          <ul className="mt-1 grid gap-0.5">
            {served.report.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {canImport ? (
        <UploadForm served={served?.goal === "wissen" || served?.typed["maand"] ? undefined : served} />
      ) : (
        <Alert tone="info" className="max-w-text">
          <p>{closed}</p>
        </Alert>
      )}
      {canImport ? (
        <Card as="section" id="ophalen">
          <h2 className="font-display text-h4">{fetchWords.title}</h2>
          <p className="mt-1 mb-5 max-w-text text-base text-muted">{fetchWords.lead}</p>
          <FetchSteps steps={loaded.fetch} pictures={loaded.pictures} />
        </Card>
      ) : null}
      {waiting.length > 0 ? (
        <Card as="section" tone="sun">
          <h2 className="font-display text-h4">{blocked.title}</h2>
          <ul className="mt-2 grid gap-1 text-base">
            {waiting.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      ) : null}
      <GapForms gaps={gaps} served={served} />
      <MySection title={imports.title}>
        {files.length === 0 ? (
          <EmptyState title={imports.none}>{imports.text}</EmptyState>
        ) : (
          <DataTable
            caption={imports.caption}
            columns={Object.values(imports.columns).map((header) => ({ header }))}
            rows={files}
            rowHeader
          />
        )}
      </MySection>
      {claims.length > 0 ? (
        <MySection title={claimWords.title}>
          <ul className="grid max-w-text gap-1 text-base">
            {claims.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-2 max-w-text text-base text-muted">{claimWords.note}</p>
        </MySection>
      ) : null}
      {toConfirm ? (
        <AccountForm
          title={claimWords.confirm.title}
          served={undefined}
          labels={{}}
          submit={claimWords.confirm.submit}
          variant="secondary"
          hidden={{ doel: "bevestigen" }}
        >
          {() => <p className="text-base text-muted">{claimWords.confirm.text(toConfirm)}</p>}
        </AccountForm>
      ) : null}
      {hasFiles ? (
        <AccountForm
          title={remove.title}
          served={served?.goal === "wissen" ? served : undefined}
          labels={{ zeker: remove.agree }}
          submit={remove.submit}
          variant="danger"
          hidden={{ doel: "wissen" }}
        >
          {(given) => (
            <>
              <p className="text-base text-muted">{remove.text}</p>
              <CheckboxField {...secret(given("zeker"))} label={remove.agree} />
            </>
          )}
        </AccountForm>
      ) : null}
    </MyPage>
  );
}

function UploadForm({ served }: { served: UploadAnswer | undefined }) {
  const { side, today, hasConsent } = useLoaderData<typeof loader>();
  const { form: words } = meterDataWords;
  const { answer, isBusy, round, onSubmit } = useSending(served, () => ({ ok: true, value: null, typed: {} }));
  const labels = { bestand: words.file.label, gemaakt: words.madeOn.label, toestemming: words.consent.label };
  return (
    <Card>
      <Form
        key={round}
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={onSubmit}
        className="group/form grid max-w-text gap-6"
      >
        <h2 className="font-display text-h4">{words.title}</h2>
        <FormSummary answer={answer} labels={labels} />
        <p className="text-base text-muted">{words.sides[side]}</p>
        <FileDrop
          id={fieldId("bestand")}
          name="bestand"
          label={words.file.label}
          help={words.file.help}
          error={answer?.faults["bestand"]}
          accept=".csv,.txt,text/csv,text/plain"
          bytesMax={SENT_METER_FILE_BYTES_MAX}
        />
        <DateField
          id={fieldId("gemaakt")}
          name="gemaakt"
          label={words.madeOn.label}
          help={words.madeOn.help}
          defaultValue={served?.typed["gemaakt"] ?? today}
          error={answer?.faults["gemaakt"]}
          className="max-w-sm"
        />
        <CheckboxField
          id={fieldId("toestemming")}
          name="toestemming"
          label={words.consent.label}
          help={words.consent.help}
          defaultChecked={hasConsent || served?.typed["toestemming"] === "on"}
          error={answer?.faults["toestemming"]}
        />
        <Button busy={isBusy} className="justify-self-start max-sm:w-full">
          {words.submit}
        </Button>
        <div aria-live="polite">{isBusy ? <Progress value={null} label={words.busy} /> : null}</div>
      </Form>
    </Card>
  );
}
