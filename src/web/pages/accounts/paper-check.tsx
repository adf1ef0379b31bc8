import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { signForm } from "#application/forms/sign-form.ts";
import { answerRefusal } from "#content/forms/answer-refusals.ts";
import { fieldWords, formDocument, formWords } from "#content/forms/form-texts.ts";
import { describeAnswer } from "#content/forms/format-answer.ts";
import { paperWords, signRefusals } from "#content/pages/accounts/papers.ts";
import { isAsked } from "#domain/forms/form-field.ts";
import { findGaps, isComplete } from "#domain/forms/parse-step.ts";
import type { SignFormRefusal } from "#domain/forms/sign-refusal.ts";
import { Alert } from "#ui/alert.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { answerRules, findPaper } from "#web/pages/accounts/find-paper.ts";
import { keepTyped } from "#web/pages/accounts/keep-typed.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownPage } from "#web/pages/accounts/own-context.ts";
import { PaperAnswers } from "#web/pages/accounts/paper-answers.tsx";
import { PaperText } from "#web/sections/paper-text.tsx";

export const handle = ownPage;
export const headers = answerHeaders;
export const clientAction = keepTyped;

const SEEN_FIELD = "gezien";

export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, form, kind, definition, place } = await findPaper({ context, url, params });
    if (form.state === "signed") throw redirect(place);
    const { check, step, eyebrow, back, trail, describePaper } = paperWords;
    const words = formWords(kind);
    const gaps = findGaps(definition, form.answers, answerRules(ports.clock.today()));
    return {
      head: { title: `${check.title}: ${words.title}`, description: describePaper(words.title), trail },
      hero: { eyebrow, title: check.title, lead: check.lead, back },
      paper: words.title,
      words: check,
      progress: step.progress,
      names: [...definition.steps.map(({ key }) => ({ label: words.steps[key]?.title ?? "" })), { label: step.check }],
      place,
      isComplete: isComplete(gaps),
      parts: definition.steps.map(({ key, fields }, number) => ({
        title: words.steps[key]?.title ?? "",
        path: `${place}/stap/${number + 1}`,
        rows: fields
          .filter((field) => isAsked(field, form.answers))
          .map((field) => {
            const refusal = gaps[number]?.[field.key];
            const { label } = fieldWords(kind, field);
            const value = describeAnswer(field, fieldWords(kind, field), form.answers[field.key] ?? "");
            return { name: label, value, fault: refusal ? answerRefusal(refusal) : null };
          }),
      })),
      document: isComplete(gaps) ? formDocument(kind, form.textVersion, form.answers) : null,
      signLead: check.sign.lead.replace("{name}", definition.signer(form.answers)),
      seenAt: form.updatedAt.toISOString(),
    };
  });

export async function action({ request, context, url, params }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = { naam: textOf(form, "naam").slice(0, 200) };
  return whileAvailable(typed, async () => {
    const paper = await findPaper({ context, url, params });
    const signed = await signForm(paper.ports, paper.uid, {
      id: paper.form.id,
      email: paper.email,
      typedName: typed.naam,
      isAgreed: textOf(form, "akkoord") === "on",
      seenAt: textOf(form, SEEN_FIELD),
      rules: answerRules(paper.ports.clock.today()),
      write: formDocument,
    });
    // Who presses twice has signed once, and sees the signed paper.
    if (signed.ok || signed.refusal.code === "form-signed") return redirect(paper.place, 303);
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
  const { hero, paper, words, names, progress, parts, document, place, signLead, seenAt } = loaded;
  const served = useActionData() as FormAnswer | undefined;
  const { sign, missing } = words;
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
          <AccountForm
            title={sign.title}
            served={served}
            labels={{ naam: sign.name.label, akkoord: sign.title }}
            submit={sign.submit}
            hidden={{ [SEEN_FIELD]: seenAt }}
          >
            {(given) => (
              <>
                <p className="text-base">{signLead}</p>
                <TextField {...given("naam")} {...sign.name} autoComplete="name" maxLength={200} />
                <CheckboxField {...withoutValue(given("akkoord"))} label={sign.agree} />
              </>
            )}
          </AccountForm>
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

/** A tick to sign with is given anew every time. */
const withoutValue = <T extends { defaultValue: string }>({ defaultValue: _, ...rest }: T) => rest;
