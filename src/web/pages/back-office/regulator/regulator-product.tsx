import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { performAct } from "#application/back-office/perform-act.ts";
import { completeProduct, linkProduct, readProduct } from "#application/back-office/regulator-desk.ts";
import { sayRowFault } from "#content/pages/back-office/cards.ts";
import { productWords, sayAmount, sayColumn } from "#content/pages/back-office/regulator.ts";
import { columnsOf } from "#domain/cards/card-columns.ts";
import { readCardRow } from "#domain/cards/read-card-row.ts";
import { sayMonth } from "#domain/cards/regulator/regulator-product.ts";
import { regulatorColumns } from "#domain/cards/regulator/review-products.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { DONE_FIELD } from "#web/forms/done-field.ts";
import { fieldId } from "#web/forms/field-id.ts";
import { type FormAnswer, refuseForm, textOf, typedTexts, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { CardForm } from "#web/pages/back-office/cards/card-form.tsx";
import { DeskPage, DeskSection } from "#web/pages/back-office/desk-page.tsx";
import { Facts } from "#web/pages/back-office/facts.tsx";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import { DO_FIELD } from "#web/pages/back-office/read-act.ts";

const CARD = "kaart";

type Found = NonNullable<Awaited<ReturnType<typeof readProduct>>>;
const idIn = (text: string | undefined): number => (/^\d{1,15}$/.test(text ?? "") ? Number(text) : -1);
const commaNumber = (value: number | null): string => (value === null ? "" : String(value).replace(".", ","));

/** What the file says, as the fields of a card begin with it. */
function typedOf({ kept: { product, month }, prices, today }: Found): Record<string, string> {
  return {
    leverancier: product.supplier,
    product: product.product,
    regio: "vlaanderen",
    ...(product.kind === "dynamic" ? {} : { prijs: product.kind === "fixed" ? "vast" : "variabel" }),
    ...Object.fromEntries(regulatorColumns.map((column) => [column, commaNumber(prices[column])])),
    vtest_maand: month,
    vtest_gelezen: today,
    uitgever: product.supplier,
    gelezen: today,
  };
}

export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const found = await readProduct(ports, idIn(params["id"]));
    if (found === null) throw pageNotFound(url);
    const { kept, kind, candidates, prices, hasFee } = found;
    return {
      head: { title: kept.product.product, description: productWords.description },
      mayAct: operator.level === "act",
      title: kept.product.product,
      lead: productWords.lead(sayMonth(kept.month)),
      facts: regulatorColumns
        .filter((column) => prices[column] !== null)
        .map((column) => ({ name: sayColumn(column), value: sayAmount(column, prices[column]) })),
      columns: columnsOf[kind],
      typed: typedOf(found),
      candidates: candidates.map((card) => ({ value: card.key, label: card.product })),
      noFee: hasFee ? null : productWords.noFee(kept.product.supplier),
    };
  });

export async function action({ context, url, params }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const id = idIn(params["id"]);
  const form = await postedForm(context);
  const done = (word: string) => redirect(`${productWords.back.path}?${DONE_FIELD}=${word}`, 303);
  return whileAvailable({}, async () => {
    const found = await readProduct(ports, id);
    if (found === null) throw pageNotFound(url);
    if (textOf(form, DO_FIELD) === "link") {
      const key = textOf(form, CARD);
      const typed = { [DO_FIELD]: "link", [CARD]: key };
      const refuse = (fault: string) => refuseForm<FormAnswer>({ typed, faults: { [CARD]: fault }, notice: null }, 422);
      if (key === "") return refuse(productWords.link.missing);
      if (!found.candidates.some((card) => card.key === key)) return refuse(productWords.link.refused);
      const entry = { act: "draft-cards", about: key, why: "" } as const;
      const isDone = await performAct(ports, operator, entry, () => linkProduct(ports, id, key));
      return isDone ? done("gekoppeld") : refuse(productWords.link.refused);
    }
    const typed = typedTexts(form, columnsOf[found.kind]);
    const soort = found.kind === "dynamic" ? "dynamisch" : "product";
    const row = readCardRow({ ...typed, soort, sleutel: found.newKey }, found.today);
    if (!row.ok) {
      const faults = Object.fromEntries(row.faults.map((fault) => [fault.column, sayRowFault(fault)]));
      return refuseForm<FormAnswer>({ typed, faults, notice: null }, 422);
    }
    const entry = { act: "draft-cards", about: found.newKey, why: "" } as const;
    await performAct(ports, operator, entry, () => completeProduct(ports, id, row.draft));
    return done("aangevuld");
  });
}

export default function RegulatorProductPage() {
  const { title, lead, facts, columns, typed, candidates, noFee, mayAct } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const isOfLink = served?.typed[DO_FIELD] === "link";
  return (
    <DeskPage title={title} lead={lead} back={productWords.back}>
      <DeskSection title={productWords.facts}>
        <Facts facts={facts} />
      </DeskSection>
      {noFee ? (
        <Alert tone="warn" className="max-w-text">
          <p>{noFee}</p>
        </Alert>
      ) : null}
      {mayAct && candidates.length > 0 ? (
        <LinkForm candidates={candidates} served={isOfLink ? served : undefined} />
      ) : null}
      {mayAct ? (
        <DeskSection title={productWords.complete.title} lead={productWords.complete.lead}>
          <CardForm columns={columns} served={isOfLink ? undefined : served} kept={typed} />
        </DeskSection>
      ) : null}
    </DeskPage>
  );
}

type LinkFormProps = {
  candidates: readonly { readonly value: string; readonly label: string }[];
  served: FormAnswer | undefined;
};

function LinkForm({ candidates, served }: LinkFormProps) {
  const { answer, isBusy, round, onSubmit } = useSending(served, () => ({ ok: true, value: null, typed: {} }));
  const { title, lead, label, submit } = productWords.link;
  return (
    <Card as="section">
      <Form key={round} method="post" noValidate onSubmit={onSubmit} className="grid max-w-text gap-5">
        <div>
          <h2 className="font-display text-h4">{title}</h2>
          <p className="text-muted text-small">{lead}</p>
        </div>
        <input type="hidden" name={DO_FIELD} value="link" />
        <SelectField
          id={fieldId(CARD)}
          name={CARD}
          label={label}
          options={[...candidates]}
          placeholder=""
          defaultValue={served?.typed[CARD] ?? ""}
          error={answer?.faults[CARD]}
          required
        />
        <Button variant="secondary" busy={isBusy} className="justify-self-start max-sm:w-full">
          {submit}
        </Button>
      </Form>
    </Card>
  );
}
