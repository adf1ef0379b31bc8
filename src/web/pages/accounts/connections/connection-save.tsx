import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { findConnection, listConnections } from "#application/account-details/connections.ts";
import { addConnection, changeConnection } from "#application/account-details/save-connection.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { connectionFormWords } from "#content/pages/accounts/connections/connection-form.ts";
import { sayConnectionRefusal } from "#content/pages/accounts/connections/connections.ts";
import type { ConnectionInput } from "#domain/connections/check-connection.ts";
import type { SavedConnection } from "#domain/connections/saved-connection.ts";
import { Alert } from "#ui/alert.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { locateCalculation, readCalculationQuery } from "#web/calculations/calculation-address.ts";
import { connectionOfSituation } from "#web/calculations/connection-situation.ts";
import { calculationPath } from "#web/calculations/page-address.ts";
import { connectionFaultTexts } from "#web/forms/connections/connection-form.ts";
import { answerHeaders, type FormAnswer, refuseForm, typedTexts, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { connectionLabels } from "#web/pages/accounts/connections/connection-labels.ts";
import { connectionName } from "#web/pages/accounts/connections/summarise-connection.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

const fields = ["doel", "naam"] as const;
const NEW = "nieuw";

/** The query is that of the calculator: who is sent to sign in first, comes back with it. */
export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, uid } = ownContext(context);
    const address = readCalculationQuery(url.searchParams);
    const located = address && locateCalculation(address, site);
    const { target, ...words } = connectionFormWords.save;
    const connections = await listConnections(ports, uid);
    const known = connections.map((saved) => ({ value: saved.id, label: target.update(connectionName(saved)) }));
    return {
      ...words,
      target: { label: target.label, options: [{ value: NEW, label: target.create }, ...known] },
      link: located && calculationPath(located.address),
    };
  });

export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, site, uid } = ownContext(context);
  const typed = typedTexts(await postedForm(context), fields);
  return whileAvailable(typed, async () => {
    const address = readCalculationQuery(url.searchParams);
    const located = address && locateCalculation(address, site);
    if (!located) return refuseForm({ typed, faults: {}, notice: connectionFormWords.save.unreadable.text }, 422);
    const entered = connectionOfSituation(located.situation);
    const checks = { places: await loadPlaces(), numberRemoved: nationalNumberRemoved };
    const isNew = typed.doel === NEW || typed.doel === "";
    const before = isNew ? null : await findConnection(ports, uid, typed.doel);
    if (!before && !isNew) throw pageNotFound(url);
    const input = inputOf(entered, typed.naam, before);
    const saved = before
      ? await changeConnection(ports, uid, before, input, checks)
      : await addConnection(ports, uid, input, checks);
    if (saved.ok) return redirect(`/account/aansluitingen?${DONE_FIELD}=${before ? "gewijzigd" : "toegevoegd"}`, 303);
    const { refusal } = saved;
    if (refusal.code === "connection-unknown") throw pageNotFound(url);
    if (refusal.code !== "connection-invalid")
      return refuseForm({ typed, faults: {}, notice: sayConnectionRefusal(refusal) }, 422);
    const { naam, ...rest } = connectionFaultTexts(refusal.faults);
    const [other] = Object.entries(rest);
    const labels = connectionLabels(connectionFormWords.form);
    const notice = other ? `${labels[other[0]] ?? ""}: ${other[1]}` : null;
    return refuseForm({ typed, faults: naam ? { naam } : {}, notice }, 422);
  });
}

/** A connection that is brought up to date keeps its name, numbers and street. */
function inputOf(
  entered: ReturnType<typeof connectionOfSituation>,
  name: string,
  before: SavedConnection | null,
): ConnectionInput {
  if (!before) return { name, street: "", town: "", offtakeEan: "", injectionEan: "", ...entered };
  return {
    ...before,
    offtakeEan: before.offtakeEan ?? "",
    injectionEan: before.injectionEan ?? "",
    ...entered,
    // What was told of the connection itself stays: a calculation may rest on our proposal, or be of the other side.
    connection: { ...entered.connection, capacity: entered.connection.capacity ?? before.connection.capacity },
    isVatExempt: entered.isVatExempt || before.isVatExempt,
    // A calculation without a postcode tells of no other place.
    postcode: entered.postcode || before.postcode,
  };
}

export default function ConnectionSave() {
  const { hero, target, name, submit, look, unreadable, link } = useLoaderData<typeof loader>();
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
          labels={{ naam: name.label, doel: target.label }}
          submit={submit}
          initial={{ doel: NEW }}
          aside={
            <TextLink asChild className="inline-flex min-h-11 items-center text-base">
              <Link to={link}>{look}</Link>
            </TextLink>
          }
        >
          {(given) => (
            <>
              <SelectField {...given("doel")} {...target} />
              <div className="group-has-[select[name=doel]>option:not([value=nieuw]):checked]/form:hidden">
                <TextField {...given("naam")} {...name} optional maxLength={60} autoComplete="off" />
              </div>
            </>
          )}
        </AccountForm>
      )}
    </MyPage>
  );
}
