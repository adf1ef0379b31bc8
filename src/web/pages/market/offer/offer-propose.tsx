import { Form, Link } from "react-router";
import type { offerWords } from "#content/pages/market/offer.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import type { LoadedFit } from "#web/pages/market/offer/load-fit.ts";
import type { LoadedPropose } from "#web/pages/market/offer/load-propose.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

type OfferProposeProps = {
  words: ReturnType<typeof offerWords>["propose"];
  propose: LoadedPropose;
  served: FormAnswer | undefined;
  /** What the visitor told on this page. */
  told: Told;
};

type Told = Pick<LoadedFit["typed"], "verbruik" | "postcode">;

export const PROPOSE_ID = "interesse";

/** What leads on to a proposal for who cannot make one yet. */
export const waysOf = (
  words: OfferProposeProps["words"],
  kind: Exclude<LoadedPropose["kind"], "ready" | "closed-region">,
  { verbruik, postcode }: Told,
) => {
  const queryOf = (answers: Record<string, string>) =>
    new URLSearchParams(Object.entries(answers).filter(([, text]) => text !== "")).toString();
  const after = ({ label, path }: Way, query: string) => ({ label, path: query === "" ? path : `${path}&${query}` });
  const told = queryOf({ verbruik, postcode });
  if (kind === "draft") return [words.search];
  if (kind === "no-request") return [after(words.make, told)];
  // The way back to this offer is one parameter of the sign-in page.
  const back = told === "" ? "" : encodeURIComponent(`?${told}`);
  return [{ ...words.signIn, path: words.signIn.path + back }, after(words.register, queryOf({ postcode }))];
};

type Way = { readonly label: string; readonly path: string };

/** The way from looking to asking: with a request at once, otherwise the step that is missing. */
export function OfferPropose({ words, propose, served, told }: OfferProposeProps) {
  return (
    <Card as="section" tone="primary" id={PROPOSE_ID} className="scroll-mt-24">
      <h2 className="font-display text-h3">{words.title}</h2>
      <Ways words={words} propose={propose} served={served} told={told} />
    </Card>
  );
}

function Ways({ words, propose, served, told }: OfferProposeProps) {
  if (propose.kind === "closed-region") return <p className="mt-3 max-w-text">{words.brussels}</p>;
  if (propose.kind === "ready") {
    return (
      <Form method="post" preventScrollReset className="mt-3 grid max-w-text gap-5">
        <FormSummary answer={served} labels={{ vraag: words.request.label }} />
        <input type="hidden" name="actie" value="voorstel" />
        <p>{words.text}</p>
        <SelectField
          id={fieldId("vraag")}
          name="vraag"
          label={words.request.label}
          options={propose.requests}
          defaultValue={served?.typed["vraag"] ?? propose.requests[0]?.value ?? ""}
          error={served?.faults["vraag"]}
        />
        <SendButton className="justify-self-start max-sm:w-full">{words.submit}</SendButton>
      </Form>
    );
  }
  return (
    <>
      <p className="mt-3 max-w-text">{words.missing[propose.kind]}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {waysOf(words, propose.kind, told).map(({ label, path }, place) => (
          <Button key={path} asChild variant={place === 0 ? "primary" : "secondary"}>
            <Link to={path}>{label}</Link>
          </Button>
        ))}
      </div>
    </>
  );
}
