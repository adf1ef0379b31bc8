import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { endOtherSignIns, endSignIn, listSignIns } from "#application/accounts/sign-ins.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { signInsWords } from "#content/pages/accounts/details-security.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { answerHeaders, type FormAnswer, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext, sayDone } from "#web/pages/accounts/own-context.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

const ID_FIELD = "aanmelding";
const here = "/account/accountgegevens/aanmeldingen";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid, token } = ownContext(context);
    const signIns = await listSignIns(ports, uid, token);
    return {
      ...signInsWords,
      signIns: signIns.map(({ createdAt, lastSeenAt, ...signIn }) => ({
        ...signIn,
        createdAt: formatMoment(createdAt),
        lastSeenAt: formatMoment(lastSeenAt),
      })),
      done: sayDone(url, { een: signInsWords.ended, andere: signInsWords.endedOthers }),
    };
  });

export async function action({ context }: ActionFunctionArgs) {
  const { ports, uid, token } = ownContext(context);
  const id = textOf(await postedForm(context), ID_FIELD);
  return whileAvailable({}, async () => {
    if (id === "") await endOtherSignIns(ports, uid, token);
    else await endSignIn(ports, uid, id);
    return redirect(`${here}?${DONE_FIELD}=${id === "" ? "andere" : "een"}`, 303);
  });
}

export default function DetailsSignIns() {
  const { hero, back, done, list, others, signIns } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero} back={back} done={served ? null : done}>
      <FormSummary answer={served} labels={{}} />
      <MySection title={list.title}>
        <Card padding="none">
          <ul className="divide-y divide-line">
            {signIns.map(({ id, device, isThisOne, createdAt, lastSeenAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 text-base sm:px-7"
              >
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                    {device}
                    {isThisOne ? <Badge tone="ok">{list.thisOne}</Badge> : null}
                  </p>
                  <p className="text-muted text-small">
                    {list.since} {createdAt}
                  </p>
                  <p className="text-muted text-small">
                    {list.seen} {lastSeenAt}
                  </p>
                </div>
                {isThisOne ? null : (
                  <Form method="post">
                    <input type="hidden" name={ID_FIELD} value={id} />
                    <SendButton variant="secondary" size="small">
                      {list.end}
                      <span className="sr-only"> {device}</span>
                    </SendButton>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        </Card>
      </MySection>
      {signIns.length > 1 ? (
        <Card as="section" className="grid justify-items-start gap-3">
          <h2 className="font-display text-h4">{others.title}</h2>
          <p className="text-base text-muted">{others.text}</p>
          <Form method="post">
            <SendButton variant="secondary">{others.submit}</SendButton>
          </Form>
        </Card>
      ) : null}
    </MyPage>
  );
}
