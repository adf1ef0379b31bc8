import type { LoaderFunctionArgs } from "react-router";
import { isAsSigned } from "#application/forms/is-as-signed.ts";
import { formSheet } from "#content/forms/form-sheet.ts";
import { draftDocument, formDocument, formWords } from "#content/forms/form-texts.ts";
import { findGaps, isComplete } from "#domain/forms/parse-step.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { loadOwn } from "#web/pages/accounts/own-context.ts";
import { answerRules, findPaper } from "#web/pages/accounts/papers/find-paper.ts";
import { sendFile } from "#web/send-file.ts";

/** The paper as a file. A draft that is complete can be read on paper too, and says that it is a draft. */
export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, form, kind, definition } = await findPaper(asked);
    const { signedName: name, signedAt: at, documentHash: hash } = form;
    const signature = name !== null && at && hash !== null ? { name, at, hash } : null;
    const isReady = signature || isComplete(findGaps(definition, form.answers, answerRules(ports.clock.today())));
    if (!isReady) throw pageNotFound(asked.url);
    const document = signature ? formDocument(kind, form.textVersion, form.answers) : draftDocument(kind, form.answers);
    if (!document || (signature && !isAsSigned(ports, form, document))) throw pageNotFound(asked.url);
    const signerName = definition.signer(form.answers);
    const paper = { ...form, signerName, signature, createdAt: form.updatedAt };
    const bytes = await ports.pdf.render(formSheet(site, kind, document, form.answers, paper));
    const day = (at ?? form.updatedAt).toISOString().slice(0, 10);
    return sendFile(bytes, "application/pdf", `${formWords(kind).slug}-${day}.pdf`);
  });
