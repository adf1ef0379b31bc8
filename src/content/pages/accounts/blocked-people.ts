import { formatDay } from "#content/format/format-day.ts";
import { holderNames } from "#content/market/listing-words.ts";
import type { PageHead } from "#content/page-head.ts";
import type { Holder } from "#domain/market/listing.ts";

export const blockedPeopleWords = {
  link: "Wie u blokkeerde",
  head: {
    title: "Geblokkeerd",
    description:
      "De kopers en verkopers die u op het plein niet meer wilt tegenkomen. Zie wie het zijn, sinds wanneer, en maak een blokkering ongedaan.",
    trail: [
      { name: "Mijn overzicht", path: "/account" },
      { name: "Voorstellen", path: "/account/voorstellen" },
    ],
  } satisfies PageHead,
  hero: {
    eyebrow: "Voorstellen",
    title: "Geblokkeerd",
    lead: "U krijgt geen voorstellen met deze mensen en ziet hun aanbod niet. Zij weten dat niet.",
    back: { label: "Terug naar de voorstellen", path: "/account/voorstellen" },
  },
  empty: {
    title: "U blokkeerde niemand",
    text: "Blokkeren doet u op de pagina van een aanbod of van een voorstel. Hier maakt u het weer ongedaan.",
  },
  gone: "Iemand die u tegenkwam bij iets dat niet meer op het plein staat",
  submit: "Niet langer blokkeren",
  done: {
    geblokkeerd: "U krijgt geen voorstellen meer met deze persoon en ziet zijn aanbod niet meer.",
    vrij: "De blokkering is weg. U kunt weer voorstellen met deze persoon krijgen.",
  },
};

type Met = {
  readonly holder: Holder;
  readonly companyName: string | null;
  readonly municipality: string;
  readonly title: string;
};

export const sayBlocked = ({ holder, companyName, municipality }: Met): string =>
  `${companyName ?? holderNames[holder]} in ${municipality}`;

export const saySince = (day: string): string => `Geblokkeerd op ${formatDay(day)}`;
