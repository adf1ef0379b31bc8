import { formatDay } from "#content/format/format-day.ts";
import type { paperWords } from "#content/pages/accounts/papers.ts";
import { DateField } from "#ui/field/date-field.tsx";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";

export const PAPER_DAY_FIELD = "papierdag";

type PaperSignatureProps = {
  words: typeof paperWords.view.onPaper;
  name: string;
  signedOn: string | null;
  served: FormAnswer | undefined;
};

/** The party without an account signs with a pen; the other tells on which day. */
export const PaperSignature = ({ words, name, signedOn, served }: PaperSignatureProps) => (
  <AccountForm
    title={words.title}
    served={served}
    labels={{ [PAPER_DAY_FIELD]: words.day }}
    submit={words.submit}
    variant="secondary"
    initial={{ [PAPER_DAY_FIELD]: signedOn ?? "" }}
  >
    {(given) => (
      <>
        <p className="text-base">
          {signedOn
            ? `${words.signed.replace("{name}", name).replace("{day}", formatDay(signedOn))} ${words.change}`
            : words.text.replace("{name}", name)}
        </p>
        <DateField {...given(PAPER_DAY_FIELD)} label={words.day} className="max-w-sm" />
      </>
    )}
  </AccountForm>
);
