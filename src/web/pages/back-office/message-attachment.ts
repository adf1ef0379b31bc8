import type { LoaderFunctionArgs } from "react-router";
import { readMessageAttachment } from "#application/back-office/messages.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";

/** What somebody sent along with a message: to keep, never to show as a page of ours. */
export const loader = ({ context, url, params }: LoaderFunctionArgs): Promise<Response> =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const found = await readMessageAttachment(ports, operator, params["reference"] ?? "");
    if (found === null) throw pageNotFound(url);
    return new Response(Uint8Array.from(found.bytes), {
      headers: {
        "content-type": found.type,
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`,
        "cache-control": "private, no-store",
      },
    });
  });
