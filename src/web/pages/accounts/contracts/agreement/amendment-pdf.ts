import type { LoaderFunctionArgs } from "react-router";
import { hashOfAmendment } from "#application/contracts/sign-document.ts";
import { amendmentSheet } from "#content/contracts/agreement-sheet.ts";
import { amendmentDocument } from "#content/contracts/amendment-document.ts";
import { agreedAmendments } from "#domain/contracts/amendment.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { loadOwn } from "#web/pages/accounts/own-context.ts";
import { sendFile } from "#web/send-file.ts";

/** A change that both signed, as a file. */
export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, agreement } = await findContract(asked);
    const amendment = agreedAmendments(agreement).find(({ number }) => String(number) === asked.params["nummer"]);
    if (!amendment) throw pageNotFound(asked.url);
    const hash = hashOfAmendment(ports, agreement, amendment, amendmentDocument);
    const bytes = await ports.pdf.render(amendmentSheet(site, agreement, amendment, hash));
    return sendFile(bytes, "application/pdf", `wijziging-${amendment.number}-${agreement.reference}.pdf`);
  });
