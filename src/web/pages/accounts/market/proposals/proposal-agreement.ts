import { type LoaderFunctionArgs, redirect } from "react-router";
import { sideOf } from "#domain/contracts/agreement.ts";
import { openFromProposal } from "#web/contracts/open-from-proposal.ts";
import { loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";

/** Where the mail after the second yes leads: to what the agreement asks first. It is begun when it is not there yet. */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const id = params["id"] ?? "";
    const agreement = await openFromProposal(ports, uid, id);
    // One that fell through since tells so itself, and nobody else's is there.
    if (!agreement) throw redirect(`/account/voorstellen/${encodeURIComponent(id)}`, 303);
    const side = sideOf(agreement, uid);
    const isToFillIn = side !== null && agreement.parties[side] === null;
    throw redirect(`/account/contracten/${agreement.id}${isToFillIn ? "/gegevens" : ""}`, 303);
  });
