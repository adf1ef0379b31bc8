import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { meterFileWords } from "#content/meter-files/meter-file-words.ts";
import type { offerWords } from "#content/pages/market/offer.ts";
import { parsePostcode } from "#domain/identifiers/postcode.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import { Alert } from "#ui/alert.tsx";
import { type CalculatorClient, openCalculator } from "#web/calculations/use-calculator.ts";
import type { CalculatorQuestions } from "#web/calculations/worker/calculator-messages.ts";
import { readBuilding, tradeOf } from "#web/forms/market/building.ts";
import { type EvaluatedFit, FitAnswer } from "#web/pages/market/offer/fit-answer.tsx";
import { MeterFileUpload } from "#web/sections/meter-file-upload.tsx";

export type OfferToEvaluate = Pick<CalculatorQuestions["evaluateOffer"]["ask"], "offer" | "site"> & {
  readonly year: number;
};

type OfferFileFitProps = {
  words: ReturnType<typeof offerWords>["fit"];
  toEvaluate: OfferToEvaluate;
  /** The postcode, the price and the building that stand in it now count along. */
  form: RefObject<HTMLFormElement | null>;
};

type Outcome = { answer: EvaluatedFit } | { sentence: string };

/** The same question on the visitor's own quarters, which stay on the device: the seller's come here instead. */
export default function OfferFileFit({ words, toEvaluate, form }: OfferFileFitProps) {
  const client = useRef<CalculatorClient | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { file } = words;
  useEffect(() => () => client.current?.close(), []);

  const ask = useCallback<CalculatorClient["ask"]>((name, question, meanwhile) => {
    client.current ??= openCalculator();
    return client.current.ask(name, question, meanwhile);
  }, []);

  const evaluate = useCallback(async () => {
    const typed = new FormData(form.current ?? undefined);
    const textOf = (name: string) => String(typed.get(name) ?? "").trim();
    const { offer, site } = toEvaluate;
    const postcode = parsePostcode(textOf("postcode"));
    if (postcode.ok && regionOfPostcode(postcode.value) !== offer.place.region)
      return setOutcome({ sentence: words.otherRegion });
    try {
      const { isCompany = false } = tradeOf(readBuilding(textOf("gebouw")));
      const visitor = {
        postcode: postcode.ok ? postcode.value : "",
        energyPrice: textOf("energieprijs"),
        product: textOf("product"),
        isCompany,
      };
      const answer = await ask("evaluateOffer", { offer, site, visitor });
      if (answer === null) setOutcome(null);
      else setOutcome("refusal" in answer ? { sentence: answer.refusal.text } : { answer });
    } catch {
      setOutcome({ sentence: file.away });
    }
  }, [ask, file.away, form, toEvaluate, words.otherRegion]);

  useEffect(() => {
    const fields = form.current;
    const again = () => void (client.current && evaluate());
    fields?.addEventListener("change", again);
    return () => fields?.removeEventListener("change", again);
  }, [form, evaluate]);

  return (
    <div className="mt-4 grid min-w-0 gap-3">
      <MeterFileUpload
        side="buyer"
        label={file.label}
        words={{ ...meterFileWords("be"), linkNote: file.stays }}
        year={() => toEvaluate.year}
        ask={ask}
        onLaid={() => void evaluate()}
      />
      {outcome && "sentence" in outcome ? (
        <Alert tone="warn">
          <p>{outcome.sentence}</p>
        </Alert>
      ) : null}
      {outcome && "answer" in outcome ? <FitAnswer words={words} answer={outcome.answer} note={file.note} /> : null}
    </div>
  );
}
