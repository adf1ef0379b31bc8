import { dossierPageWords } from "#content/pages/accounts/contracts/dossier.ts";
import { DateField } from "#ui/field/date-field.tsx";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";

type StartFormProps = {
  act: "activate" | "correct-start";
  /** The day that was told before, written out. */
  told: string | null;
  served: FormAnswer | undefined;
};

/** Asks which day the grid operator confirmed. It stays empty: the day that was agreed is a wish, and no answer. */
export function StartForm({ act, told, served }: StartFormProps) {
  const { activate, correct } = dossierPageWords;
  const { title, text, submit } = act === "activate" ? activate : correct;
  return (
    <AccountForm
      title={title}
      // Another form of the page may have been refused.
      served={served?.faults["akkoord"] ? undefined : served}
      labels={{ startdag: activate.day }}
      submit={submit}
      variant={act === "activate" ? "primary" : "secondary"}
      hidden={{ doel: act }}
    >
      {(given) => (
        <>
          <p className="text-base text-muted">{text.replace("{day}", told ?? "")}</p>
          <DateField {...given("startdag")} label={activate.day} className="max-w-sm" />
        </>
      )}
    </AccountForm>
  );
}
