import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { removeConnection } from "#application/account-details/connections.ts";
import { describeConnections } from "#application/account-details/describe-connections.ts";
import { connectionsWords } from "#content/pages/accounts/connections/connections.ts";
import { TextLink } from "#ui/text-link.tsx";
import { locateLinks } from "#web/calculations/connection-situation.ts";
import { answerHeaders, type FormAnswer, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { UseList } from "#web/pages/accounts/connections/connection-list.tsx";
import { connectionName, listUses } from "#web/pages/accounts/connections/summarise-connection.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

const list = "/account/aansluitingen";

export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, uid } = ownContext(context);
    const { connections, calculations } = await describeConnections(ports, uid);
    const found = connections.find(({ saved }) => saved.id === params["id"]);
    if (!found) throw pageNotFound(url);
    const { head, hero, used, submit, keep } = connectionsWords.remove;
    const uses = listUses(found, locateLinks(calculations, site));
    return { head, hero, used, submit, keep, name: connectionName(found.saved), uses };
  });

export const action = ({ context, url, params }: ActionFunctionArgs) =>
  whileAvailable({}, async () => {
    const { ports, uid } = ownContext(context);
    if (!(await removeConnection(ports, uid, params["id"] ?? ""))) throw pageNotFound(url);
    return redirect(`${list}?${DONE_FIELD}=weg`, 303);
  });

export default function ConnectionRemove() {
  const { hero, used, submit, keep, name, uses } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero}>
      <AccountForm
        served={served}
        labels={{}}
        submit={submit}
        variant="danger"
        aside={
          <TextLink asChild className="inline-flex min-h-11 items-center text-base">
            <Link to={list}>{keep}</Link>
          </TextLink>
        }
      >
        {() => (
          <div className="grid gap-3">
            <p className="break-words font-semibold text-base">{name}</p>
            {uses.length > 0 ? (
              <>
                <p className="text-base">{used}</p>
                <UseList uses={uses} />
              </>
            ) : null}
          </div>
        )}
      </AccountForm>
    </MyPage>
  );
}
