import { type ActionFunctionArgs, redirect } from "react-router";
import { gatherMyData } from "#application/account-details/gather-my-data.ts";
import { hasRecentProof } from "#application/accounts/require-recent-proof.ts";
import { loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";

export const loader = () => redirect("/account/accountgegevens");

/** All that is kept of one person, as a file. By POST, so that no link and no prefetch makes one, and with a proof of the last ten minutes. */
export const action = ({ context }: ActionFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid, token } = ownContext(context);
    if (!(await hasRecentProof(ports, token)))
      return redirect("/account/accountgegevens/mijn-gegevens/bevestigen", 303);
    const everything = await gatherMyData(ports, uid, token);
    return new Response(JSON.stringify(everything, null, 2), {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="mijn-gegevens-${ports.clock.today()}.json"`,
        "cache-control": "private, no-store",
      },
    });
  });
