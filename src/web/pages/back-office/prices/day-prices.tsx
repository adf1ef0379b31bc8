import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { performAct } from "#application/back-office/perform-act.ts";
import { type ImportRefusal, importDayPrices, readDayPrices, readPrices } from "#application/back-office/price-desk.ts";
import { sayRowFault } from "#content/pages/back-office/cards.ts";
import { dayPricesWords, importRefusals, sayPriceFault } from "#content/pages/back-office/day-prices.ts";
import { readPriceSource, sourceColumns } from "#domain/day-prices/read-price-source.ts";
import { PRICES_FILE_LENGTH_MAX } from "#domain/day-prices/read-prices-file.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { DONE_FIELD, sayDone } from "#web/forms/done-field.ts";
import { refuseForm, textOf, typedTexts, whileAvailable } from "#web/forms/form-answer.ts";
import { postedUpload } from "#web/forms/posted-form.ts";
import { loadStored } from "#web/load-stored.ts";
import { DeskPage, DeskSection, DeskTable } from "#web/pages/back-office/desk-page.tsx";
import { Facts } from "#web/pages/back-office/facts.tsx";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import {
  type ImportAnswer,
  PricesForm,
  REPLACE_FIELD,
  TEXT_FIELD,
} from "#web/pages/back-office/prices/prices-form.tsx";
import { pricesView } from "#web/pages/back-office/prices/prices-view.ts";
import { DO_FIELD, readAct, WHY_FIELD } from "#web/pages/back-office/read-act.ts";

const FAULTS_SHOWN = 30;
/** A file that was chosen does not come back; a text that was pasted does, unless it is a whole year. */
const TEXT_BACK_MAX = 100_000;

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    return {
      head: dayPricesWords.head,
      mayAct: operator.level === "act",
      done: sayDone(url, dayPricesWords.done),
      ...pricesView(await readDayPrices(ports)),
    };
  });

export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const { form, file } = await postedUpload(context, PRICES_FILE_LENGTH_MAX);
  const read = readAct(form);
  const today = brusselsDay(ports.clock.now());
  const entered = typedTexts(form, sourceColumns);
  const source = readPriceSource(entered, today);
  const pasted = textOf(form, TEXT_FIELD);
  const typed = {
    ...entered,
    ...typedTexts(form, [DO_FIELD, REPLACE_FIELD, `${WHY_FIELD}-${textOf(form, DO_FIELD)}`]),
    ...(pasted.length > TEXT_BACK_MAX ? {} : { [TEXT_FIELD]: pasted }),
  };
  const refuse = (faults: ImportAnswer["faults"], sentences: readonly string[], status: number) =>
    refuseForm<ImportAnswer>({ typed, faults, notice: null, sentences }, status);
  const text = file && file.bytes.length > 0 ? new TextDecoder().decode(file.bytes) : pasted;
  if (!read.ok || !source.ok || text.trim() === "") {
    const ofSource = source.ok ? [] : source.faults.map((fault) => [fault.column, sayRowFault(fault)]);
    const ofText = text.trim() === "" ? { [TEXT_FIELD]: dayPricesWords.missing } : {};
    return refuse({ ...ofText, ...Object.fromEntries(ofSource), ...(read.ok ? {} : read.answer.faults) }, [], 422);
  }
  // What is longer is refused by its first part just as well.
  const prices = await whileAvailable(typed, () => readPrices(ports, text.slice(0, PRICES_FILE_LENGTH_MAX + 2)), {
    sentences: [],
  });
  if (!("ok" in prices)) return prices;
  if (!prices.ok) {
    const sentences = prices.faults.slice(0, FAULTS_SHOWN).map(sayPriceFault);
    const more = prices.faults.length - sentences.length;
    return refuse({}, more > 0 ? [...sentences, dayPricesWords.more(more)] : sentences, 422);
  }
  return whileAvailable(
    typed,
    async () => {
      const [first, last] = [prices.days[0]?.day, prices.days.at(-1)?.day];
      const entry = { act: "import-prices", about: `${first} ${last}`, why: read.value.why } as const;
      const refusals: ImportRefusal[] = [];
      const mayReplace = textOf(form, REPLACE_FIELD) !== "";
      const isDone = await performAct(ports, operator, entry, async () => {
        const imported = await importDayPrices(ports, prices.days, source.source, mayReplace);
        if (!imported.ok) refusals.push(imported.refusal);
        return imported.ok;
      });
      if (isDone) return redirect(`${url.pathname}?${DONE_FIELD}=ingelezen`, 303);
      return refuse({}, refusals.map(sayRefusal), 409);
    },
    { sentences: [] },
  );
}

function sayRefusal(refusal: ImportRefusal): string {
  if (refusal.code === "differs") return importRefusals.differs(refusal.days);
  return refusal.code === "nothing-new" ? importRefusals.nothingNew : importRefusals.meanwhile;
}

export default function DayPrices() {
  const { facts, imports, today, mayAct, done } = useLoaderData<typeof loader>();
  const served = useActionData() as ImportAnswer | undefined;
  const { title, lead, now, imports: words } = dayPricesWords;
  return (
    <DeskPage title={title} lead={lead} done={served ? null : done}>
      <DeskSection title={now}>
        <Facts facts={facts} />
      </DeskSection>
      {mayAct ? <PricesForm served={served} today={today} /> : null}
      <DeskTable title={words.caption} columns={words.columns} none={words.none} rows={imports} />
    </DeskPage>
  );
}
