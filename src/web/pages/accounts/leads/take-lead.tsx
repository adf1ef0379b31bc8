import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigation,
} from "react-router";
import { loadLeadToTake, takeAwaitedLeads, takeLead } from "#application/leads/take-lead.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { takeLeadWords } from "#content/pages/accounts/take-lead.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { sayRefused } from "#web/forms/done-field.ts";
import { answerHeaders, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { TOKEN_FIELD } from "#web/forms/lead-form.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { prepareDraft } from "#web/pages/accounts/leads/draft-from-lead.ts";
import { pathOfTaken } from "#web/pages/accounts/leads/path-of-taken.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

/** With a link: what it holds, and a button. Without: what waits for the address, or what was taken along already. */
export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, ...reader } = ownContext(context);
    const token = url.searchParams.get(TOKEN_FIELD);
    const { isOpen, isUnknown, leads } = await loadLeadToTake(ports, reader, token);
    return {
      ...takeLeadWords,
      token: isOpen ? (token ?? "") : null,
      notice: isOpen ? sayRefused(url, takeLeadWords.refused) : null,
      isUnknown,
      leads: leads.map(({ reference, side, createdAt }) => ({
        reference,
        what: takeLeadWords.sides[side],
        draft: takeLeadWords.drafts[side],
        at: formatMoment(createdAt),
      })),
    };
  });

export async function action({ context }: ActionFunctionArgs) {
  const { ports, site, uid } = ownContext(context);
  const token = textOf(await postedForm(context), TOKEN_FIELD);
  return whileAvailable<unknown, never>({}, async () => {
    const prepare = prepareDraft(ports, site, uid);
    const taken = token ? await takeLead(ports, uid, token, prepare) : await takeAwaitedLeads(ports, uid, prepare);
    return redirect(taken ? pathOfTaken(taken) : `/account/meenemen?${TOKEN_FIELD}=gebruikt`, 303);
  });
}

export default function TakeLead() {
  const { hero, taken, token, notice, isUnknown, unknown, leads, none, reference, submit, back } =
    useLoaderData<typeof loader>();
  const isBusy = useNavigation().state !== "idle";
  return (
    <MyPage {...(token === null && !isUnknown ? taken : hero)} eyebrow={hero.eyebrow}>
      {notice ? <Alert tone="warn" title={notice} /> : null}
      {isUnknown ? (
        <Alert tone="warn" title={unknown.title}>
          <p>{unknown.text}</p>
        </Alert>
      ) : null}
      {leads.length === 0 && !isUnknown ? <p className="max-w-text">{none}</p> : null}
      <ul className="grid gap-4">
        {leads.map((lead) => (
          <Card key={lead.reference} as="li" padding="small">
            <p className="text-muted text-small">
              {reference} {lead.reference}
            </p>
            <p className="font-display text-h4">{lead.what}</p>
            <p className="text-base text-muted">{lead.at}</p>
            {token === null ? (
              <Button asChild className="mt-3 max-sm:w-full">
                <Link to={lead.draft.path}>{lead.draft.label}</Link>
              </Button>
            ) : null}
          </Card>
        ))}
      </ul>
      {token !== null ? (
        <Form method="post">
          <input type="hidden" name={TOKEN_FIELD} value={token} />
          <Button size="large" busy={isBusy} className="max-sm:w-full">
            {submit}
          </Button>
        </Form>
      ) : (
        <Button asChild variant="secondary" className="justify-self-start max-sm:w-full">
          <Link to={back.path}>{back.label}</Link>
        </Button>
      )}
    </MyPage>
  );
}
