import { Form, Link } from "react-router";
import type { offerWords } from "#content/pages/market/offer.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { HOME } from "#web/forms/market/building.ts";
import { CONNECTION_FIELD } from "#web/forms/market/connection-field.ts";
import { toldAtOffer } from "#web/forms/offer-return.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import type { LoadedPropose, ToldUse } from "#web/pages/market/offer/load-propose.ts";
import { ShortRequestForm } from "#web/pages/market/offer/short-request-form.tsx";
import { FormSummary } from "#web/sections/form-summary.tsx";

export type OfferProposeProps = {
  words: ReturnType<typeof offerWords>["propose"];
  propose: LoadedPropose;
  /** What came of asking with a request that is there. */
  served: FormAnswer | undefined;
  /** What came of asking with one that is made with it: its form stays, also when it left a draft. */
  servedShort: FormAnswer | undefined;
  /** What the visitor told on this page. */
  told: ToldUse;
  /** For a form that makes something: sent again it makes nothing more. */
  formKey: string;
};

export const PROPOSE_ID = "interesse";

type Way = { readonly label: string; readonly path: string };

/** The way with what was told behind it. */
export function withTold({ label, path }: Way, told: Partial<ToldUse>): Way {
  const answers = { ...told, gebouw: told.gebouw === HOME ? "" : (told.gebouw ?? "") };
  const query = new URLSearchParams(Object.entries(answers).filter(([, text]) => text !== "")).toString();
  return { label, path: query === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${query}` };
}

/** How a stranger comes to a proposal. */
export const waysIn = (words: OfferProposeProps["words"], { verbruik, postcode, gebouw }: ToldUse) => {
  // The way back to this offer is one parameter of the sign-in page.
  const back = encodeURIComponent(withTold({ label: "", path: "" }, { verbruik, postcode, gebouw }).path);
  const { label, path } = words.register;
  return [
    { ...words.signIn, path: words.signIn.path + back },
    withTold({ label, path: path + toldAtOffer({ verbruik, gebouw }) }, { postcode }),
  ];
};

/** Where who likes a demo offer finds a seller who exists. */
export const demoWay = ({ demo }: OfferProposeProps["words"], told: ToldUse): Way => withTold(demo.make, told);

/** The way from looking to asking: with a request at once, with one that is made here, or with an account first. */
export const OfferPropose = (props: OfferProposeProps) => (
  <Card as="section" tone="primary" id={PROPOSE_ID} className="scroll-mt-24">
    <h2 className="font-display text-h3">{props.words.title}</h2>
    <Ways {...props} />
  </Card>
);

function Ways(props: OfferProposeProps) {
  const { words, propose, served, servedShort } = props;
  if (servedShort && !served) return <ShortRequestForm {...props} request={typedAgain(servedShort)} />;
  if (propose.kind === "closed-region") return <p className="mt-3 max-w-text">{words.brussels}</p>;
  if (propose.kind === "ready") return <ProposeForm {...props} requests={propose.requests} />;
  if (propose.kind === "short") return <ShortRequestForm {...props} request={propose} />;
  const { text, ways } = wayRound(props, propose);
  return (
    <>
      <p className="mt-3 max-w-text">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {ways.map(({ label, path }, place) => (
          <Button key={path} asChild variant={place === 0 ? "primary" : "secondary"}>
            <Link to={path}>{label}</Link>
          </Button>
        ))}
      </div>
    </>
  );
}

/** For who cannot ask on this page. */
function wayRound({ words, told }: OfferProposeProps, propose: Exclude<LoadedPropose, { kind: "short" | "ready" }>) {
  if (propose.kind === "demo") return { text: words.demo.text, ways: [demoWay(words, told)] };
  if (propose.kind !== "whole") return { text: words.stranger, ways: waysIn(words, told) };
  const path = `${words.short.whole.path}&${CONNECTION_FIELD}=${propose.connectionId}`;
  return { text: words.school.text, ways: [{ label: words.school.make, path }] };
}

/** The short form with what was typed in it. */
const typedAgain = ({ typed }: FormAnswer): Extract<LoadedPropose, { kind: "short" }> => ({
  kind: "short",
  initial: typed,
  connectionId: typed[CONNECTION_FIELD] || null,
  isPriceEstimated: false,
});

type Requests = Extract<LoadedPropose, { kind: "ready" }>["requests"];

function ProposeForm({ words, served, requests }: OfferProposeProps & { requests: Requests }) {
  const options = requests.map(({ value, label, resting }) => ({
    value,
    label: resting === null ? label : `${label} (${words.resting[resting]})`,
  }));
  return (
    <Form method="post" preventScrollReset className="mt-3 grid max-w-text gap-5">
      <FormSummary answer={served} labels={{ vraag: words.request.label }} />
      <input type="hidden" name="actie" value="voorstel" />
      <p>
        {words.text} {requests.some(({ resting }) => resting !== null) ? words.wakes : null}
      </p>
      <SelectField
        id={fieldId("vraag")}
        name="vraag"
        label={words.request.label}
        options={options}
        defaultValue={served?.typed["vraag"] || (options[0]?.value ?? "")}
        error={served?.faults["vraag"]}
      />
      <SendButton className="justify-self-start max-sm:w-full">{words.submit}</SendButton>
    </Form>
  );
}
