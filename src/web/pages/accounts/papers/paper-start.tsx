import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { listConnections } from "#application/account-details/connections.ts";
import { readProfile } from "#application/account-details/user-document.ts";
import { knownFromAgreement } from "#application/contracts/known-from-agreement.ts";
import { startForm } from "#application/forms/start-form.ts";
import { formWords, newestTextVersion } from "#content/forms/form-texts.ts";
import { paperWords } from "#content/pages/accounts/papers.ts";
import { knownAnswers } from "#domain/account-details/known-answers.ts";
import { definitionOf, formKinds } from "#domain/forms/form-definitions.ts";
import { Prose } from "#ui/section.tsx";
import { answerHeaders, type FormAnswer, refuseForm, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { ownContext } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

/** The agreement that a form is about, when its dossier leads here. */
const CONTRACT_FIELD = "contract";

function kindAt(url: URL, slug: string | undefined) {
  const kind = formKinds.find((known) => formWords(known).slug === slug);
  if (!kind) throw pageNotFound(url);
  return kind;
}

export function loader({ url, params }: LoaderFunctionArgs) {
  const kind = kindAt(url, params["kind"]);
  const { title, text, needs } = formWords(kind);
  const { start, eyebrow, back, trail, describePaper } = paperWords;
  const count = definitionOf(kind).steps.length;
  return {
    head: { title, description: describePaper(title), trail },
    hero: { eyebrow, title, lead: text, back },
    start: { ...start, steps: start.steps.map((step) => step.replace("{count}", String(count))) },
    needs,
  };
}

export async function action({ context, url, params }: ActionFunctionArgs) {
  const kind = kindAt(url, params["kind"]);
  const { ports, site, uid, email } = ownContext(context);
  return whileAvailable({}, async () => {
    const [profile, connections] = await Promise.all([readProfile(ports, uid), listConnections(ports, uid)]);
    const agreementId = url.searchParams.get(CONTRACT_FIELD);
    const agreed = await knownFromAgreement(ports, uid, { kind, agreementId, service: paperWords.service });
    const known = { ...knownAnswers(kind, { profile, email, connections }, site.operator), ...agreed };
    const begun = await startForm(ports, uid, { kind, textVersion: newestTextVersion(kind), known, agreementId });
    if (begun.ok) return redirect(`/account/formulieren/${begun.value.id}/stap/1`, 303);
    const notice = paperWords.start.full.replace("{max}", String(begun.refusal.max));
    return refuseForm({ typed: {}, faults: {}, notice }, 422);
  });
}

export default function PaperStart() {
  const { hero, start, needs } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero}>
      <AccountForm served={served} labels={{}} submit={start.submit}>
        {() => (
          <>
            <h2 className="font-display text-h4">{start.needs}</h2>
            <Prose className="-mt-3">
              <ul>
                {needs.map((need) => (
                  <li key={need}>{need}</li>
                ))}
              </ul>
            </Prose>
            <h2 className="font-display text-h4">{start.how}</h2>
            <Prose className="-mt-3">
              <ol>
                {start.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p>{start.known}</p>
            </Prose>
          </>
        )}
      </AccountForm>
    </MyPage>
  );
}
