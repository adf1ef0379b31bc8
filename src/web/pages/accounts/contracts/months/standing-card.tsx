import { monthWords } from "#content/contracts/month-words.ts";
import { statementWords } from "#content/contracts/statement-words.ts";
import { proofWords } from "#content/proof-words.ts";
import { type MonthAct, REASON_LENGTH_MAX } from "#domain/settlement/months/month-standing.ts";
import { Alert } from "#ui/alert.tsx";
import { TextareaField } from "#ui/field/textarea-field.tsx";
import { Disclosure } from "#ui/navigation/disclosure.tsx";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import type { StandingView } from "#web/pages/accounts/contracts/months/load-standing.ts";
import { REASON_FIELD } from "#web/pages/accounts/contracts/months/month-fields.ts";
import { ProofField } from "#web/pages/accounts/signing/proof-field.tsx";
import { type ProofAsked, proofFault } from "#web/pages/accounts/signing/prove-signer.ts";

type StandingCardProps = { standing: StandingView; proof: ProofAsked; served: FormAnswer | undefined };

/** The acts that stand open at once; the others unfold. */
const primary: readonly MonthAct[] = ["confirm", "answer"];

/** On what a month rests, whose yes it waits for and until when, with one button; what was said about it below. */
export function StandingCard({ standing, proof, served }: StandingCardProps) {
  const { acts, text, name, tone, grounds, history } = standing;
  const first = acts.filter((act) => primary.includes(act));
  const more = acts.filter((act) => !primary.includes(act));
  const isMoreOpen = more.some((act) => served?.typed["doel"] === act);
  return (
    <section id="stand" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <h2 className="font-display text-h3">{monthWords.title}</h2>
      {text ? (
        <Alert tone={tone} title={name} className="max-w-text">
          <p>{text}</p>
        </Alert>
      ) : null}
      <div>
        <h3 className="font-semibold">{monthWords.rests}</h3>
        <ul className="mt-1 grid max-w-text gap-1 text-base text-muted">
          {grounds.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {first.map((act) => (
        <ActForm key={act} act={act} standing={standing} proof={proof} served={served} />
      ))}
      {more.length > 0 ? (
        <Disclosure
          label={more.includes("contest") ? monthWords.acts.contest.title : monthWords.more}
          defaultOpen={isMoreOpen}
        >
          <div className="grid gap-4">
            {more.map((act) => (
              <ActForm key={act} act={act} standing={standing} proof={proof} served={served} />
            ))}
          </div>
        </Disclosure>
      ) : null}
      {history.length > 0 ? (
        <Disclosure label={monthWords.history.title} defaultOpen={standing.state === "contested"}>
          <ol className="grid gap-3 text-base">
            {history.map(({ at, who, what, version, reason }, index) => (
              <li key={index} className="border-line border-t pt-3">
                <p>
                  <span className="font-semibold">{who}</span>: {what}
                  {version === null ? "" : ` (${statementWords.version.toLowerCase()} ${version})`}
                </p>
                <p className="text-muted text-small">{at}</p>
                {reason ? <p className="mt-1 max-w-text whitespace-pre-line break-words">{reason}</p> : null}
              </li>
            ))}
          </ol>
        </Disclosure>
      ) : null}
    </section>
  );
}

type ActFormProps = StandingCardProps & { act: MonthAct };

function ActForm({ act, standing, proof, served }: ActFormProps) {
  const { acts, reason } = monthWords;
  const words = acts[act];
  const isAsked = act === "contest" || act === "answer";
  const label = act === "answer" ? reason.answer : isAsked ? reason.label : reason.note;
  const field = `${REASON_FIELD}-${act}`;
  const isAgain = act === "confirm" && standing.state === "contested";
  return (
    <AccountForm
      title={words.title}
      served={served?.typed["doel"] === act ? served : undefined}
      labels={{ [field]: label, [proofFault(act)]: proofWords.password.label }}
      submit={isAgain ? monthWords.again : words.submit}
      variant={act === "confirm" || act === "answer" ? "primary" : act === "contest" ? "danger" : "secondary"}
      hidden={{ doel: act, versie: String(standing.version) }}
    >
      {(given) => (
        <>
          <p className="text-base text-muted">{words.text}</p>
          {act === "confirm" ? null : (
            <TextareaField {...given(field)} label={label} maxLength={REASON_LENGTH_MAX} rows={3} />
          )}
          <ProofField proof={proof} act={act} error={given(proofFault(act)).error} />
        </>
      )}
    </AccountForm>
  );
}
