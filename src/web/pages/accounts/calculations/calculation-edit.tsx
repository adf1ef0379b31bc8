import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { loadCalculation, removeCalculation } from "#application/saved-calculations/own-calculations.ts";
import { renameCalculation } from "#application/saved-calculations/rename-calculation.ts";
import { calculationsWords, sayCalculationRefusal } from "#content/pages/accounts/calculations.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

const NAME = "naam";
const GOAL = "doel";

export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const found = await loadCalculation(ports, uid, params["id"] ?? "");
    if (!found) throw pageNotFound(url);
    const { head, hero, rename, remove } = calculationsWords.edit;
    return { head, hero: { ...hero, title: found.name }, rename, remove, label: calculationsWords.save.name.label };
  });

/** Who removes twice finds it gone, as they wished. */
export async function action({ context, params, url }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const form = await postedForm(context);
  const typed = { [NAME]: textOf(form, NAME) };
  const id = params["id"] ?? "";
  const done = (word: string) => redirect(`/account/berekeningen?${DONE_FIELD}=${word}`, 303);
  return whileAvailable(typed, async () => {
    if (textOf(form, GOAL) === "wissen") {
      await removeCalculation(ports, uid, id);
      return done("gewist");
    }
    const result = await renameCalculation(ports, uid, { id, name: typed[NAME] ?? "" });
    if (result.ok) return done("naam");
    if (result.refusal.code === "calculation-unknown") throw pageNotFound(url);
    return refuseForm({ typed, faults: { [NAME]: sayCalculationRefusal(result.refusal) }, notice: null }, 422);
  });
}

export default function CalculationEdit() {
  const { hero, rename, remove, label } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero}>
      <AccountForm
        title={rename.title}
        served={served}
        labels={{ [NAME]: label }}
        submit={rename.submit}
        hidden={{ [GOAL]: "naam" }}
        initial={{ [NAME]: hero.title }}
      >
        {(given) => <TextField {...given(NAME)} label={label} maxLength={80} autoComplete="off" />}
      </AccountForm>
      <AccountForm
        title={remove.title}
        served={undefined}
        labels={{}}
        submit={remove.submit}
        variant="danger"
        hidden={{ [GOAL]: "wissen" }}
      >
        {() => <p className="text-base text-muted">{remove.text}</p>}
      </AccountForm>
    </MyPage>
  );
}
