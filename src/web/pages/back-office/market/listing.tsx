import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { performAct } from "#application/back-office/perform-act.ts";
import { readListing } from "#application/back-office/read-listing.ts";
import { moderateOffer } from "#application/market/moderation/moderate-offer.ts";
import { listingWords } from "#content/pages/back-office/market.ts";
import { TextLink } from "#ui/text-link.tsx";
import { DONE_FIELD, sayDone } from "#web/forms/done-field.ts";
import { type FormAnswer, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { ActForm } from "#web/pages/back-office/act-form.tsx";
import { DeskPage, DeskTable } from "#web/pages/back-office/desk-page.tsx";
import { Facts } from "#web/pages/back-office/facts.tsx";
import { CellLink } from "#web/pages/back-office/list-parts.tsx";
import { listingView } from "#web/pages/back-office/market/listing-view.ts";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import { nothingDone, readAct, refuseAct } from "#web/pages/back-office/read-act.ts";

export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const read = await readListing(ports, operator, params["id"] ?? "");
    if (read === null) throw pageNotFound(url);
    return { ...listingView(read, operator.level), done: sayDone(url, listingWords.done) };
  });

export async function action({ context, url, params }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const id = params["id"] ?? "";
  const read = readAct(await postedForm(context));
  if (!read.ok) return refuseAct(read.answer);
  const { act, why } = read.value;
  const decision = act === "hide" ? "hide" : "show";
  return whileAvailable({}, async () => {
    const entry = { act: decision === "hide" ? "hide-offer" : "show-offer", about: id, why } as const;
    const moderated = await performAct(ports, operator, entry, () => moderateOffer(ports, id, decision, why));
    if (moderated === null) return nothingDone(read.value);
    return redirect(`/beheer/marktplaats/${id}?${DONE_FIELD}=${decision === "hide" ? "verborgen" : "getoond"}`, 303);
  });
}

export default function Listing() {
  const { title, facts, publicPath, reports, proposals, mayHide, mayShow, done } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const words = listingWords;
  return (
    <DeskPage title={title} back={words.back} done={served ? null : done}>
      <Facts facts={facts} />
      {publicPath ? (
        <TextLink asChild className="inline-flex min-h-11 items-center justify-self-start">
          <Link to={publicPath}>{words.public}</Link>
        </TextLink>
      ) : null}
      {reports === null ? null : <DeskTable {...words.reports} rows={reports} />}
      <DeskTable
        {...words.proposals}
        rows={proposals.map(({ id, madeOn, state, other }) => [
          madeOn,
          state,
          <CellLink key={id} to={`/beheer/marktplaats/${other}`}>
            {other}
          </CellLink>,
        ])}
      />
      {mayHide ? <ActForm act="hide" served={served} variant="danger" {...words.hide} /> : null}
      {mayShow ? <ActForm act="show" served={served} {...words.show} /> : null}
    </DeskPage>
  );
}
