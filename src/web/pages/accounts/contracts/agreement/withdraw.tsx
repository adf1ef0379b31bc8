import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { withdrawFromAgreement } from "#application/contracts/move-agreement.ts";
import { letterWords } from "#content/contracts/dossier-letters.ts";
import { sayWithdrawalRight, withdrawalWords } from "#content/pages/accounts/contracts/agreement.ts";
import { withdrawalRight } from "#domain/contracts/withdrawal.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { Card } from "#ui/card.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { AccountForm, secret } from "#web/pages/accounts/account-form.tsx";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { refuseContract } from "#web/pages/accounts/contracts/refuse-contract.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, sayDone } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { agreement, side, today, acts, place } = await findContract(asked);
    const { head, hero, back, form, paper, ...words } = withdrawalWords;
    const right = withdrawalRight(agreement, side, today, brusselsDay);
    return {
      head,
      hero: { ...hero, back: { label: back, path: place } },
      ...words,
      place,
      right: sayWithdrawalRight(right),
      form: right.ground === "none" ? null : { ...form[right.ground], agree: form.agree },
      paper: right.ground === "law" ? { ...paper, path: `${place}/dossier/${letterWords.withdrawal.slug}.pdf` } : null,
      canGiveNotice: acts.includes("give-notice") || acts.includes("withdraw-notice"),
      done: sayDone(asked.url, { herroepen: words.done }),
    };
  });

export async function action(asked: ActionFunctionArgs) {
  const form = await postedForm(asked.context);
  return whileAvailable({}, async () => {
    const { ports, uid, agreement, place } = await findContract(asked);
    if (textOf(form, "akkoord") !== "on") {
      return refuseForm({ typed: {}, faults: { akkoord: withdrawalWords.form.missing }, notice: null }, 422);
    }
    const withdrawn = await withdrawFromAgreement(ports, uid, { id: agreement.id });
    if (!withdrawn.ok && withdrawn.refusal.code !== "action-refused") return refuseContract(withdrawn.refusal, {});
    return redirect(withdrawn.ok ? `${place}/herroepen?${DONE_FIELD}=herroepen` : `${place}/herroepen`, 303);
  });
}

export default function Withdraw() {
  const { hero, right, form, paper, notice, place, canGiveNotice, done } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero} done={served ? null : done}>
      {done ? null : (
        <Card className="max-w-text">
          <p>{right}</p>
        </Card>
      )}
      {form ? (
        <AccountForm
          title={form.title}
          served={served}
          labels={{ akkoord: form.title }}
          submit={form.submit}
          variant="danger"
        >
          {(given) => <CheckboxField {...secret(given("akkoord"))} label={form.agree} />}
        </AccountForm>
      ) : null}
      {paper ? (
        <p className="text-base text-muted">
          {paper.text}{" "}
          <TextLink href={paper.path} download data-prefetch="off" className="inline-flex min-h-11 items-center">
            {paper.label}
          </TextLink>
        </p>
      ) : null}
      {canGiveNotice ? (
        <p>
          <TextLink asChild className="inline-flex min-h-11 items-center">
            <Link to={`${place}${notice.path}`}>{notice.label}</Link>
          </TextLink>
        </p>
      ) : null}
    </MyPage>
  );
}
