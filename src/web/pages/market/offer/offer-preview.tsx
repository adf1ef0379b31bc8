import { Form, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { SendButton } from "#web/forms/send-button.tsx";
import { loadOfferPreview } from "#web/pages/market/offer/load-offer.ts";
import { OfferPage } from "#web/pages/market/offer/offer-page.tsx";

export const loader = (args: LoaderFunctionArgs) => loadOfferPreview(args);

/** What strangers will see of one's own offer, before it is published. */
export default function OfferPreview() {
  const page = useLoaderData<typeof loader>();
  const { preview, id, canPublish, done, refused } = page;
  return (
    <OfferPage
      page={page}
      notices={
        <>
          {refused ? (
            <Alert tone="warn" role="alert" title={preview.notPublished} className="mb-6">
              <p>{refused}</p>
            </Alert>
          ) : null}
          <Alert tone="info" title={preview.heading} className="mb-6">
            {done ? (
              <p role="status" className="mb-2 font-semibold">
                {done}
              </p>
            ) : null}
            <p>{preview.text}</p>
            <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
              {canPublish ? (
                <Form method="post" action="/account/aanbod">
                  <input type="hidden" name="id" value={id} />
                  <SendButton name="stap" value="publish">
                    {preview.publish}
                  </SendButton>
                </Form>
              ) : null}
              <TextLink asChild className="inline-flex min-h-11 items-center">
                <Link to={`/account/aanbod/${id}`}>{preview.edit}</Link>
              </TextLink>
            </div>
          </Alert>
        </>
      }
      propose={null}
      way={null}
      report={null}
    />
  );
}
