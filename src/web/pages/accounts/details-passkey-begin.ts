import { type ActionFunctionArgs, redirect } from "react-router";
import { startPasskey } from "#application/accounts/passkeys.ts";
import { loadOwn, ownContext, ownPage } from "#web/pages/accounts/own-context.ts";

export const handle = ownPage;

export const loader = () => redirect("/account/accountgegevens/toegangssleutels");

/** What the browser needs to make a key; the key itself comes back to the page of passkeys. */
export const action = ({ context }: ActionFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    return Response.json(await startPasskey(ports, uid));
  });
