import type { LoaderFunctionArgs } from "react-router";
import { hashOfAgreement } from "#application/contracts/sign-document.ts";
import { agreementDocument } from "#content/contracts/agreement-document.ts";
import { agreementSheet } from "#content/contracts/agreement-sheet.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { loadOwn } from "#web/pages/accounts/own-context.ts";
import { sendFile } from "#web/send-file.ts";

/** The agreement as a file; before both signed it says that it is a draft. */
export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, agreement } = await findContract(asked);
    if (!agreement.parties.seller || !agreement.parties.buyer) throw pageNotFound(asked.url);
    const hash = hashOfAgreement(ports, agreement, agreementDocument);
    const bytes = await ports.pdf.render(agreementSheet(site, agreement, hash));
    return sendFile(bytes, "application/pdf", `overeenkomst-${agreement.reference}.pdf`);
  });
