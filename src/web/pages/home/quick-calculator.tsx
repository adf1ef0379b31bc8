import type { ReactNode } from "react";
import { Form } from "react-router";
import type { homeWords } from "#content/pages/home/home.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { KilowattHourField } from "#ui/field/numbers/kilowatt-hour-field.tsx";
import { NumberField } from "#ui/field/numbers/number-field.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import type { ShortAnswer } from "#web/calculations/short-answer.ts";
import type { HomeView } from "#web/pages/home/home.tsx";
import { useShortAnswer } from "#web/pages/home/use-short-answer.ts";

type QuickWords = ReturnType<typeof homeWords>["quick"];

const choiceStyle =
  "flex min-h-12 items-center justify-center rounded-control border-[1.5px] border-transparent px-2 text-center font-semibold text-base text-muted leading-tight peer-checked:border-primary peer-checked:bg-surface peer-checked:text-primary peer-focus-visible:outline-3 peer-focus-visible:outline-primary peer-focus-visible:outline-offset-3";

type QuickProps = { words: QuickWords; suppliers: HomeView["suppliers"]; isDutchMarket: boolean };

/** A few questions, others for each side. The choice between them is a style rule, so it works before any script. */
export function QuickCalculator({ words, suppliers, isDutchMarket }: QuickProps) {
  const { buy, sell } = words;
  const { form: buyForm, ...bought } = useShortAnswer("koper");
  const { form: sellForm, ...sold } = useShortAnswer("verkoper");
  return (
    <div className="group/quick rounded-card border border-line bg-surface p-5 sm:p-7">
      <fieldset>
        <legend className="sr-only">{words.legend}</legend>
        <div className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1">
          <label htmlFor="quick-buy">
            <input type="radio" name="kant" id="quick-buy" defaultChecked className="peer sr-only" />
            <span className={choiceStyle}>{buy.choice}</span>
          </label>
          <label htmlFor="quick-sell">
            <input type="radio" name="kant" id="quick-sell" className="peer sr-only" />
            <span className={choiceStyle}>{sell.choice}</span>
          </label>
        </div>
      </fieldset>
      <Form
        ref={buyForm}
        method="get"
        action="/calculator/koper"
        onInput={(event) => bought.onInput(event.currentTarget)}
        className="mt-5 hidden-until-chosen gap-4 group-has-[#quick-buy:checked]/quick:grid"
      >
        <FieldRow>
          <Postcode id="quick-buy-postcode" label={buy.postcode} isDutchMarket={isDutchMarket} />
          <KilowattHourField
            id="quick-buy-amount"
            name="verbruik"
            label={buy.amount}
            defaultValue={3500}
            fractionDigitsMax={0}
          />
        </FieldRow>
        <Supplier id="quick-buy-supplier" name="product" words={words.supplier} options={suppliers} />
        <AnswerBox {...bought} words={words} help={buy.help} />
        <Foot submit={buy.submit} note={words.note} />
      </Form>
      <Form
        ref={sellForm}
        method="get"
        action="/calculator/verkoper"
        onInput={(event) => sold.onInput(event.currentTarget)}
        className="mt-5 hidden-until-chosen gap-4 group-has-[#quick-sell:checked]/quick:grid"
      >
        <FieldRow>
          <Postcode id="quick-sell-postcode" label={sell.postcode} isDutchMarket={isDutchMarket} />
          <NumberField
            id="quick-sell-amount"
            name="kwp"
            label={sell.amount}
            unit={sell.unit}
            defaultValue={6}
            fractionDigitsMax={2}
            min={0}
          />
        </FieldRow>
        <Supplier id="quick-sell-supplier" name="verkoper-product" words={words.supplier} options={suppliers} />
        <AnswerBox {...sold} words={words} help={sell.help} />
        <Foot submit={sell.submit} note={words.note} />
      </Form>
    </div>
  );
}

const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-4 sm:grid-cols-[1fr_1.35fr]">{children}</div>
);

function Postcode({ id, label, isDutchMarket }: { id: string; label: string; isDutchMarket: boolean }) {
  return (
    <TextField
      id={id}
      name="postcode"
      label={label}
      autoComplete="postal-code"
      {...(isDutchMarket
        ? { maxLength: 7 }
        : { inputMode: "numeric" as const, maxLength: 4, pattern: "[1-9][0-9]{3}" })}
    />
  );
}

type SupplierProps = { id: string; name: string; words: QuickWords["supplier"]; options: HomeView["suppliers"] };

const Supplier = ({ id, name, words, options }: SupplierProps) =>
  options.length === 0 ? null : (
    <SelectField id={id} name={name} label={words.label} placeholder={words.unknown} options={options} />
  );

type AnswerBoxProps = {
  answer: ShortAnswer | null;
  isAsking: boolean;
  words: QuickWords;
  help: string;
};

/** As tall with an answer as without one, so that nothing jumps while somebody types. */
function AnswerBox({ answer, isAsking, words, help }: AnswerBoxProps) {
  return (
    <div
      role="status"
      aria-busy={isAsking}
      className="flex min-h-54 flex-col justify-center rounded-control bg-sunken px-4 py-3 sm:min-h-38"
    >
      {answer === null ? (
        <p className="text-muted text-small">{isAsking ? words.asking : help}</p>
      ) : (
        <div className={isAsking ? "opacity-60" : ""}>
          {answer.kind === "answer" ? <Badge tone={answer.tone}>{answer.badge}</Badge> : null}
          <p className="mt-1 font-semibold text-base leading-snug">{answer.sentence}</p>
          {answer.kind === "answer" && (answer.beside || answer.range) ? (
            <p className="mt-1 text-small">
              <span className="text-muted">{answer.beside}</span> {answer.range}
            </p>
          ) : null}
        </div>
      )}
    </div>
  );
}

function Foot({ submit, note }: { submit: string; note: string }) {
  return (
    <>
      <Button size="large" className="w-full">
        {submit}
        <Icon name="arrow-right" />
      </Button>
      <p className="text-muted text-small">{note}</p>
    </>
  );
}
