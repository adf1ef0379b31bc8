import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { saveCalculation } from "#application/saved-calculations/save-calculation.ts";
import { formatDay } from "#content/format/format-day.ts";
import { calculationsWords, sayCalculationRefusal } from "#content/pages/accounts/calculations.ts";
import { Alert } from "#ui/alert.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { locateCalculation, readCalculationQuery } from "#web/calculations/calculation-address.ts";
import { calculationPath } from "#web/calculations/page-address.ts";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, ownContext } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

const NAME = "naam";

/** The query is that of the calculator: who is sent to sign in first, comes back with it. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { site } = ownContext(context);
  const address = readCalculationQuery(url.searchParams);
  const located = address && locateCalculation(address, site);
  const { save } = calculationsWords;
  return {
    ...save,
    link: located && calculationPath(located.address),
    proposed: located ? `${save.proposal[located.situation.side]}, ${formatDay(located.situation.day)}` : "",
  };
}

export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, site, uid } = ownContext(context);
  const typed = { [NAME]: textOf(await postedForm(context), NAME) };
  return whileAvailable(typed, async () => {
    const address = readCalculationQuery(url.searchParams);
    const located = address && locateCalculation(address, site);
    if (!located) return refuseForm({ typed, faults: {}, notice: calculationsWords.save.unreadable.text }, 422);
    const link = calculationPath(located.address);
    const result = await saveCalculation(ports, uid, { name: typed[NAME] ?? "", link });
    if (result.ok) return redirect(`/account/berekeningen?${DONE_FIELD}=bewaard`, 303);
    const sentence = sayCalculationRefusal(result.refusal);
    const isName = result.refusal.code !== "too-many-calculations";
    return refuseForm({ typed, faults: isName ? { [NAME]: sentence } : {}, notice: isName ? null : sentence }, 422);
  });
}

export default function CalculationSave() {
  const { hero, name, submit, look, unreadable, link, proposed } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero}>
      {link === null ? (
        <Alert tone="warn" title={unreadable.title}>
          <p>{unreadable.text}</p>
        </Alert>
      ) : (
        <AccountForm
          served={served}
          labels={{ [NAME]: name.label }}
          submit={submit}
          initial={{ [NAME]: proposed }}
          aside={
            <TextLink asChild className="inline-flex min-h-11 items-center text-base">
              <Link to={link}>{look}</Link>
            </TextLink>
          }
        >
          {(given) => <TextField {...given(NAME)} {...name} maxLength={80} autoComplete="off" />}
        </AccountForm>
      )}
    </MyPage>
  );
}
