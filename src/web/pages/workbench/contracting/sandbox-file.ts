import type { LoaderFunctionArgs } from "react-router";
import { hashOfAgreement } from "#application/contracts/sign-document.ts";
import { loadSandbox, loadSandboxAgreement, loadSandboxDeclaration } from "#application/sandbox/load-sandbox.ts";
import { sandboxPorts } from "#application/sandbox/sandboxes.ts";
import { agreementDocument } from "#content/contracts/agreement-document.ts";
import { agreementSheet } from "#content/contracts/agreement-sheet.ts";
import { portsContext, siteContext } from "#web/context.ts";
import { type DeclarationFile, writeDeclaration } from "#web/declarations/declaration-file.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";

/** The files of a trial: its agreement, and a declaration as a browser checks it. */
export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const ports = context.get(portsContext);
    const sandbox = await loadSandbox(ports, url.searchParams.get("proef") ?? "");
    if (!sandbox) throw pageNotFound(url);
    const own = sandboxPorts(ports, sandbox);
    if (params["file"] === "overeenkomst.pdf") {
      const agreement = await loadSandboxAgreement(own);
      if (!agreement?.parties.seller || !agreement.parties.buyer) throw pageNotFound(url);
      const hash = hashOfAgreement(own, agreement, agreementDocument);
      const bytes = await ports.pdf.render(agreementSheet(context.get(siteContext), agreement, hash));
      return new Response(bytes as Uint8Array<ArrayBuffer>, {
        headers: {
          "content-type": "application/pdf",
          "content-disposition": `attachment; filename="demo-${agreement.reference}.pdf"`,
          "cache-control": "private, no-store",
        },
      });
    }
    const found = await loadSandboxDeclaration(own, url.searchParams.get("code") ?? "");
    if (params["file"] !== "verklaring.json" || !found) throw pageNotFound(url);
    const { declaration, previous } = found;
    const file: DeclarationFile = {
      declaration: writeDeclaration(declaration),
      previous: previous ? writeDeclaration(previous) : null,
      key: { keyId: own.signer.keyId, raw: own.signer.publicKeyRaw },
    };
    return Response.json(file, { headers: { "cache-control": "private, no-store" } });
  });
