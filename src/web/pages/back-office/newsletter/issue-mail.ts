import type { LoaderFunctionArgs } from "react-router";
import { issueOfDraft, readDraft, testMail } from "#application/newsletter/drafts.ts";
import { mailContext } from "#web/context.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";

/** A saved issue as its readers get it: the mail itself, which a page of ours does not change. */
export const loader = ({ context, url, params }: LoaderFunctionArgs): Promise<Response> =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const draft = await readDraft(ports, params["name"] ?? "");
    const issue = draft && issueOfDraft(draft);
    if (!issue?.ok) throw pageNotFound(url);
    const { html } = await context.get(mailContext)(testMail(ports, issue.value, operator.email));
    return new Response(html, {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "private, no-store",
        "content-security-policy":
          "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox allow-popups allow-top-navigation",
      },
    });
  });
