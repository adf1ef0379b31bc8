import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { listConnections } from "#application/account-details/connections.ts";
import { addConnection } from "#application/account-details/save-connection.ts";
import { readProfile } from "#application/account-details/user-document.ts";
import { connectionFormWords } from "#content/pages/accounts/connections/connection-form.ts";
import { siteContext } from "#web/context.ts";
import { newConnectionTexts, readConnectionForm } from "#web/forms/connections/connection-form.ts";
import { productOptions } from "#web/forms/fields/field-table.ts";
import { answerHeaders, type FormAnswer, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { ConnectionFields } from "#web/pages/accounts/connections/connection-fields.tsx";
import { connectionLabels } from "#web/pages/accounts/connections/connection-labels.ts";
import { saveConnectionForm } from "#web/pages/accounts/connections/save-connection.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const { make, form } = connectionFormWords;
    const [profile, connections] = await Promise.all([readProfile(ports, uid), listConnections(ports, uid)]);
    // Whose first connection it is has told its postcode already.
    const postcode = connections.length === 0 ? (profile?.postcode ?? "") : "";
    const products = productOptions("be", context.get(siteContext), null);
    return { ...make, form, products, initial: { ...newConnectionTexts, postcode } };
  });

export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const reading = readConnectionForm(await postedForm(context), null);
  return whileAvailable(reading.typed, () =>
    saveConnectionForm({
      reading,
      url,
      done: "toegevoegd",
      save: (checks) => addConnection(ports, uid, reading.input, checks),
    }),
  );
}

const noEans = { offtake: null, injection: null };

export default function ConnectionNew() {
  const { hero, submit, form, products, initial } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero}>
      <AccountForm served={served} labels={connectionLabels(form)} submit={submit} initial={initial}>
        {(given) => <ConnectionFields given={given} words={form} products={products} eans={noEans} />}
      </AccountForm>
    </MyPage>
  );
}
