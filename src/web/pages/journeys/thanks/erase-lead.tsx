import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { eraseLead } from "#application/leads/erase-lead.ts";
import { eraseWords } from "#content/pages/journeys/erase.ts";
import { clientContext, portsContext, siteContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { TOKEN_FIELD } from "#web/forms/lead-form.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { PlainPage } from "#web/pages/journeys/plain-page.tsx";
import { NextLinks } from "#web/pages/journeys/thanks/next-links.tsx";
import { TokenForm } from "#web/sections/token-form.tsx";

export const headers = answerHeaders;
export const clientAction = keepWhenOffline([]);

type Answer = FormAnswer<never> & { readonly state?: "done" | "unknown" };

export const loader = ({ context, url }: LoaderFunctionArgs) => ({
  ...eraseWords(context.get(siteContext)),
  token: url.searchParams.get(TOKEN_FIELD),
});

export async function action({ context }: ActionFunctionArgs) {
  const token = textOf(await postedForm(context), TOKEN_FIELD);
  return whileAvailable<unknown, never>({}, async () => {
    const result = await eraseLead(context.get(portsContext), token, context.get(clientContext));
    const done: Answer = { typed: {}, faults: {}, notice: null, state: "done" };
    if (result.ok) return done;
    return refuseAccount<never>(
      result.refusal,
      {},
      {},
      result.refusal.code === "token-unknown" ? { state: "unknown", notice: null } : {},
    );
  });
}

export default function EraseLead() {
  const { token, eyebrow, title, lead, submit, done, unknown, home, inAccount } = useLoaderData<typeof loader>();
  const served = useActionData() as Answer | undefined;
  const state = served?.state ?? (token ? null : "unknown");
  const shown = state === null ? { title, lead } : state === "done" ? done : unknown;
  return (
    <PlainPage eyebrow={eyebrow} {...shown} isNews={served?.state !== undefined}>
      {state === null && token ? (
        <>
          <TokenForm
            name={TOKEN_FIELD}
            token={token}
            submit={submit}
            variant="danger"
            notice={served?.notice ?? null}
          />
          <p className="text-base text-muted">{inAccount}</p>
        </>
      ) : (
        <NextLinks links={[home]} />
      )}
    </PlainPage>
  );
}
