import { useRef } from "react";
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { exportWords } from "#content/pages/accounts/details-security.ts";
import { proofWords } from "#content/proof-words.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { answerHeaders, type FormAnswer, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { factorPage, loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";
import { ProofField } from "#web/pages/accounts/signing/proof-field.tsx";
import { askProof, PASSWORD_FIELD, refuseWithoutProof } from "#web/pages/accounts/signing/prove-signer.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

export const handle = factorPage;
export const headers = answerHeaders;

const EXPORT_PATH = "/account/accountgegevens/mijn-gegevens";

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadOwn(async () => ({ ...exportWords, proof: await askProof(ownContext(context)) }));

/** With the proof the browser sends this form on, to the address that answers with the file. */
export async function action({ context }: ActionFunctionArgs) {
  const own = ownContext(context);
  const form = await postedForm(context);
  return whileAvailable({}, async () => (await refuseWithoutProof(own, form, {})) ?? redirect(EXPORT_PATH, 307));
}

export default function DetailsExportProof() {
  const { hero, back, submit, proof } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const form = useRef<HTMLFormElement>(null);
  return (
    <MyPage {...hero} back={back}>
      <Card>
        {/* A document form: the answer is a file, which the router cannot take in. */}
        <Form ref={form} method="post" reloadDocument noValidate className="grid max-w-text gap-6">
          <FormSummary answer={served} labels={{ [PASSWORD_FIELD]: proofWords.password.label }} />
          <ProofField proof={proof} error={served?.faults[PASSWORD_FIELD]} onProved={() => form.current?.submit()} />
          <Button className="justify-self-start max-sm:w-full">{submit}</Button>
        </Form>
      </Card>
    </MyPage>
  );
}
