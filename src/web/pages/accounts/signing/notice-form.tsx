import { dossierPageWords } from "#content/pages/accounts/contracts/dossier.ts";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { AccountForm, secret } from "#web/pages/accounts/account-form.tsx";

/** Ends a contract: says on which day and what follows, and takes a tick before the button counts. */
export function NoticeForm({ day, served }: { day: string; served: FormAnswer | undefined }) {
  const { title, text, agree, submit } = dossierPageWords.notice;
  return (
    <AccountForm
      title={title}
      // Another form of the page may have been refused.
      served={served?.faults["akkoord"] ? served : undefined}
      labels={{ akkoord: title }}
      submit={submit}
      variant="danger"
      hidden={{ doel: "give-notice" }}
    >
      {(given) => (
        <>
          <p className="text-base">{text.replace("{day}", day)}</p>
          <CheckboxField {...secret(given("akkoord"))} label={agree.replace("{day}", day)} />
        </>
      )}
    </AccountForm>
  );
}
