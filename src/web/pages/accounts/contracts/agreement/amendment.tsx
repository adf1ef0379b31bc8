import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { dropAmendment, proposeAmendment, readMonthsToAmend } from "#application/contracts/amend-agreement.ts";
import { hashOfAmendment, signDocument } from "#application/contracts/sign-document.ts";
import { amendmentDocument } from "#content/contracts/amendment-document.ts";
import { editableAnswer } from "#content/forms/format-answer.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { agreementWords } from "#content/pages/accounts/contracts/agreement.ts";
import { amendmentFieldWords, amendmentWords } from "#content/pages/accounts/contracts/amendment.ts";
import { signerOf } from "#domain/contracts/agreement.ts";
import { answersOfParty } from "#domain/contracts/agreement-fields.ts";
import {
  agreedAmendments,
  amendmentStep,
  changedDetails,
  FROM_MONTH,
  openAmendment,
} from "#domain/contracts/amendment.ts";
import type { Answers } from "#domain/forms/form-field.ts";
import { monthOfDay } from "#domain/settlement/months/month.ts";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { clientContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, textOf, typedTexts, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import { SignatureList, signatureView } from "#web/pages/accounts/contracts/agreement/signature-list.tsx";
import { StepForm } from "#web/pages/accounts/contracts/dossier/step-form.tsx";
import { FileLink } from "#web/pages/accounts/contracts/file-link.tsx";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { refuseContract } from "#web/pages/accounts/contracts/refuse-contract.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, sayDone } from "#web/pages/accounts/own-context.ts";
import {
  askProof,
  PASSWORD_FIELD,
  type ProofAsked,
  refuseWithoutProof,
} from "#web/pages/accounts/signing/prove-signer.ts";
import { SignForm, typedBesideProof, typedSigning } from "#web/pages/accounts/signing/sign-form.tsx";
import { PaperText } from "#web/sections/paper-text.tsx";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

const GOAL = "doel";

type Found = Awaited<ReturnType<typeof findContract>>;

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const found = await findContract(asked);
    const { acts, place } = found;
    const { head, hero, back, ...words } = amendmentWords;
    return {
      head,
      hero: { ...hero, back: { label: back, path: place } },
      words,
      fields: acts.includes("amend") ? await loadFields(found) : null,
      proof: await askProof(found),
      open: acts.includes("drop-amendment") ? loadOpen(found, acts.includes("sign-amendment")) : null,
      past: pastAmendments(found),
      done: sayDone(asked.url, words.done),
    };
  });

const pastAmendments = ({ agreement, place }: Found) =>
  agreedAmendments(agreement).map(({ number }) => ({
    label: amendmentWords.past.label.replace("{number}", String(number)),
    path: `${place}/wijzigen/${number}/pdf`,
  }));

async function loadFields({ ports, agreement, side, today }: Found) {
  const months = await readMonthsToAmend(ports, agreement, side, today);
  const words = amendmentFieldWords(months);
  const now = monthOfDay(today);
  const fromMonth = (months.includes(now) ? now : months[0]) ?? "";
  const answers: Answers = { ...answersOfParty(agreement.parties[side]), [FROM_MONTH]: fromMonth };
  return amendmentStep(side, months).fields.map((field) => ({
    field,
    words: words[field.key] ?? { label: field.key },
    answer: editableAnswer(field, answers[field.key] ?? ""),
  }));
}

function loadOpen({ ports, agreement, side }: Found, canSign: boolean) {
  const open = openAmendment(agreement);
  const party = agreement.parties[side];
  if (!open || !party) return null;
  const whose: "own" | "other" = open.by === side ? "own" : "other";
  return {
    whose,
    document: amendmentDocument(agreement, open),
    hash: hashOfAmendment(ports, agreement, open, amendmentDocument),
    signatures: signatureView(open.signatures),
    signer: canSign ? signerOf(party) : null,
    hasNewAccount: whose === "other" && changedDetails(open).includes("iban"),
  };
}

export async function action(asked: ActionFunctionArgs) {
  const form = await postedForm(asked.context);
  const names = [...form.keys()].filter((name) => name !== PASSWORD_FIELD);
  return whileAvailable(typedTexts(form, names), async () => {
    const found = await findContract(asked);
    const { ports, uid, agreement, side, place } = found;
    const { id } = agreement;
    const to = (done: string) => redirect(`${place}/wijzigen?${DONE_FIELD}=${done}`, 303);
    switch (textOf(form, GOAL)) {
      case "vragen": {
        const keys = amendmentStep(side, []).fields.map(({ key }) => key);
        const typed = typedTexts(form, keys);
        const asks = await proposeAmendment(ports, uid, { id, typed, numberRemoved: nationalNumberRemoved });
        return asks.ok ? to("gevraagd") : refuseContract(asks.refusal, typed);
      }
      case "niet": {
        const dropped = await dropAmendment(ports, uid, { id });
        return dropped.ok ? to("niet") : refuseContract(dropped.refusal, {});
      }
      default: {
        const signing = typedSigning(form);
        const unproved = await refuseWithoutProof(found, form, typedBesideProof(signing));
        if (unproved) return unproved;
        const document = { kind: "amendment", id, write: amendmentDocument } as const;
        const { address } = asked.context.get(clientContext);
        const signed = await signDocument(ports, uid, document, { ...signing, address });
        // Who presses twice has signed once.
        if (signed.ok || signed.refusal.code === "already-signed") return to("getekend");
        return refuseContract(signed.refusal, { naam: signing.typedName });
      }
    }
  });
}

export default function AmendmentPage() {
  const { hero, words, fields, open, proof, past, done } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero} done={served ? null : done}>
      {fields ? (
        <StepForm
          title={words.form.title}
          submit={words.form.submit}
          served={served}
          hidden={{ [GOAL]: "vragen" }}
          fields={fields}
        />
      ) : null}
      {open ? <Open open={open} proof={proof} words={words.open} served={served} /> : null}
      {fields || open ? null : (
        <Alert tone="info" className="max-w-text">
          <p>{words.closed}</p>
        </Alert>
      )}
      {past.length > 0 ? (
        <MySection title={words.past.title}>
          <ul className="grid gap-1">
            {past.map(({ label, path }) => (
              <li key={path}>
                <FileLink path={path} label={label} />
              </li>
            ))}
          </ul>
        </MySection>
      ) : null}
    </MyPage>
  );
}

type OpenProps = {
  open: NonNullable<ReturnType<typeof loadOpen>>;
  words: (typeof amendmentWords)["open"];
  proof: ProofAsked;
  served: FormAnswer | undefined;
};

const Open = ({ open, words, proof, served }: OpenProps) => (
  <MySection title={words.title[open.whose]}>
    <div className="grid gap-6">
      <Card>
        <PaperText document={open.document} />
      </Card>
      <SignatureList signatures={open.signatures} />
      <p className="break-all text-muted text-small">
        {agreementWords.hash}: {open.hash}
      </p>
      {open.hasNewAccount ? (
        <Alert tone="warn" className="max-w-text">
          <p>{words.account}</p>
        </Alert>
      ) : null}
      {open.signer ? (
        <SignForm kind="amendment" signer={open.signer} hash={open.hash} proof={proof} served={served} />
      ) : (
        <p className="max-w-text text-base">{words.wait}</p>
      )}
      <Form method="post">
        <input type="hidden" name={GOAL} value="niet" />
        <SendButton variant="secondary" className="max-sm:w-full">
          {words.drop[open.whose]}
        </SendButton>
      </Form>
    </div>
  </MySection>
);
