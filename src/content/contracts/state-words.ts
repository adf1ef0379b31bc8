import { formatDay } from "#content/format/format-day.ts";
import { type Agreement, isAnnounced } from "#domain/contracts/agreement.ts";
import type { ContractState } from "#domain/contracts/contract-state.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type StateWords = {
  readonly name: string;
  readonly text: string;
};

/** How every state of an agreement is called, and what it means for the two. */
export const contractStateWords: Readonly<Record<ContractState, StateWords>> = {
  proposed: {
    name: "Voorgesteld",
    text: "Het rekenmodel vond een paar dat samen wint. Koper en verkoper lezen elk dezelfde reden en dezelfde cijfers, nog zonder elkaars naam.",
  },
  accepted: {
    name: "Aanvaard",
    text: "Beiden zeiden ja. Elk vult nu de eigen gegevens in, samen kiezen ze start, duur en opzegging.",
  },
  drafted: {
    name: "Opgesteld",
    text: "De overeenkomst is ingevuld. Wie iets wil wijzigen, doet dat nu: na de eerste handtekening ligt de tekst vast.",
  },
  "signed-by-one": {
    name: "Door één ondertekend",
    text: "Eén van beiden heeft getekend: naam, tijdstip en de vingerafdruk van het document liggen vast.",
  },
  signed: {
    name: "Ondertekend",
    text: "Er is een overeenkomst. De beheerder dient ze in bij de netbeheerder.",
  },
  submitted: {
    name: "Ingediend",
    text: "De aanvraag ligt bij de netbeheerder. Elke deelnemer keurt ze goed, en beide leveranciers activeren meetregime 3.",
  },
  active: {
    name: "Actief",
    text: "Elk kwartier wordt gedeeld wat samenvalt. Elke maand volgt een afrekening en een herkomstverklaring.",
  },
  suspended: {
    name: "Opgeschort",
    text: "Het delen ligt stil, meestal omdat iemand van leverancier veranderde en meetregime 3 opnieuw moet aanvragen. De overeenkomst blijft bestaan.",
  },
  ended: {
    name: "Beëindigd",
    text: "Opgezegd of afgelopen. Alle stukken blijven te downloaden.",
  },
  withdrawn: {
    name: "Ingetrokken",
    text: "Iemand zag ervan af of herriep binnen de termijn. Er is niets meer te doen.",
  },
};

/** Where an agreement stands today: what was announced is not called active before its first day. */
export const sayState = (agreement: Pick<Agreement, "state" | "startedOn">, today: CalendarDay): StateWords =>
  agreement.state === "active" && agreement.startedOn !== null && isAnnounced(agreement, today)
    ? {
        name: `Start op ${formatDay(agreement.startedOn)}`,
        text: "De eerste dag is gemeld. Tot dan vloeit er geen stroom, en blijft de lijst van het dossier open.",
      }
    : contractStateWords[agreement.state];

/** Read out beside a tile of the way that an agreement goes. */
export const timelineWords = {
  label: "Het verloop van de overeenkomst",
  done: "Gebeurd",
  current: "Nu",
  upcoming: "Nog te komen",
  stopped: "Gestopt",
} as const;
