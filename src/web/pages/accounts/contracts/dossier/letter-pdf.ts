import type { LoaderFunctionArgs } from "react-router";
import { letterSheet, letterWords } from "#content/contracts/dossier-letters.ts";
import { lettersOf } from "#domain/contracts/dossier-letter.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { loadOwn } from "#web/pages/accounts/own-context.ts";
import { sendFile } from "#web/send-file.ts";

/** A letter of the dossier, filled in for who asks. */
export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, agreement, side } = await findContract(asked);
    const kind = lettersOf(agreement, side).find((one) => `${letterWords[one].slug}.pdf` === asked.params["letter"]);
    if (!kind) throw pageNotFound(asked.url);
    const bytes = await ports.pdf.render(letterSheet(site, agreement, side, kind, ports.clock.now()));
    return sendFile(bytes, "application/pdf", `${letterWords[kind].slug}-${agreement.reference}.pdf`);
  });
