import { sayAgreedPrice } from "#content/contracts/agreed-price.ts";
import { technologyNames } from "#content/contracts/declaration-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import type { PageHead } from "#content/page-head.ts";
import { type Agreement, isAnnounced, type Side } from "#domain/contracts/agreement.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type Sold = Pick<Agreement, "technology" | "terms" | "municipalities" | "parties" | "startedOn" | "endsOn">;

/** From when until when power is shared, or is to be. */
export function sayPeriod(shared: Pick<Agreement, "terms" | "startedOn" | "endsOn">, today: CalendarDay): string {
  const { terms, startedOn, endsOn } = shared;
  const since = isAnnounced(shared, today) ? "Het delen begint op" : "Delen sinds";
  const from = startedOn ? `${since} ${formatDay(startedOn)}` : `Gewenste start ${formatDay(terms.startDay)}`;
  return endsOn ? `${from}, laatste dag ${formatDay(endsOn)}` : from;
}

export const contractTrail = [
  { name: "Mijn overzicht", path: "/account" },
  { name: "Contracten", path: "/account/contracten" },
];

export const sideWords: Readonly<Record<Side, { own: string; other: string; role: string }>> = {
  seller: { own: "U verkoopt", other: "De koper", role: "Verkoper" },
  buyer: { own: "U koopt", other: "De verkoper", role: "Koper" },
};

/** The other side while only its municipality is known. */
export const sayStranger = (side: Side, municipality: string): string => `${sideWords[side].other} uit ${municipality}`;

/** What an agreement is about, in one sentence for the side that reads it. */
export const sayContract = (side: Side, sold: Sold, today: CalendarDay): string => {
  const { technology, terms, municipalities } = sold;
  const price = terms.price === 0 ? "gratis" : `tegen ${sayAgreedPrice(sold)}`;
  const what = `${technologyNames[technology].toLowerCase()} uit ${municipalities.seller}`;
  return `${sideWords[side].own} stroom van ${what}, ${price}. ${sayPeriod(sold, today)}.`;
};

export const contractListWords = {
  head: {
    title: "Mijn contracten",
    description:
      "Uw overeenkomsten met kopers en verkopers: waar ze staan, wat u te doen hebt, en per maand de gedeelde stroom, de afrekening en het bewijs.",
    trail: contractTrail.slice(0, 1),
  } satisfies PageHead,
  hero: {
    eyebrow: "Mijn account",
    title: "Contracten",
    lead: "Uw overeenkomsten, papieren en afrekeningen.",
  },
  list: {
    running: "Lopend",
    past: "Voorbij",
    empty: "Nog geen contract",
    text: "Zeggen u en een tegenpartij allebei ja op een voorstel of een uitnodiging, dan begint hier uw overeenkomst. Tot dan is er niets getekend en niets verschuldigd.",
    invite: {
      title: "Kent u al iemand om mee te delen?",
      text: "Nodig uw eigen partner uit: familie, een vriend, een buur of een klant. U kiest de prijs, uw partner krijgt een mail en antwoordt.",
      label: "Nodig uw eigen partner uit",
      path: "/account/contracten/uitnodigen",
    },
    proposals: { label: "Naar mijn voorstellen", path: "/account/voorstellen" },
    demo: { label: "Probeer het uit met twee voorbeeldpersonen", path: "/test-contracting" },
    agreed: {
      title: "U hebt allebei ja gezegd",
      text: "Begin nu de overeenkomst. De prijs staat vast:",
      submit: "Overeenkomst beginnen",
    },
    open: "Openen",
  },
} as const;
