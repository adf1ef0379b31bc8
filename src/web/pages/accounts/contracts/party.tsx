import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { readProfile } from "#application/account-details/user-document.ts";
import { changeConsents, fillInParty } from "#application/contracts/fill-in-agreement.ts";
import { editableAnswer } from "#content/forms/format-answer.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { partyFieldWords, partyWords } from "#content/pages/accounts/contracts/party.ts";
import { fullName, type StoredProfile } from "#domain/account-details/stored-profile.ts";
import { answersOfParty, partyStep } from "#domain/contracts/agreement-fields.ts";
import { actionsOf } from "#domain/contracts/contract-actions.ts";
import type { Answers } from "#domain/forms/form-field.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { Alert } from "#ui/alert.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { answerHeaders, type FormAnswer, textOf, typedTexts, whileAvailable } from "#web/forms/form-answer.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { refuseContract } from "#web/pages/accounts/contracts/refuse-contract.ts";
import { StepForm } from "#web/pages/accounts/contracts/step-form.tsx";
import { keepTyped } from "#web/pages/accounts/keep-typed.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownPage, sayDone } from "#web/pages/accounts/own-context.ts";

export const handle = ownPage;
export const headers = answerHeaders;
export const clientAction = keepTyped;

const GOAL = "doel";
const CONSENTS = "toestemmingen";
const consentFields = ["contact", "municipality"] as const;

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid, agreement, side, today, place } = await findContract(asked);
    const { form, consents, hero, head, back } = partyWords;
    const own = agreement.parties[side];
    const answers = own ? answersOfParty(own) : knownOfProfile(await readProfile(ports, uid));
    const canFillIn = actionsOf(agreement, side, { today, dayOf: brusselsDay }).includes("fill-in");
    return {
      head,
      hero: { ...hero, back: { label: back, path: place } },
      form,
      consents,
      given: { contact: agreement.consents[side].contact, municipality: agreement.consents[side].municipality },
      fields: canFillIn
        ? partyStep(side).fields.map((field) => ({
            field,
            words: partyFieldWords[field.key] ?? { label: field.key },
            answer: editableAnswer(field, answers[field.key] ?? ""),
          }))
        : null,
      done: sayDone(asked.url, { gegevens: form.saved, toestemmingen: consents.saved }),
    };
  });

/** What the account tells already, so that nobody types it twice. */
function knownOfProfile(profile: StoredProfile | null): Answers {
  if (!profile) return {};
  return {
    kind: profile.kind,
    name: profile.company?.name ?? fullName(profile),
    number: profile.company?.number ?? "",
    representative: profile.company ? fullName(profile) : "",
    street: profile.street,
    postcode: profile.postcode,
    town: profile.town,
    ean: profile.connections[0]?.ean ?? "",
    vat: profile.kind === "person" ? "outside-vat" : "",
  };
}

export async function action({ request, ...asked }: ActionFunctionArgs) {
  const form = await request.formData();
  const goal = textOf(form, GOAL);
  return whileAvailable(typedTexts(form, [...form.keys()]), async () => {
    const { ports, uid, agreement, side, place } = await findContract(asked);
    const id = agreement.id;
    if (goal === CONSENTS) {
      const consents = { contact: form.has("contact"), municipality: form.has("municipality") };
      const changed = await changeConsents(ports, uid, { id, consents });
      return changed.ok
        ? redirect(`${place}/gegevens?${DONE_FIELD}=toestemmingen`, 303)
        : refuseContract(changed.refusal, {});
    }
    const typed = typedTexts(
      form,
      partyStep(side).fields.map(({ key }) => key),
    );
    const filled = await fillInParty(ports, uid, { id, typed, numberRemoved: nationalNumberRemoved });
    return filled.ok
      ? redirect(`${place}/gegevens?${DONE_FIELD}=gegevens`, 303)
      : refuseContract(filled.refusal, typed);
  });
}

export default function Party() {
  const { hero, form, fields, consents, given: known, done } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero} done={served ? null : done}>
      {fields ? (
        <StepForm
          title={form.title}
          submit={form.submit}
          served={served}
          hidden={{ [GOAL]: "gegevens" }}
          fields={fields}
        />
      ) : (
        <Alert tone="info" className="max-w-text">
          <p>{form.locked}</p>
        </Alert>
      )}
      <AccountForm
        title={consents.title}
        served={undefined}
        labels={{}}
        submit={consents.submit}
        variant="secondary"
        hidden={{ [GOAL]: CONSENTS }}
      >
        {() => (
          <>
            <p className="text-base text-muted">{consents.lead}</p>
            {consentFields.map((name) => (
              <CheckboxField
                key={name}
                id={`veld-${name}`}
                name={name}
                defaultChecked={known[name]}
                {...consents[name]}
              />
            ))}
          </>
        )}
      </AccountForm>
    </MyPage>
  );
}
