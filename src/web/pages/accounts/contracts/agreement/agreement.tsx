import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { hashOfAgreement, signDocument } from "#application/contracts/sign-document.ts";
import { agreementDocument } from "#content/contracts/agreement-document.ts";
import { agreementWords } from "#content/pages/accounts/contracts/agreement.ts";
import { type Agreement, isConsumerSale, signerOf } from "#domain/contracts/agreement.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { clientContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { SignatureList, signatureView } from "#web/pages/accounts/contracts/agreement/signature-list.tsx";
import { TermRows, termsView } from "#web/pages/accounts/contracts/agreement/term-rows.tsx";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { NextStepCard, nextStepOf } from "#web/pages/accounts/contracts/next-step.tsx";
import { refuseContract } from "#web/pages/accounts/contracts/refuse-contract.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, sayDone } from "#web/pages/accounts/own-context.ts";
import { askProof, refuseWithoutProof } from "#web/pages/accounts/signing/prove-signer.ts";
import { SignForm, typedBesideProof, typedSigning } from "#web/pages/accounts/signing/sign-form.tsx";
import { PaperText } from "#web/sections/paper-text.tsx";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const found = await findContract(asked);
    const { ports, agreement, side, place } = found;
    const { head, hero, back, done: _said, ...words } = agreementWords;
    return {
      head,
      hero: { ...hero, back: { label: back, path: place } },
      words,
      place,
      ...writtenAgreement(ports, agreement),
      ...signingPart(found, asked.url),
      proof: await askProof(found),
      version: agreement.version,
      isToPay: side === "buyer" && isConsumerSale(agreement.parties) && agreement.terms.price > 0,
      signatures: signatureView(agreement.signatures),
    };
  });

/** For who still has to sign, with what; who just did reads what follows. */
function signingPart(found: Awaited<ReturnType<typeof findContract>>, url: URL) {
  const { agreement, side, acts } = found;
  const party = agreement.parties[side];
  const { gegevens, getekend } = agreementWords.done;
  if (!acts.includes("sign") || !party) {
    const hasSigned = agreement.signatures.some((signature) => signature.side === side);
    const done = hasSigned ? sayDone(url, { getekend }) : null;
    return { signer: null, terms: null, done, next: done === null ? null : nextStepOf(found) };
  }
  const terms = { ...termsView(agreement), canChange: acts.includes("change-terms") };
  return { signer: signerOf(party), terms, done: sayDone(url, { gegevens }), next: null };
}

/** There is no text to sign before both sides are known. */
function writtenAgreement(ports: Parameters<typeof hashOfAgreement>[0], agreement: Agreement) {
  if (agreement.parties.seller === null || agreement.parties.buyer === null) return { document: null, hash: "" };
  return { document: agreementDocument(agreement), hash: hashOfAgreement(ports, agreement, agreementDocument) };
}

/** This page below the contract's own. */
const OWN_PATH = "/overeenkomst";

export async function action(asked: ActionFunctionArgs) {
  const form = await postedForm(asked.context);
  const signing = typedSigning(form);
  const typed = { naam: signing.typedName };
  return whileAvailable(typed, async () => {
    const found = await findContract(asked);
    const { ports, uid, agreement, place } = found;
    const unproved = await refuseWithoutProof(found, form, typedBesideProof(signing));
    if (unproved) return unproved;
    const document = { kind: "agreement", id: agreement.id, write: agreementDocument } as const;
    const { address } = asked.context.get(clientContext);
    const signed = await signDocument(ports, uid, document, { ...signing, address });
    // Who presses twice has signed once.
    if (signed.ok || signed.refusal.code === "already-signed") {
      return redirect(`${place}${OWN_PATH}?${DONE_FIELD}=getekend`, 303);
    }
    return refuseContract(signed.refusal, typed);
  });
}

export default function AgreementPage() {
  const { hero, done, next, words, place, document, hash, version, signer, terms, isToPay, proof, signatures } =
    useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  if (!document) {
    return (
      <MyPage {...hero}>
        <EmptyState
          title={words.missing.title}
          headingLevel={2}
          action={
            <TextLink asChild className="inline-flex min-h-11 items-center">
              <Link to={`${place}/gegevens`}>{words.missing.link}</Link>
            </TextLink>
          }
        >
          {words.missing.text}
        </EmptyState>
      </MyPage>
    );
  }
  return (
    <MyPage {...hero} done={served ? null : done}>
      {next ? <NextStepCard step={next} place={place} here={OWN_PATH} /> : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button asChild variant="secondary">
          <a href={`${place}${OWN_PATH}/pdf`} download data-prefetch="off">
            <Icon name="download" />
            {words.download}
          </a>
        </Button>
        <span className="text-muted text-small tabular-nums">
          {words.version} {version}
        </span>
      </div>
      {terms ? (
        <MySection title={words.terms.title}>
          <p className="mb-4 max-w-text font-semibold">{terms.price}</p>
          <TermRows rows={terms.rows} />
          <p className="mt-4 max-w-text">
            {terms.canChange ? words.terms.open : words.terms.fixed}{" "}
            <TextLink asChild>
              <Link to={place + (terms.canChange ? "/afspraken" : "/herroepen")}>
                {terms.canChange ? words.terms.change : words.terms.leave}
              </Link>
            </TextLink>
          </p>
          <p className="mt-3 max-w-text">{words.terms.supplier}</p>
        </MySection>
      ) : null}
      <Card>
        <PaperText document={document} />
      </Card>
      <MySection title={words.signatures.title}>
        <SignatureList signatures={signatures} />
        <p className="mt-4 break-all text-muted text-small">
          {words.hash}: {hash}
        </p>
      </MySection>
      {signer ? (
        <SignForm kind="agreement" signer={signer} hash={hash} isToPay={isToPay} proof={proof} served={served} />
      ) : null}
    </MyPage>
  );
}
