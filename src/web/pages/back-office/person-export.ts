import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { gatherMyData } from "#application/account-details/gather-my-data.ts";
import { maskExport } from "#application/back-office/mask-export.ts";
import { performAct } from "#application/back-office/perform-act.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { operatorIn, requireFactor } from "#web/pages/back-office/operator-page.ts";
import { readAct } from "#web/pages/back-office/read-act.ts";

const personPath = (uid: string | undefined) => `/beheer/mensen/${encodeURIComponent(uid ?? "")}`;

export const loader = ({ context, url, params }: LoaderFunctionArgs) => {
  operatorIn(context, url);
  return redirect(personPath(params["uid"]));
};

/** What is kept of one person, to hand over when they ask for it. By POST, with a reason. */
export const action = ({ context, url, params }: ActionFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const uid = params["uid"] ?? "";
    const read = readAct(await postedForm(context));
    if (!read.ok) return redirect(personPath(uid), 303);
    await requireFactor(context, url);
    if ((await ports.identity.account(uid)) === null) throw pageNotFound(url);
    const act = { act: "export-data", about: uid, why: read.value.why } as const;
    const data = await performAct(ports, operator, act, () => gatherMyData(ports, uid, ""));
    return new Response(JSON.stringify(maskExport(data), null, 2), {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="gegevens-${ports.clock.today()}.json"`,
        "cache-control": "private, no-store",
      },
    });
  });
