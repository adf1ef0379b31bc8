import type { ReactNode } from "react";
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { offerExtrasWords } from "#content/pages/accounts/offer-extras.ts";
import { isEditable } from "#domain/market/listing-state.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { FileDrop } from "#ui/field/file-drop.tsx";
import { answerHeaders } from "#web/forms/form-answer.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { keepTyped } from "#web/pages/accounts/keep-typed.ts";
import { changeExtras, type ExtrasAnswer } from "#web/pages/accounts/market/change-extras.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext, ownPage, sayDone } from "#web/pages/accounts/own-context.ts";
import { FormSummary, fieldId } from "#web/sections/form-summary.tsx";

export const handle = ownPage;
export const headers = answerHeaders;
export const clientAction = keepTyped;

const PHOTO_BYTES_MAX = 8_000_000;
const FILE_BYTES_MAX = 11_000_000;

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const offer = await ports.store.market.offers.find(uid, params["id"] ?? "");
    if (!offer) throw pageNotFound(url);
    const { head, hero, back, done } = offerExtrasWords;
    const path = `/account/aanbod/${encodeURIComponent(offer.id)}`;
    return {
      head,
      hero: { ...hero, title: offer.title, back: { label: back, path } },
      isEditable: isEditable(offer.state),
      photo: offer.photoId === null ? null : `/aanbod/${encodeURIComponent(offer.id)}/foto?${offer.photoId}`,
      isMeasured: offer.profileKind === "file",
      done: sayDone(url, done),
    };
  });

export const action = (asked: ActionFunctionArgs) => changeExtras(asked);

export default function OfferExtras() {
  const { hero, photo, isMeasured, done, ...page } = useLoaderData<typeof loader>();
  const served = useActionData() as ExtrasAnswer | undefined;
  const { photo: photoWords, year, bound } = offerExtrasWords;
  const answerTo = (goal: string) => (served?.goal === goal ? served : undefined);
  return (
    <MyPage {...hero} done={served ? null : done}>
      {page.isEditable ? (
        <>
          <Card as="section">
            <Upload
              key={photo ?? "none"}
              goal="foto"
              title={photoWords.title}
              served={answerTo("foto")}
              submit={photoWords.submit}
            >
              {(answer) => (
                <>
                  {photo === null ? null : (
                    <img src={photo} alt={photoWords.shown} className="max-h-60 rounded-card border border-line" />
                  )}
                  <FileDrop
                    id={fieldId("foto")}
                    name="foto"
                    label={photoWords.file}
                    help={photoWords.help}
                    error={answer?.faults["foto"]}
                    accept="image/jpeg,image/png,image/webp"
                    bytesMax={PHOTO_BYTES_MAX}
                  />
                </>
              )}
            </Upload>
            {photo === null ? null : <Removal goal="foto-weg" label={photoWords.remove} />}
          </Card>
          <Card as="section">
            <Upload
              key={String(isMeasured)}
              goal="jaar"
              title={year.title}
              served={answerTo("jaar")}
              submit={year.submit}
            >
              {(answer) => (
                <>
                  <p className="text-base text-muted">{isMeasured ? year.measured : year.model}</p>
                  <FileDrop
                    id={fieldId("bestand")}
                    name="bestand"
                    label={year.file}
                    help={year.help}
                    error={answer?.faults["bestand"]}
                    accept=".csv,.txt,text/csv,text/plain"
                    bytesMax={FILE_BYTES_MAX}
                  />
                  <CheckboxField
                    id={fieldId("toestemming")}
                    name="toestemming"
                    label={year.consent}
                    help={year.consentHelp}
                    error={answer?.faults["toestemming"]}
                  />
                </>
              )}
            </Upload>
            {isMeasured ? <Removal goal="jaar-weg" label={year.remove} /> : null}
          </Card>
        </>
      ) : (
        <Alert tone="info" className="max-w-text">
          <p>{bound}</p>
        </Alert>
      )}
    </MyPage>
  );
}

type UploadProps = {
  goal: string;
  title: string;
  served: ExtrasAnswer | undefined;
  submit: string;
  children: (answer: ReturnType<typeof useSending>["answer"]) => ReactNode;
};

function Upload({ goal, title, served, submit, children }: UploadProps) {
  const { answer, isBusy, round, onSubmit } = useSending(served, () => ({ ok: true, value: null, typed: {} }));
  const { photo, year } = offerExtrasWords;
  const labels = { foto: photo.file, bestand: year.file, toestemming: year.consent };
  return (
    <Form
      key={round}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
      className="group/form grid max-w-text gap-6"
    >
      <h2 className="font-display text-h4">{title}</h2>
      <FormSummary answer={answer} labels={labels} />
      <input type="hidden" name="doel" value={goal} />
      {children(answer)}
      <Button busy={isBusy} className="justify-self-start max-sm:w-full">
        {submit}
      </Button>
    </Form>
  );
}

const Removal = ({ goal, label }: { goal: string; label: string }) => (
  <Form method="post" className="mt-4">
    <input type="hidden" name="doel" value={goal} />
    <Button variant="quiet">{label}</Button>
  </Form>
);
