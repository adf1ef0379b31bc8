import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { PHOTO_BYTES_MAX } from "#application/market/listings/keep-photo.ts";
import { offerExtrasWords } from "#content/pages/accounts/offer-extras.ts";
import { isEditable } from "#domain/market/listing-state.ts";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { FileDrop } from "#ui/field/file-drop.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import { answerHeaders, type FormAnswer } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { changeExtras } from "#web/pages/accounts/market/change-extras.ts";
import { findOwnOffer } from "#web/pages/accounts/market/find-listing.ts";
import { ListingRemoval, ListingUpload, MeterYear } from "#web/pages/accounts/market/listing-upload.tsx";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, sayDone } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { offer } = await findOwnOffer(asked);
    const { head, hero, back, done } = offerExtrasWords;
    const path = `/account/aanbod/${encodeURIComponent(offer.id)}`;
    return {
      head,
      hero: { ...hero, title: offer.title, back: { label: back, path } },
      isEditable: isEditable(offer.state),
      photo: offer.photoId === null ? null : `/aanbod/${encodeURIComponent(offer.id)}/foto?${offer.photoId}`,
      isMeasured: offer.profileKind === "file",
      done: sayDone(asked.url, done),
    };
  });

export const action = (asked: ActionFunctionArgs) => changeExtras(asked, "offer");

export default function OfferExtras() {
  const { hero, photo, isMeasured, done, ...page } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const { photo: words, year, bound } = offerExtrasWords;
  return (
    <MyPage {...hero} done={served ? null : done}>
      {page.isEditable ? (
        <>
          <Card as="section">
            <ListingUpload
              key={photo ?? "none"}
              goal="foto"
              title={words.title}
              served={served}
              labels={{ foto: words.file }}
              submit={words.submit}
            >
              {(answer) => (
                <>
                  {photo === null ? null : (
                    <img src={photo} alt={words.shown} className="max-h-60 rounded-card border border-line" />
                  )}
                  <FileDrop
                    id={fieldId("foto")}
                    name="foto"
                    label={words.file}
                    help={words.help}
                    error={answer?.faults["foto"]}
                    accept="image/jpeg,image/png,image/webp"
                    bytesMax={PHOTO_BYTES_MAX}
                  />
                </>
              )}
            </ListingUpload>
            {photo === null ? null : <ListingRemoval goal="foto-weg" label={words.remove} />}
          </Card>
          <MeterYear words={year} isMeasured={isMeasured} served={served} />
        </>
      ) : (
        <Alert tone="info" className="max-w-text">
          <p>{bound}</p>
        </Alert>
      )}
    </MyPage>
  );
}
