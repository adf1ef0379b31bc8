import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { hashOfForm, signDocument } from "#application/contracts/sign-document.ts";
import { answerRefusal } from "#content/forms/answer-refusals.ts";
import { draftDocument, fieldWords } from "#content/forms/form-texts.ts";
import { describeAnswer } from "#content/forms/format-answer.ts";
import { paperWords, signRefusals } from "#content/pages/accounts/papers.ts";
import { isAsked } from "#domain/forms/form-field.ts";
import { findGaps, isComplete } from "#domain/forms/parse-step.ts";
import type { SignFormRefusal } from "#domain/forms/sign-refusal.ts";
import { Alert } from "#ui/alert.tsx";
import { Disclosure } from "#ui/navigation/disclosure.tsx";
import { Stepper } from "#ui/navigation/stepper.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { clientContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, refuseForm, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn } from "#web/pages/accounts/own-context.ts";
import { answerRules, findPaper, paperPage } from "#web/pages/accounts/papers/find-paper.ts";
import { PaperAnswers } from "#web/pages/accounts/papers/paper-answers.tsx";
import { askProof, refuseWithoutProof } from "#web/pages/accounts/signing/prove-signer.ts";
import { SignForm, typedBesideProof, typedSigning } from "#web/pages/accounts/signing/sign-form.tsx";
import { PaperText } from "#web/sections/paper-text.tsx";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const found = await findPaper(asked);
    const { ports, form, kind, definition, place } = found;
    if (form.state === "signed") throw redirect(place);
    const { check, step } = paperWords;
    const { paper, headOf, heroOf, names } = paperPage(kind, definition);
    const gaps = findGaps(definition, form.answers, answerRules(ports.clock.today()));
    const page = { head: headOf(check.title), hero: heroOf(check.title, check.lead), paper, names, place };
    return {
      ...page,
      words: check,
      progress: step.progress,
      parts: answeredParts(found, gaps),
      signer: definition.signer(form.answers),
      proof: await askProof(found),
      ...draftToSign(found, isComplete(gaps)),
    };
  });

type Paper = Awaited<ReturnType<typeof findPaper>>;

/** Nothing is signed before every answer is there. */
function draftToSign({ ports, form, kind }: Paper, isWhole: boolean) {
  const document = isWhole ? draftDocument(kind, form.answers) : null;
  return { isComplete: isWhole, document, hash: document ? hashOfForm(ports, document) : "" };
}

/** What was answered in each step, with what is wrong or missing. */
function answeredParts({ form, kind, definition, place }: Paper, gaps: ReturnType<typeof findGaps>) {
  const { nameOf } = paperPage(kind, definition);
  return definition.steps.map(({ key, fields }, number) => ({
    title: nameOf(key),
    path: `${place}/stap/${number + 1}`,
    rows: fields
      .filter((field) => isAsked(field, form.answers))
      .map((field) => {
        const refusal = gaps[number]?.[field.key];
        const words = fieldWords(kind, field);
        const value = describeAnswer(field, words, form.answers[field.key] ?? "");
        return { name: words.label, value, fault: refusal ? answerRefusal(refusal) : null };
      }),
  }));
}

export async function action({ context, url, params }: ActionFunctionArgs) {
  const form = await postedForm(context);
  const signing = typedSigning(form);
  const typed = { naam: signing.typedName };
  return whileAvailable(typed, async () => {
    const paper = await findPaper({ context, url, params });
    const unproved = await refuseWithoutProof(paper, form, typedBesideProof(signing));
    if (unproved) return unproved;
    const rules = answerRules(paper.ports.clock.today());
    const document = { kind: "form", id: paper.form.id, email: paper.email, rules, write: draftDocument } as const;
    const { address } = context.get(clientContext);
    const signed = await signDocument(paper.ports, paper.uid, document, { ...signing, address });
    // Who presses twice has signed once, and sees the signed paper.
    if (signed.ok || signed.refusal.code === "already-signed") return redirect(paper.place, 303);
    return refuseForm(refusedSignature(signed.refusal, typed), 422);
  });
}

function refusedSignature(refusal: SignFormRefusal, typed: FormAnswer["typed"]): FormAnswer {
  // The record has exactly the sentence of this code; the compiler cannot see that the two belong together.
  const sentence = (signRefusals[refusal.code] as (refusal: SignFormRefusal) => string)(refusal);
  const places: Readonly<Record<string, string>> = { "name-different": "naam", "not-agreed": "akkoord" };
  const name = places[refusal.code];
  return name ? { typed, faults: { [name]: sentence }, notice: null } : { typed, faults: {}, notice: sentence };
}

export default function PaperCheck() {
  const loaded = useLoaderData<typeof loader>();
  const { hero, paper, words, names, progress, parts, document, place, signer, proof, hash } = loaded;
  const served = useActionData() as FormAnswer | undefined;
  const { missing } = words;
  return (
    <MyPage {...hero}>
      <div>
        <p className="mb-4 font-semibold text-base text-primary">{paper}</p>
        <Stepper steps={names} current={names.length - 1} label={progress} />
      </div>
      {loaded.isComplete ? null : (
        <Alert tone="warn" title={missing.title}>
          <p>{missing.text}</p>
        </Alert>
      )}
      <PaperAnswers parts={parts} words={words} />
      {document ? (
        <>
          <Disclosure label={words.text}>
            <PaperText document={document} />
          </Disclosure>
          <p>
            <TextLink
              href={`${place}/pdf`}
              download
              data-prefetch="off"
              className="inline-flex min-h-11 items-center gap-2 text-base"
            >
              <Icon name="download" className="size-5" />
              {words.draft}
            </TextLink>
          </p>
          <SignForm kind="form" signer={signer} hash={hash} proof={proof} served={served} />
        </>
      ) : null}
      <p>
        <TextLink asChild className="inline-flex min-h-11 items-center text-base">
          <Link to={`${place}/wissen`}>{words.remove}</Link>
        </TextLink>
      </p>
    </MyPage>
  );
}
