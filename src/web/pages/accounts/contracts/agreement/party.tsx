import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { completeAddress } from "#application/account-details/update-profile.ts";
import { changeConsents, fillInParty } from "#application/contracts/fill-in-agreement.ts";
import { editableAnswer } from "#content/forms/format-answer.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { partyFieldWords, partyWords } from "#content/pages/accounts/contracts/party.ts";
import { otherSide } from "#domain/contracts/agreement.ts";
import { answersOfParty, partyStep } from "#domain/contracts/agreement-fields.ts";
import { Alert } from "#ui/alert.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { answerHeaders, type FormAnswer, textOf, typedTexts, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { StepForm } from "#web/pages/accounts/contracts/dossier/step-form.tsx";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { loadKnownParty } from "#web/pages/accounts/contracts/load-known-party.ts";
import { NextStepCard, nextStepOf } from "#web/pages/accounts/contracts/next-step.tsx";
import { refuseContract } from "#web/pages/accounts/contracts/refuse-contract.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, sayDone } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

/** This page below the contract's own. */
const OWN_PATH = "/gegevens";
const GOAL = "doel";
const CONSENTS = "toestemmingen";
const consentFields = ["contact", "municipality"] as const;

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const found = await findContract(asked);
    const { agreement, side, acts, place } = found;
    const { form, consents, hero, head, back } = partyWords;
    const { contact, municipality } = agreement.consents[side];
    return {
      head,
      hero: { ...hero, back: { label: back, path: place } },
      place,
      form,
      consents,
      given: { contact, municipality },
      fields: acts.includes("fill-in") ? await loadFields(found) : null,
      ...justDone(asked.url, found),
    };
  });

/** What was just done; who saved their half while the other has not, reads here what follows. */
function justDone(url: URL, found: Awaited<ReturnType<typeof findContract>>) {
  const { consents, form } = partyWords;
  const saved = found.agreement.parties[found.side] && sayDone(url, { gegevens: form.saved });
  return {
    done: saved ?? sayDone(url, { toestemmingen: consents.saved, akkoord: form.agreed }),
    next: saved === null ? null : nextStepOf(found),
  };
}

/** With what this side filled in before, or else with what its account tells. */
async function loadFields({ ports, uid, agreement, side }: Awaited<ReturnType<typeof findContract>>) {
  const own = agreement.parties[side];
  const answers = own ? answersOfParty(own) : await loadKnownParty(ports, uid, agreement, side);
  return partyStep(side).fields.map((field) => ({
    field,
    words: partyFieldWords[field.key] ?? { label: field.key },
    answer: editableAnswer(field, answers[field.key] ?? ""),
  }));
}

export async function action(asked: ActionFunctionArgs) {
  const form = await postedForm(asked.context);
  const goal = textOf(form, GOAL);
  return whileAvailable(typedTexts(form, [...form.keys()]), async () => {
    const { ports, uid, agreement, side, place } = await findContract(asked);
    const id = agreement.id;
    const consents = { contact: form.has("contact"), municipality: form.has("municipality") };
    if (goal === CONSENTS) {
      const changed = await changeConsents(ports, uid, { id, consents });
      return changed.ok
        ? redirect(`${place}${OWN_PATH}?${DONE_FIELD}=toestemmingen`, 303)
        : refuseContract(changed.refusal, {});
    }
    const typed = typedTexts(
      form,
      partyStep(side).fields.map(({ key }) => key),
    );
    const filled = await fillInParty(ports, uid, { id, typed, numberRemoved: nationalNumberRemoved });
    // The boxes go back as they were ticked, with what else was typed.
    const ticked = Object.fromEntries(consentFields.map((name) => [name, consents[name] ? "on" : ""]));
    if (!filled.ok) return refuseContract(filled.refusal, { ...typed, ...ticked });
    // Told once: the overview need not ask for it again.
    const told = filled.value.parties[side];
    if (told) await completeAddress(ports, uid, told);
    if (form.has(CONSENTS) && consentFields.some((name) => agreement.consents[side][name] !== consents[name])) {
      const changed = await changeConsents(ports, uid, { id, consents });
      if (!changed.ok) return refuseContract(changed.refusal, { ...typed, ...ticked });
    }
    // Once both filled in their half, the paper is what comes next.
    const isWhole = agreement.parties[otherSide(side)] !== null;
    return redirect(`${place}${isWhole ? "/overeenkomst" : OWN_PATH}?${DONE_FIELD}=gegevens`, 303);
  });
}

export default function Party() {
  const { hero, place, form, fields, consents, given: known, done, next } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const boxes = (
    <>
      <p className="text-base text-muted">{consents.lead}</p>
      {consentFields.map((name) => (
        <CheckboxField
          key={name}
          id={`veld-${name}`}
          name={name}
          defaultChecked={served ? served.typed[name] === "on" : known[name]}
          {...consents[name]}
        />
      ))}
    </>
  );
  return (
    <MyPage {...hero} done={served ? null : done}>
      {next && !served ? <NextStepCard step={next} place={place} here={OWN_PATH} /> : null}
      {fields ? (
        <StepForm
          title={form.title}
          submit={form.submit}
          served={served}
          hidden={{ [GOAL]: "gegevens", [CONSENTS]: "ja" }}
          fields={fields}
        >
          <h3 className="font-display text-h4">{consents.title}</h3>
          {boxes}
        </StepForm>
      ) : (
        <>
          <Alert tone="info" className="max-w-text">
            <p>{form.locked}</p>
            <TextLink asChild className="inline-flex min-h-11 items-center">
              <Link to={`${place}/wijzigen`}>{form.amend}</Link>
            </TextLink>
          </Alert>
          <AccountForm
            title={consents.title}
            served={undefined}
            labels={{}}
            submit={consents.submit}
            variant="secondary"
            hidden={{ [GOAL]: CONSENTS }}
          >
            {() => boxes}
          </AccountForm>
        </>
      )}
    </MyPage>
  );
}
