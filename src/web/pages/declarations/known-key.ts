import type { LoaderFunctionArgs } from "react-router";
import { readKeys } from "#application/declarations/read-keys.ts";
import { portsContext } from "#web/context.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";

/** A key that signs or once signed, in the form that OpenSSL reads. */
export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const keys = await readKeys(context.get(portsContext));
    const key = keys.find(({ keyId }) => `${keyId}.pem` === params["key"]);
    if (!key) throw pageNotFound(url);
    return new Response(key.pem, {
      headers: {
        "content-type": "application/x-pem-file",
        "content-disposition": `attachment; filename="${key.keyId}.pem"`,
        "cache-control": "no-cache",
      },
    });
  });
