import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { answerOffer } from "#web/pages/market/offer/answer-offer.ts";
import { type LoadedOffer, loadOffer } from "#web/pages/market/offer/load-offer.ts";
import { OfferPage } from "#web/pages/market/offer/offer-page.tsx";
import { OfferPropose } from "#web/pages/market/offer/offer-propose.tsx";
import { OfferReport } from "#web/pages/market/offer/offer-report.tsx";

export { answerHeaders as headers } from "#web/forms/form-answer.ts";

export const clientAction = keepAllWhenOffline;
export const loader = (args: LoaderFunctionArgs) => loadOffer(args);
export const action = (args: ActionFunctionArgs) => answerOffer(args);

export default function Offer() {
  const page = useLoaderData() as LoadedOffer;
  const served = useActionData() as (FormAnswer & { readonly about: string }) | undefined;
  const { words, isOwn } = page;
  const about = (form: string) => (served?.about === form ? served : undefined);
  return (
    <OfferPage
      page={page}
      notices={<OfferNotices page={page} />}
      propose={
        isOwn ? null : (
          <OfferPropose
            words={words.propose}
            propose={page.propose}
            served={about("voorstel")}
            servedShort={about("vraag")}
            told={page.fit.typed}
            formKey={page.formKey}
          />
        )
      }
      way={isOwn ? null : page.propose}
      isOwn={isOwn}
      report={
        isOwn ? null : (
          <OfferReport words={words} isSignedIn={page.isSignedIn} formKey={page.formKey} served={about("melding")} />
        )
      }
    />
  );
}

const OfferNotices = ({ page: { done, isOwn, words } }: { page: LoadedOffer }) => (
  <>
    {done ? (
      <Alert tone="ok" role="status" className="mb-6">
        <p>{done}</p>
      </Alert>
    ) : null}
    {isOwn ? (
      <Alert tone="info" className="mb-6">
        <p>
          {words.own.text}{" "}
          <TextLink asChild>
            <Link to={words.own.action.path}>{words.own.action.label}</Link>
          </TextLink>
        </p>
      </Alert>
    ) : null}
  </>
);
