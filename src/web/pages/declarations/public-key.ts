import type { LoaderFunctionArgs } from "react-router";
import { portsContext } from "#web/context.ts";

/** The public part of the key, in the form that OpenSSL reads. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const { signer } = context.get(portsContext);
  return new Response(signer.publicKeyPem, {
    headers: {
      "content-type": "application/x-pem-file",
      "content-disposition": `attachment; filename="${signer.keyId}.pem"`,
      "cache-control": "no-cache",
    },
  });
};
