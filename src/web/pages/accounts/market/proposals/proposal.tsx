import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { type Bargain, loadBargain } from "#application/market/proposals/counter-proposal.ts";
import { loadProposal } from "#application/market/proposals/own-proposals.ts";
import { proposalsWords, sayPerCent } from "#content/pages/accounts/proposals.ts";
import { type MarketProposal, type MarketSide, otherSide } from "#domain/market/proposal.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { answerHeaders, type FormAnswer } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import { pageNotFound } from "#web/page-not-found.ts";
import { answerProposal } from "#web/pages/accounts/market/proposals/answer-proposal.ts";
import { CounterForm, type ShownBargain } from "#web/pages/accounts/market/proposals/counter-form.tsx";
import { DeclineForm } from "#web/pages/accounts/market/proposals/decline-form.tsx";
import { meetPartners } from "#web/pages/accounts/market/proposals/meet-partners.ts";
import { ProposalFacts } from "#web/pages/accounts/market/proposals/proposal-list.tsx";
import { proposalView } from "#web/pages/accounts/market/proposals/proposal-view.ts";
import { SEEN_FIELD } from "#web/pages/accounts/market/proposals/seen-field.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext, sayDone } from "#web/pages/accounts/own-context.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;
export const action = (args: ActionFunctionArgs) => answerProposal(args);

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid, site } = ownContext(context);
    const proposal = await loadProposal(ports, uid, params["id"] ?? "");
    if (!proposal) throw pageNotFound(url);
    const { detail: words, done, demo } = proposalsWords;
    const [met, bargain] = [await meetPartners(ports, uid, site), await loadBargain(ports, uid, proposal)];
    const view = proposalView(proposal, uid, met(proposal));
    const page = { head: words.head, words, demo, view, done: sayDone(url, done) };
    return {
      ...page,
      hero: { eyebrow: "", title: view.title, lead: view.forListing, back: words.back },
      // Once both said yes the offer is no longer for others to see, and the agreement says it all.
      offerPath: uid === proposal.buyerUid && proposal.state !== "accepted" ? `/aanbod/${proposal.offerId}` : null,
      bargain: bargain && showBargain(bargain, proposal, uid === proposal.sellerUid ? "seller" : "buyer"),
    };
  });

const CENTS = 100;

function showBargain(bargain: Bargain, { pair }: MarketProposal, side: MarketSide): ShownBargain {
  // As the buyer pays it: with VAT where the buyer bears it.
  const paid = 1 + (pair.vat ?? 0);
  const inCents = (price: number) => Math.round(price * paid * CENTS * CENTS) / CENTS;
  const perPaidCent = ({ gain, perCent }: Bargain["seller"]) => ({ gain, perCent: perCent / paid });
  return {
    lowest: inCents(bargain.lowest),
    highest: inCents(bargain.highest),
    price: inCents(pair.agreedPrice),
    side,
    own: perPaidCent(bargain[side]),
    other: perPaidCent(bargain[otherSide(side)]),
    perCent: sayPerCent(bargain.seller.perCent / paid, vatOf(pair)),
  };
}

const vatOf = ({ vat, isVatCharged }: MarketProposal["pair"]) =>
  (vat ?? 0) > 0 ? "included" : isVatCharged === undefined ? null : isVatCharged ? "left-out" : "none";

