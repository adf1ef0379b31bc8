import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { loadOwnAgreement } from "#application/contracts/own-agreements.ts";
import { isAsSigned } from "#application/forms/is-as-signed.ts";
import { recordPaperSignature } from "#application/forms/record-paper-signature.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { formDocument, formWords } from "#content/forms/form-texts.ts";
import { paperWords } from "#content/pages/accounts/papers.ts";
import { findGaps, nextStep } from "#domain/forms/parse-step.ts";
import { parseCalendarDay } from "#domain/time/calendar-day.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Disclosure } from "#ui/navigation/disclosure.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Prose } from "#ui/section.tsx";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, sayDone } from "#web/pages/accounts/own-context.ts";
import { answerRules, findPaper } from "#web/pages/accounts/papers/find-paper.ts";
import { PAPER_DAY_FIELD, PaperSignature } from "#web/pages/accounts/signing/paper-signature.tsx";
import { PaperText } from "#web/sections/paper-text.tsx";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

/** A signed paper; a draft goes on where it was left. */
export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const found = await findPaper(asked);
    const { ports, form, kind } = found;
    const signedAt = form.state === "signed" ? form.signedAt : null;
    if (!signedAt) throw redirect(nextPath(found));
    const document = formDocument(kind, form.textVersion, form.answers);
    const isTrue = document !== null && isAsSigned(ports, form, document);
    if (!isTrue) ports.log.error("signed paper differs from its hash", "hash", { form: form.id, kind });
    return {
      ...signedPage(found, signedAt),
      dossier: await dossierOf(found),
      document,
      isTrue,
      place: found.place,
      done: sayDone(asked.url, { papier: paperWords.view.onPaper.done }),
    };
  });

type Paper = Awaited<ReturnType<typeof findPaper>>;

/** Where the dossier stands that asked for it; an agreement may be gone before its forms. */
async function dossierOf({ ports, uid, form }: Paper): Promise<string | null> {
  const found = form.agreementId === null ? null : await loadOwnAgreement(ports, uid, form.agreementId);
  return found && `/account/contracten/${found.agreement.id}/dossier`;
}

/** A draft goes on at the first step that is not whole. */
function nextPath({ ports, form, definition, place }: Paper): string {
  const step = nextStep(findGaps(definition, form.answers, answerRules(ports.clock.today())));
  return step < definition.steps.length ? `${place}/stap/${step + 1}` : `${place}/nakijken`;
}

function signedPage({ form, kind }: Paper, signedAt: Date) {
  const { view, check, back, trail, describePaper } = paperWords;
  const { title, after, otherSigner } = formWords(kind);
  const lead = view.lead.replace("{name}", form.signedName ?? "").replace("{moment}", formatMoment(signedAt));
  return {
    head: { title, description: describePaper(title), trail },
    hero: { eyebrow: view.signed, title, lead, back },
    words: view,
    fullText: check.text,
    after,
    hash: form.documentHash ?? "",
    version: form.textVersion,
    otherSigner: otherSigner?.(form.answers)?.name ?? null,
    paperSignedOn: form.paperSignedOn,
  };
}

/** The day on which the other party signed with a pen. */
export async function action({ context, url, params }: ActionFunctionArgs) {
  const form = await postedForm(context);
  const typed = { [PAPER_DAY_FIELD]: textOf(form, PAPER_DAY_FIELD) };
  const { onPaper } = paperWords.view;
  return whileAvailable(typed, async () => {
    const { ports, uid, form: paper, place } = await findPaper({ context, url, params });
    const refuse = (fault: string) => refuseForm({ typed, faults: { [PAPER_DAY_FIELD]: fault }, notice: null }, 422);
    const day = parseCalendarDay(typed[PAPER_DAY_FIELD] ?? "");
    if (!day) return refuse(onPaper.missing);
    const recorded = await recordPaperSignature(ports, uid, { id: paper.id, day });
    if (recorded.ok) return redirect(`${place}?${DONE_FIELD}=papier`, 303);
    if (recorded.refusal.code !== "day-impossible") return redirect(place, 303);
    const { earliest, latest } = recorded.refusal;
    return refuse(onPaper.impossible.replace("{earliest}", formatDay(earliest)).replace("{latest}", formatDay(latest)));
  });
}

export default function PaperView() {
  const page = useLoaderData<typeof loader>();
  const { hero, words, fullText, after, document, isTrue, place, hash, version, otherSigner, paperSignedOn } = page;
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero} done={served ? null : page.done}>
      {isTrue ? (
        <Alert tone="ok" title={words.signed} className="max-w-text">
          <p>{words.mail}</p>
        </Alert>
      ) : (
        <Alert tone="danger" title={words.changed.title} className="max-w-text">
          <p>{words.changed.text}</p>
        </Alert>
      )}
      {isTrue || page.dossier ? (
        <p className="flex flex-wrap gap-3">
          {isTrue ? (
            <Button asChild size="large" className="max-sm:w-full">
              <a href={`${place}/pdf`} download data-prefetch="off">
                <Icon name="download" />
                {words.download}
              </a>
            </Button>
          ) : null}
          {page.dossier ? (
            <Button asChild size="large" variant="secondary" className="max-sm:w-full">
              <Link to={page.dossier}>{words.dossier}</Link>
            </Button>
          ) : null}
        </p>
      ) : null}
      <Card as="section">
        <h2 className="mb-3 font-display text-h4">{words.after}</h2>
        <Prose>
          <ol>
            {after.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Prose>
      </Card>
      {otherSigner ? (
        <PaperSignature words={words.onPaper} name={otherSigner} signedOn={paperSignedOn} served={served} />
      ) : null}
      {document ? (
        <Disclosure label={fullText}>
          <PaperText document={document} />
        </Disclosure>
      ) : null}
      <Card as="section" tone="sunken">
        <h2 className="mb-3 font-display text-h4">{words.proof}</h2>
        <dl className="grid gap-3 text-base">
          <div>
            <dt className="text-muted text-small">{words.hash}</dt>
            <dd className="break-all font-medium tabular-nums">{hash}</dd>
          </div>
          <div>
            <dt className="text-muted text-small">{words.version}</dt>
            <dd className="font-medium">{version}</dd>
          </div>
        </dl>
        <p className="mt-3 max-w-text text-muted text-small">{words.hashHelp}</p>
      </Card>
    </MyPage>
  );
}
