import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { listConnections } from "#application/account-details/connections.ts";
import { readProfile } from "#application/account-details/user-document.ts";
import { consumerVat } from "#application/market/consumer-vat.ts";
import { checkInvite, invitePartner } from "#application/market/invite-partner.ts";
import { parseDutchNumber } from "#content/format/parse-dutch-number.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { sayInvitedPrice } from "#content/market/invitation-words.ts";
import { sayMarketRefusal } from "#content/market/market-refusals.ts";
import { sayInstallation } from "#content/pages/accounts/connections/connections.ts";
import { inviteWords, sayKept, sayRole } from "#content/pages/accounts/contracts/invitation.ts";
import { connectionForSide, rolesOf, type SavedConnection } from "#domain/connections/saved-connection.ts";
import { keptPrice } from "#domain/market/consumer-price.ts";
import { invitingName } from "#domain/market/invitation.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { NumberField } from "#ui/field/numbers/number-field.tsx";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextareaField } from "#ui/field/textarea-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import {
  answerHeaders,
  type FormAnswer,
  refuseForm,
  textOf,
  typedTexts,
  whileAvailable,
} from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { statusOfRefusal } from "#web/forms/market-status.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { RETURN_FIELD } from "#web/forms/return-path.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { connectionName } from "#web/pages/accounts/connections/summarise-connection.ts";
import { connectionContext, invitationPath } from "#web/pages/accounts/invitations/invitation-view.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

const fields = ["kant", "aansluiting", "prijs", "email", "bericht"] as const;
type Name = (typeof fields)[number];
type Summary = { facts: { name: string; value: string }[]; kept: string | null };
type Answer = FormAnswer<Name> & { readonly summary?: Summary };
const CENTS = 100;
const sideOf = (text: string) => (text === "verkoper" ? "seller" : text === "koper" ? "buyer" : null);

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const own = await listConnections(ports, uid);
    return {
      ...inviteWords,
      addPath: `/account/aansluitingen/nieuw?${RETURN_FIELD}=${encodeURIComponent(url.pathname + url.search)}`,
      connections: own.map((one) => ({
        value: one.id,
        label: `${connectionName(one)} (${sayInstallation(one.connection).toLowerCase()})`,
      })),
      initial: initialAnswers(own, url.searchParams),
    };
  });

/** As the link asks; else the side that the connections of this account allow. */
function initialAnswers(own: readonly SavedConnection[], asked: URLSearchParams) {
  const sells = own.some((one) => rolesOf(one).includes("seller"));
  const side = sideOf(asked.get("kant") ?? "") ?? (sells ? "seller" : "buyer");
  const price = asked.get("prijs") ?? "";
  return {
    kant: side === "seller" ? "verkoper" : "koper",
    aansluiting: connectionForSide(own, side)?.id ?? "",
    prijs: parseDutchNumber(price) === null ? "" : price.trim(),
  };
}

/** Where the answer to what cannot be sent stands. */
const fieldOf: Readonly<Partial<Record<MarketRefusal["code"], Name>>> = {
  "price-invalid": "prijs",
  "email-malformed": "email",
  "own-address": "email",
  "already-invited": "email",
  "message-with-contact": "bericht",
  "text-too-long": "bericht",
  "connection-unknown": "aansluiting",
  "connection-makes-nothing": "aansluiting",
  "connection-incomplete": "aansluiting",
  "region-closed": "aansluiting",
};

