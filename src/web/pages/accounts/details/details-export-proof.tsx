import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { exportWords } from "#content/pages/accounts/details-security.ts";
import { proofWords } from "#content/proof-words.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { answerHeaders, type FormAnswer, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";
import { ProofField } from "#web/pages/accounts/signing/proof-field.tsx";
import { askProof, PASSWORD_FIELD, refuseWithoutProof } from "#web/pages/accounts/signing/prove-signer.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

const EXPORT_PATH = "/account/accountgegevens/mijn-gegevens";

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadOwn(async () => ({ ...exportWords, proof: await askProof(ownContext(context)) }));

/** After the proof the same page offers the file. */
export async function action({ context, url }: ActionFunctionArgs) {
  const own = ownContext(context);
  const form = await postedForm(context);
  return whileAvailable({}, async () => (await refuseWithoutProof(own, form, {})) ?? redirect(url.pathname, 303));
}

export default function DetailsExportProof() {
  const { hero, back, proof, prove, ready, submit } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero} back={back}>
      {proof ? (
        <AccountForm served={served} labels={{ [PASSWORD_FIELD]: proofWords.password.label }} submit={prove}>
          {(given) => <ProofField proof={proof} error={given(PASSWORD_FIELD).error} />}
        </AccountForm>
      ) : (
        <Card>
          {/* A document form: the answer is a file, which the router cannot take in. */}
          <form method="post" action={EXPORT_PATH} className="grid max-w-text justify-items-start gap-5">
            <p role="status" className="text-base">
              {ready}
            </p>
            <Button className="max-sm:w-full" autoFocus>
              {submit}
            </Button>
          </form>
        </Card>
      )}
    </MyPage>
  );
}
