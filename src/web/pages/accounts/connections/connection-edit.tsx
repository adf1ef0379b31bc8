import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { changeConnection } from "#application/account-details/save-connection.ts";
import { connectionFormWords } from "#content/pages/accounts/connections/connection-form.ts";
import { rolesOf } from "#domain/connections/saved-connection.ts";
import { type Ean, maskEan } from "#domain/identifiers/ean.ts";
import { TextLink } from "#ui/text-link.tsx";
import { connectionCalculator } from "#web/calculations/connection-situation.ts";
import { connectionFormTexts, readConnectionForm } from "#web/forms/connections/connection-form.ts";
import { productOptions } from "#web/forms/fields/field-table.ts";
import { answerHeaders, type FormAnswer, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { ConnectionFields, type KeptEan } from "#web/pages/accounts/connections/connection-fields.tsx";
import { connectionLabels } from "#web/pages/accounts/connections/connection-labels.ts";
import { findOwnConnection } from "#web/pages/accounts/connections/find-connection.ts";
import { saveConnectionForm } from "#web/pages/accounts/connections/save-connection.ts";
import { connectionName } from "#web/pages/accounts/connections/summarise-connection.ts";
import { READ_AT_FIELD, readAtOf } from "#web/pages/accounts/market/save-listing.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

const { edit, form } = connectionFormWords;
const keptEan = (ean: Ean | null): KeptEan => ean && { help: edit.kept(maskEan(ean)), drop: edit.dropEan };

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { saved, site } = await findOwnConnection(asked);
    const side = rolesOf(saved).includes("seller") ? "seller" : "buyer";
    return {
      head: edit.head,
      hero: { ...edit.hero, title: connectionName(saved) },
      submit: edit.submit,
      form,
      products: productOptions("be", site, null),
      eans: { offtake: keptEan(saved.offtakeEan), injection: keptEan(saved.injectionEan) },
      initial: connectionFormTexts(saved),
      readAt: saved.updatedAt.toISOString(),
      calculator: { label: edit.calculate, path: connectionCalculator(saved, side, site) },
    };
  });

export async function action(asked: ActionFunctionArgs) {
  const form = await postedForm(asked.context);
  return whileAvailable(readConnectionForm(form, null).typed, async () => {
    const { ports, uid, saved } = await findOwnConnection(asked);
    const reading = readConnectionForm(form, saved);
    const edited = { id: saved.id, updatedAt: readAtOf(form) };
    return saveConnectionForm({
      reading,
      url: asked.url,
      done: "gewijzigd",
      save: (checks) => changeConnection(ports, uid, edited, reading.input, checks),
    });
  });
}

export default function ConnectionEdit() {
  const { hero, submit, form, products, eans, initial, readAt, calculator } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero}>
      <AccountForm
        served={served}
        labels={connectionLabels(form)}
        submit={submit}
        initial={initial}
        hidden={{ [READ_AT_FIELD]: readAt }}
        aside={
          <TextLink asChild className="inline-flex min-h-11 items-center text-base">
            <Link to={calculator.path}>{calculator.label}</Link>
          </TextLink>
        }
      >
        {(given) => <ConnectionFields given={given} words={form} products={products} eans={eans} />}
      </AccountForm>
    </MyPage>
  );
}