export async function action({ context }: ActionFunctionArgs) {
  const { ports, site, uid } = ownContext(context);
  const form = await postedForm(context);
  const typed = typedTexts(form, fields);
  const refuse = (refusal: MarketRefusal) => {
    const sentence = sayMarketRefusal(refusal);
    const field = fieldOf[refusal.code];
    const faults: Partial<Record<Name, string>> = field ? { [field]: sentence } : {};
    const answer: Answer = { typed, faults, notice: field ? null : sentence };
    return refuseForm(answer, field ? 422 : statusOfRefusal(refusal));
  };
  return whileAvailable(typed, async () => {
    const back: Answer = { typed, faults: {}, notice: null };
    if (textOf(form, "actie") === "wijzigen") return back;
    const input = {
      side: sideOf(typed.kant) ?? "buyer",
      connectionId: typed.aansluiting,
      price: typed.prijs.trim() === "" ? Number.NaN : (parseDutchNumber(typed.prijs) ?? Number.NaN) / CENTS,
      email: typed.email,
      message: typed.bericht,
    } as const;
    const inviterName = invitingName(await readProfile(ports, uid));
    const checkContext = { ...(await connectionContext(site)), numberRemoved: nationalNumberRemoved, inviterName };
    if (textOf(form, "actie") === "versturen") {
      const invited = await invitePartner(ports, uid, input, checkContext);
      if (!invited.ok) return refuse(invited.refusal);
      return redirect(`${invitationPath(invited.value.id)}?${DONE_FIELD}=verstuurd`, 303);
    }
    const checked = await checkInvite(ports, uid, input, checkContext);
    if (!checked.ok) return refuse(checked.refusal);
    const { side, connection, price, vat, email, message } = checked.value;
    const names = inviteWords.check.facts;
    const facts = [
      { name: names.side, value: sayRole(side) },
      { name: names.connection, value: connectionName(connection) },
      { name: names.price, value: sayInvitedPrice(price, vat) },
      { name: names.partner, value: email },
      ...(message ? [{ name: names.message, value: message }] : []),
    ];
    const isVatSeller = side === "seller" && price > 0 && vat === "included";
    const kept = isVatSeller
      ? sayKept(keptPrice({ holder: "company", isVatExempt: false }, price, consumerVat()))
      : null;
    return { ...back, summary: { facts, kept } } satisfies Answer;
  });
}

export default function Invite() {
  const { hero, form, check, empty, connections, initial, addPath } = useLoaderData<typeof loader>();
  const served = useActionData() as Answer | undefined;
  const add = (label: string) => (
    <TextLink asChild className="inline-flex min-h-11 items-center">
      <Link to={addPath}>{label}</Link>
    </TextLink>
  );
  if (connections.length === 0)
    return (
      <MyPage {...hero}>
        <EmptyState title={empty.title} headingLevel={2} action={add(empty.action)}>
          {empty.text}
        </EmptyState>
      </MyPage>
    );
  if (served?.summary)
    return (
      <MyPage {...hero}>
        <Check words={check} typed={served.typed} summary={served.summary} />
      </MyPage>
    );
  const labels = {
    kant: form.side.label,
    aansluiting: form.connection.label,
    prijs: form.price.label,
    email: form.email.label,
    bericht: form.message.label,
  };
  return (
    <MyPage {...hero}>
      <AccountForm served={served} labels={labels} submit={form.submit} initial={initial} aside={add(form.add)}>
        {(given) => (
          <>
            <RadioCards {...given("kant")} {...form.side} columns={2} />
            <SelectField {...given("aansluiting")} {...form.connection} options={connections} required />
            <NumberField {...given("prijs")} {...form.price} unit="c€/kWh" required className="max-w-sm" />
            <TextField {...given("email")} {...form.email} type="email" inputMode="email" autoComplete="off" required />
            <TextareaField {...given("bericht")} {...form.message} optional rows={3} />
          </>
        )}
      </AccountForm>
    </MyPage>
  );
}

type CheckProps = { words: typeof inviteWords.check; typed: Answer["typed"]; summary: Summary };

/** Everything that will be sent, before it is. */
const Check = ({ words, typed, summary }: CheckProps) => (
  <Card as="section">
    <h2 className="font-display text-h3">{words.title}</h2>
    <dl className="mt-5 grid max-w-text gap-4">
      {summary.facts.map(({ name, value }) => (
        <div key={name} className="grid gap-1 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="text-muted">{name}</dt>
          <dd className="whitespace-pre-line break-words font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
    <div className="mt-5 grid max-w-text gap-3 text-base text-muted">
      {summary.kept === null ? null : <p>{summary.kept}</p>}
      <p>{words.sees}</p>
      <p>{words.mails}</p>
    </div>
    <Form method="post" className="mt-6 flex flex-wrap gap-3">
      {fields.map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name] ?? ""} />
      ))}
      <SendButton name="actie" value="versturen" className="max-sm:w-full">
        {words.submit}
      </SendButton>
      <SendButton name="actie" value="wijzigen" variant="secondary" className="max-sm:w-full">
        {words.change}
      </SendButton>
    </Form>
  </Card>
);