export default function Proposal() {
  const { hero, words, view, demo, offerPath, bargain, done } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const { lines } = view;
  return (
    <MyPage {...hero} done={served ? null : done}>
      <FormSummary
        answer={served}
        labels={{
          reden: words.decline.reason,
          uitleg: words.decline.note.label,
          prijs: words.counter.price.label,
          bericht: words.counter.message.label,
        }}
      />
      <Card>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={view.state.tone}>{view.state.label}</Badge>
          {view.isDemo ? (
            <Badge tone="sun" icon="info">
              {demo}
            </Badge>
          ) : null}
        </div>
        <ProposalFacts facts={view.facts} />
        {view.old ? (
          <Alert tone="warn" className="mt-4">
            {view.old}
          </Alert>
        ) : null}
        <p className="mt-3 text-muted text-small">{view.basis}</p>
        {view.ended ? <p className="mt-4 max-w-text">{view.ended}</p> : null}
      </Card>

      <section>
        <h2 className="font-display text-h3">{words.why}</h2>
        <p className="mt-3 max-w-text">{view.why}</p>
        <p className="mt-2 max-w-text">{view.hours}</p>
        {view.given ? <p className="mt-2 max-w-text font-medium">{view.given}</p> : null}
        {view.standsAlone ? null : <p className="mt-2 max-w-text text-muted">{words.notAlone}</p>}
        {offerPath ? (
          <TextLink asChild className="mt-2 inline-flex min-h-11 items-center">
            <Link to={offerPath}>{words.offer}</Link>
          </TextLink>
        ) : null}
      </section>

      <section>
        <DataTable
          caption={words.sums}
          rowHeader
          columns={[
            { header: words.columns.line },
            { header: words.columns.buyer, align: "end" },
            { header: words.columns.seller, align: "end" },
          ]}
          rows={[
            [words.lines.energy, lines.energy.buyer, lines.energy.seller],
            [words.lines.fee, lines.fee.buyer, lines.fee.seller],
          ]}
          footer={[words.lines.gain, lines.gain.buyer, lines.gain.seller]}
        />
        <p className="mt-3 max-w-text text-muted text-small">{words.note}</p>
      </section>

      {view.history.length > 0 ? (
        <section>
          <DataTable
            caption={words.history.title}
            columns={[
              { header: words.history.columns.at },
              { header: words.history.columns.who },
              { header: words.history.columns.price, align: "end" },
              { header: words.history.columns.message },
            ]}
            rows={view.history.map(({ at, who, price, message }) => [at, who, price, message])}
          />
        </section>
      ) : null}
      {view.measured ? (
        <Card as="section">
          <h2 className="font-display text-h3">{words.measured.title}</h2>
          <ProposalFacts facts={view.measured.facts} />
          <p className="mt-4 max-w-text">{view.measured.hours}</p>
          <p className="mt-3 max-w-text text-muted text-small">{words.measured.basis}</p>
        </Card>
      ) : null}
      {view.show ? (
        <Card as="section" tone="sunken">
          <h2 className="font-display text-h3">{words.show.title}</h2>
          <p className="mt-2 max-w-text">{view.show.isShown ? words.show.shown : words.show.text}</p>
          <Form method="post" preventScrollReset className="mt-5">
            <SendButton
              name="actie"
              value={view.show.isShown ? "niet-tonen" : "tonen"}
              variant="secondary"
              className="max-sm:w-full"
            >
              {view.show.isShown ? words.show.stop : words.show.submit}
            </SendButton>
          </Form>
        </Card>
      ) : null}
      {view.canAnswer ? (
        <Card as="section" tone="secondary">
          <h2 className="font-display text-h3">{words.accept.title}</h2>
          <p className="mt-2">{view.until}</p>
          <p className="mt-2 text-base">{words.accept.text}</p>
          <Form method="post" className="mt-5">
            <input type="hidden" name={SEEN_FIELD} value={view.counterOffers} />
            <SendButton name="actie" value="aanvaarden" size="large" className="max-sm:w-full">
              {words.accept.submit}
            </SendButton>
          </Form>
          {bargain ? (
            <CounterForm
              key={view.counterOffers}
              words={words.counter}
              bargain={bargain}
              seen={view.counterOffers}
              served={served}
            />
          ) : null}
          <DeclineForm words={words.decline} block={words.block} served={served} />
        </Card>
      ) : null}
      {view.hasAccepted ? (
        <Card as="section" tone="secondary">
          <h2 className="font-display text-h3">{words.accept.title}</h2>
          <p className="mt-2">
            {words.accept.done} {view.until}
          </p>
          <DeclineForm words={{ ...words.decline, ...words.takeBack }} block={words.block} served={served} />
        </Card>
      ) : null}
      {view.isAgreed ? (
        <Card as="section" tone="primary">
          <h2 className="font-display text-h3">{words.agreed.title}</h2>
          <p className="mt-2 max-w-text">{words.agreed.text}</p>
          <Button asChild className="mt-5">
            <Link to={view.path + words.agreed.action.path}>{words.agreed.action.label}</Link>
          </Button>
        </Card>
      ) : null}
    </MyPage>
  );
}
