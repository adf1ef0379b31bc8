import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { hashOfAgreement, signAgreement } from "#application/contracts/sign-agreement.ts";
import { agreementDocument } from "#content/contracts/agreement-document.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { agreementWords } from "#content/pages/accounts/contracts/agreement.ts";
import { isConsumerSale, sides, signerOf } from "#domain/contracts/agreement.ts";
import { actionsOf } from "#domain/contracts/contract-actions.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { askerContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { AccountForm, secret } from "#web/pages/accounts/account-form.tsx";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { refuseContract } from "#web/pages/accounts/contracts/refuse-contract.ts";
import { keepTyped } from "#web/pages/accounts/keep-typed.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownPage, sayDone } from "#web/pages/accounts/own-context.ts";
import { PaperText } from "#web/sections/paper-text.tsx";

export const handle = ownPage;
export const headers = answerHeaders;
export const clientAction = keepTyped;

const HASH_FIELD = "vingerafdruk";

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, agreement, side, today, place } = await findContract(asked);
    const { head, hero, back, ...words } = agreementWords;
    const isWhole = agreement.parties.seller !== null && agreement.parties.buyer !== null;
    const party = agreement.parties[side];
    const canSign = actionsOf(agreement, side, { today, dayOf: brusselsDay }).includes("sign");
    return {
      head,
      hero: { ...hero, back: { label: back, path: place } },
      words,
      place,
      document: isWhole ? agreementDocument(agreement) : null,
      hash: isWhole ? hashOfAgreement(ports, agreement, agreementDocument) : "",
      version: agreement.version,
      signLead: canSign && party ? words.sign.lead.replace("{name}", signerOf(party)) : null,
      submit:
        side === "buyer" && isConsumerSale(agreement.parties) && agreement.terms.price > 0
          ? words.sign.submitToPay
          : words.sign.submit,
      signatures: sides.map((one) => {
        const signature = agreement.signatures.find((known) => known.side === one);
        return {
          role: words.signatures.roles[one],
          isSigned: signature !== undefined,
          text: signature
            ? words.signatures.signed.replace("{name}", signature.name).replace("{moment}", formatMoment(signature.at))
            : words.signatures.none,
        };
      }),
      done: sayDone(asked.url, { getekend: words.done }),
    };
  });

export async function action({ request, ...asked }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = { naam: textOf(form, "naam").slice(0, 200) };
  return whileAvailable(typed, async () => {
    const { ports, uid, agreement, place } = await findContract(asked);
    const signed = await signAgreement(ports, uid, {
      id: agreement.id,
      typedName: typed.naam,
      isAgreed: textOf(form, "akkoord") === "on",
      documentHash: textOf(form, HASH_FIELD),
      address: asked.context.get(askerContext).address,
      write: agreementDocument,
    });
    // Who presses twice has signed once.
    if (signed.ok || signed.refusal.code === "already-signed") {
      return redirect(`${place}/overeenkomst?${DONE_FIELD}=getekend`, 303);
    }
    return refuseContract(signed.refusal, typed);
  });
}

export default function AgreementPage() {
  const { hero, words, place, document, hash, version, signLead, submit, signatures, done } =
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
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button asChild variant="secondary">
          <a href={`${place}/overeenkomst/pdf`} download data-prefetch="off">
            <Icon name="download" />
            {words.download}
          </a>
        </Button>
        <span className="text-muted text-small tabular-nums">
          {words.version} {version}
        </span>
      </div>
      <Card>
        <PaperText document={document} />
      </Card>
      <MySection title={words.signatures.title}>
        <ul className="grid gap-3 sm:grid-cols-2">
          {signatures.map(({ role, isSigned, text }) => (
            <li
              key={role}
              className={`rounded-control border p-4 ${isSigned ? "border-transparent bg-secondary-soft" : "border-line border-dashed bg-surface"}`}
            >
              <p className="font-semibold">{role}</p>
              <p className="mt-1 break-words text-base text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4 break-all text-muted text-small">
          {words.hash}: {hash}
        </p>
      </MySection>
      {signLead ? (
        <AccountForm
          title={words.sign.title}
          served={served}
          labels={{ naam: words.sign.name.label, akkoord: words.sign.title }}
          submit={submit}
          hidden={{ [HASH_FIELD]: hash }}
        >
          {(given) => (
            <>
              <p className="text-base">{signLead}</p>
              <TextField {...given("naam")} {...words.sign.name} autoComplete="name" maxLength={200} />
              <CheckboxField {...secret(given("akkoord"))} label={words.sign.agree} />
            </>
          )}
        </AccountForm>
      ) : null}
    </MyPage>
  );
}
