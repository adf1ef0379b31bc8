import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readMonthChecklist, type SupplierMonth } from "#application/back-office/month-checklist.ts";
import { formatDay } from "#content/format/format-day.ts";
import { sayCard, sayCell, sayFee } from "#content/pages/back-office/cards.ts";
import { checklistWords, checkQuestions, sayCardAge } from "#content/pages/back-office/regulator.ts";
import { lastSignable, ownDatesOf } from "#domain/cards/card-age.ts";
import { writeCardRow } from "#domain/cards/write-card-row.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { loadStored } from "#web/load-stored.ts";
import { cardPath } from "#web/pages/back-office/cards/cards-view.ts";
import { DeskPage, DeskTable } from "#web/pages/back-office/desk-page.tsx";
import { CellLink } from "#web/pages/back-office/list-parts.tsx";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports } = operatorIn(context, url);
    const { suppliers } = await readMonthChecklist(ports);
    return { head: checklistWords.head, suppliers: suppliers.map(supplierView) };
  });

function supplierView({ supplier, products, fee, stale }: SupplierMonth) {
  const all = fee === null ? products : [...products, fee];
  return {
    supplier,
    title: checklistWords.caption(supplier, stale),
    cards: all.map(({ version: { card }, age }) => ({
      key: card.key,
      name: card.kind === "supplier" ? `${sayCard(card)}: kost om te delen` : sayCard(card),
      cells: [formatDay(age.lastSignable), sayCardAge(age.days, age.isStale)],
    })),
    questions: [
      ...products.flatMap(({ version }) => {
        const { card } = version;
        if (card.kind === "supplier") return [];
        const row = writeCardRow(version);
        const injection =
          card.kind === "dynamic"
            ? `${sayCell("injectie_toeslag", row.injectie_toeslag)} en een factor ${row.injectie_factor}`
            : sayCell("injectie", row.injectie);
        return [
          ...(card.region === "flanders"
            ? [checkQuestions.sold(card.product), checkQuestions.energy(card.regulator?.month ?? null)]
            : [checkQuestions.brussels(card.product)]),
          checkQuestions.injection(card.product, injection, lastSignable(ownDatesOf(version))),
        ];
      }),
      fee === null ? checkQuestions.feeUnknown : checkQuestions.fee(sayFee(fee.card)),
      ...(products.length > 0 ? [checkQuestions.offer] : []),
    ],
  };
}

export default function MonthChecklist() {
  const { suppliers } = useLoaderData<typeof loader>();
  const { title, lead, back, vtest, toFile, none, columns, ask } = checklistWords;
  return (
    <DeskPage title={title} lead={lead} back={back}>
      <Alert tone="info" className="max-w-text">
        <p>{vtest}</p>
      </Alert>
      <Button asChild variant="secondary" className="justify-self-start max-sm:w-full">
        <Link to="/beheer/tariefkaarten/v-test">{toFile}</Link>
      </Button>
      {suppliers.length === 0 ? <p className="text-base text-muted">{none}</p> : null}
      {suppliers.map((one) => (
        <section key={one.supplier} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <DeskTable
            title={one.title}
            columns={columns}
            none=""
            rows={one.cards.map(({ key, name, cells }) => [
              <CellLink key={key} to={cardPath(key)}>
                {name}
              </CellLink>,
              ...cells,
            ])}
          />
          <div className="max-w-text text-base">
            <h2 className="font-semibold">{ask}</h2>
            <ul className="mt-1 grid list-disc gap-1 pl-5">
              {one.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </DeskPage>
  );
}
