import { useEffect, useRef } from "react";
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { sendResult } from "#application/mailed-results/send-result.ts";
import { mailConfirmWords, mailRequestWords } from "#content/calculations/share-and-export-words.ts";
import { Button } from "#ui/button.tsx";
import { clientContext, portsContext, siteContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { mailedResult } from "#web/pages/calculators/share-and-export/mailed-result.ts";
import { ShareAndExportBody } from "#web/pages/calculators/share-and-export/share-and-export-body.tsx";
import { TokenForm } from "#web/sections/token-form.tsx";

export const headers = answerHeaders;
export const clientAction = keepWhenOffline([]);

type Answer = FormAnswer<never> & { readonly state?: "sent" | "expired" };

export const loader = ({ context, url }: LoaderFunctionArgs) => {
  const site = context.get(siteContext);
  return { ...mailConfirmWords(site), why: mailRequestWords(site).why, token: url.searchParams.get("token") };
};

/** Only the button sends: programs that look at mail follow every link in it. */
export async function action({ context }: ActionFunctionArgs) {
  const token = textOf(await postedForm(context), "token");
  const [ports, site] = [context.get(portsContext), context.get(siteContext)];
  return whileAvailable<unknown, never>({}, async () => {
    const result = await sendResult(ports, token, context.get(clientContext), (link) =>
      mailedResult(ports, link, site),
    );
    if (result.ok) return { typed: {}, faults: {}, notice: null, state: "sent" } satisfies Answer;
    if (result.refusal.code === "no-result") {
      return refuseForm({ typed: {}, faults: {}, notice: mailRequestWords(site).nothing.text }, 422);
    }
    const isExpired = result.refusal.code === "token-unknown";
    return refuseAccount<never>(result.refusal, {}, {}, isExpired ? { state: "expired" } : {});
  });
}

export default function MailConfirm() {
  const { hero, sent, expired, submit, calculator, why, token } = useLoaderData<typeof loader>();
  const served = useActionData() as Answer | undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const state = served?.state ?? (token ? null : "expired");
  const { title, lead } = state === null ? hero : state === "sent" ? sent : expired;
  useEffect(() => {
    if (served?.state) heading.current?.focus();
  }, [served]);
  return (
    <>
      <div className="mx-auto max-w-page px-5 pt-6 pb-8 sm:px-8 md:pt-10">
        <p className="mb-3 font-semibold text-primary text-small">{hero.eyebrow}</p>
        <h1 ref={heading} tabIndex={-1} className="text-balance font-display text-h1 tracking-tight">
          {title}
        </h1>
        <p className="mt-4 max-w-text text-lead text-muted">{lead}</p>
      </div>
      <ShareAndExportBody title={why.title} points={why.points}>
        {state === null && token ? (
          <TokenForm name="token" token={token} submit={submit} notice={served?.notice ?? null} />
        ) : (
          <Button asChild variant="secondary" className="justify-self-start max-sm:w-full">
            <Link to={calculator.path}>{calculator.label}</Link>
          </Button>
        )}
      </ShareAndExportBody>
    </>
  );
}
