import { sayCents, sayMonth } from "#content/contracts/statement-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import type { StepWords } from "#content/pages/accounts/account.ts";
import type { MonthStep } from "#domain/settlement/months/month-steps.ts";

/** What a month asks of who reads it, and the very page on which it is done. */
export function monthStepWords({ kind, month, due, cents }: MonthStep, place: string): StepWords {
  const name = sayMonth(month);
  const page = `${place}/afrekening/${month}`;
  const amount = sayCents(cents ?? 0);
  const dueLine = due === null ? null : `${dueWords[kind] ?? "Tegen"} ${formatDay(due)}`;
  switch (kind) {
    case "upload":
      return {
        title: `Voeg ${name} toe`,
        text: "De waarden van de netbeheerder zijn volledig. Wij tonen waar u klikt en rekenen af zodra beide kanten er zijn.",
        due: dueLine,
        link: { label: "Bestand ophalen en toevoegen", path: `${place}/meterdata` },
      };
    case "fill-gaps":
      return {
        title: `Er ontbreken kwartieren in ${name}`,
        text: "Aanvaard samen wat er telt, of voeg een vollediger bestand toe.",
        link: { label: "Bekijk wat er ontbreekt", path: `${place}/meterdata` },
      };
    case "answer":
      return {
        title: `Gaat u akkoord met ${name}?`,
        text: "Kijk de kWh en de dagen na. Na uw ja volgt de betaling.",
        due: dueLine,
        link: { label: "Kijk na en antwoord", path: page },
      };
    case "talk":
      return {
        title: `De ander gaat niet akkoord met ${name}`,
        text: "Lees de reden en antwoord. Tot het is uitgepraat, staat de betaling stil.",
        link: { label: "Lees en antwoord", path: page },
      };
    case "pay":
      return {
        title: `Betaal ${name}: ${amount}`,
        text: "Scan de code met de app van uw bank en klik daarna op ‘Betaald’.",
        due: dueLine,
        link: { label: "Naar de betaling", path: `${page}#betaling` },
      };
    case "confirm-receipt":
      return {
        title: `Ontving u ${amount} voor ${name}?`,
        text: "De koper meldt dat er betaald is. Kijk uw rekening na en bevestig.",
        link: { label: "Bevestig de ontvangst", path: `${page}#betaling` },
      };
  }
}

const dueWords: Readonly<Partial<Record<MonthStep["kind"], string>>> = {
  upload: "Graag tegen",
  answer: "Tot en met",
  pay: "Uiterlijk",
};
