import type { LoaderFunctionArgs } from "react-router";
import { hashOfAgreement } from "#application/contracts/sign-document.ts";
import type { Ports } from "#application/ports/ports.ts";
import { loadSandbox, loadSandboxAgreement, loadSandboxDeclaration } from "#application/sandbox/load-sandbox.ts";
import { sandboxPorts } from "#application/sandbox/sandboxes.ts";
import { agreementDocument } from "#content/contracts/agreement-document.ts";
import { agreementSheet } from "#content/contracts/agreement-sheet.ts";
import type { Site } from "#content/site.ts";
import { countColdSum } from "#web/calculations/sum-for-visitor.ts";
import { portsContext, siteContext } from "#web/context.ts";
import { type DeclarationFile, writeDeclaration } from "#web/declarations/declaration-file.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { sendFile } from "#web/send-file.ts";

/** The files of a trial: its agreement, and a declaration as a browser checks it. */
export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const ports = context.get(portsContext);
    const sandbox = await loadSandbox(ports, url.searchParams.get("proef") ?? "");
    const own = sandbox && sandboxPorts(ports, sandbox);
    if (own && params["file"] === "overeenkomst.pdf") countColdSum(context);
    const file =
      own && params["file"] === "overeenkomst.pdf"
        ? await printAgreement(ports, own, context.get(siteContext))
        : own && params["file"] === "verklaring.json"
          ? await writeProof(own, url.searchParams.get("code") ?? "")
          : null;
    if (!file) throw pageNotFound(url);
    return file;
  });

type OwnPorts = ReturnType<typeof sandboxPorts>;

async function printAgreement({ pdf }: Pick<Ports, "pdf">, own: OwnPorts, site: Site): Promise<Response | null> {
  const agreement = await loadSandboxAgreement(own);
  if (!agreement?.parties.seller || !agreement.parties.buyer) return null;
  const hash = hashOfAgreement(own, agreement, agreementDocument);
  const bytes = await pdf.render(agreementSheet(site, agreement, hash));
  return sendFile(bytes, "application/pdf", `demo-${agreement.reference}.pdf`);
}

async function writeProof(own: OwnPorts, code: string): Promise<Response | null> {
  const found = await loadSandboxDeclaration(own, code);
  if (!found) return null;
  const { declaration, previous } = found;
  const file: DeclarationFile = {
    declaration: writeDeclaration(declaration),
    previous: previous ? writeDeclaration(previous) : null,
    key: { keyId: own.signer.keyId, raw: own.signer.publicKeyRaw },
  };
  return Response.json(file, { headers: { "cache-control": "private, no-store" } });
}
