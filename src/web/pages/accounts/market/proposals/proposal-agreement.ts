import { type LoaderFunctionArgs, redirect } from "react-router";
import { openFromProposal } from "#web/contracts/open-from-proposal.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { loadOwn, ownContext, ownPage } from "#web/pages/accounts/own-context.ts";

export const handle = ownPage;

/** Where the mail after the second yes leads: to the form of the agreement, which is begun when it is not there yet. */
export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const agreement = await openFromProposal(ports, uid, params["id"] ?? "");
    if (!agreement) throw pageNotFound(url);
    throw redirect(`/account/contracten/${agreement.id}/gegevens`, 303);
  });
