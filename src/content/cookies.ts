import { sessionDays } from "#domain/accounts/session-life.ts";

/** Everything that we keep on a visitor's device. The cookie statement shows it and nothing else may be kept. */
export type StoredItem = {
  readonly name: string;
  readonly storage: "cookie" | "localStorage" | "sessionStorage";
  readonly purpose: string;
  readonly duration: string;
  readonly party: "own";
  readonly isNecessary: boolean;
  readonly when: "always" | "both-markets" | "tag-manager";
};

export const storedItems: readonly StoredItem[] = [
  {
    name: "sessie",
    storage: "cookie",
    purpose: "Houdt u ingelogd. Scripts kunnen ze niet lezen. Op een beveiligde verbinding heet ze __Host-sessie.",
    duration: `Tot u uitlogt of ${sessionDays.idle} dagen niet langskomt, hoogstens ${sessionDays.absolute} dagen`,
    party: "own",
    isNecessary: true,
    when: "always",
  },
  {
    name: "aangemeld",
    storage: "cookie",
    purpose: "Zegt uw browser dat er iemand ingelogd is, zodat wij dat niet op elke pagina hoeven na te vragen.",
    duration: "Even lang als de sessie",
    party: "own",
    isNecessary: true,
    when: "always",
  },
  {
    name: "toestel",
    storage: "cookie",
    purpose:
      "Herkent een browser waarmee u eerder inlogde, zodat u niets merkt van wie uw wachtwoord probeert te raden. Op een beveiligde verbinding heet ze __Host-toestel.",
    duration: "12 maanden",
    party: "own",
    isNecessary: true,
    when: "always",
  },
  {
    name: "aanvraag",
    storage: "cookie",
    purpose:
      "Herkent de browser waarin u een aanvraag deed, zodat u uw naam en e-mailadres niet opnieuw typt als u daarna een account maakt. Op een beveiligde verbinding heet ze __Host-aanvraag.",
    duration: "1 uur",
    party: "own",
    isNecessary: true,
    when: "always",
  },
  {
    name: "markt",
    storage: "cookie",
    purpose: "Onthoudt of u België of Nederland hebt gekozen.",
    duration: "12 maanden",
    party: "own",
    isNecessary: true,
    when: "both-markets",
  },
  {
    name: "toestemming",
    storage: "cookie",
    purpose: "Onthoudt welke cookies u hebt aanvaard of geweigerd.",
    duration: "6 maanden",
    party: "own",
    isNecessary: true,
    when: "tag-manager",
  },
  {
    name: "nuxt-color-mode",
    storage: "localStorage",
    purpose: "Onthoudt of u lichte kleuren, donkere kleuren of die van uw toestel wilt.",
    duration: "Tot u het wist",
    party: "own",
    isNecessary: true,
    when: "always",
  },
  {
    name: "rekenaar-open",
    storage: "localStorage",
    purpose: "Onthoudt welke delen van een uitkomst u hebt opengeklapt.",
    duration: "Tot u het wist",
    party: "own",
    isNecessary: true,
    when: "always",
  },
  {
    name: "reis-koper",
    storage: "localStorage",
    purpose:
      "Bewaart wat u als koper over uw stroom en uw contract invulde, als u daarom vraagt, zodat u later kunt verdergaan. Uw naam en e-mailadres horen er niet bij.",
    duration: "Tot u het wist of het vinkje weghaalt",
    party: "own",
    isNecessary: true,
    when: "always",
  },
  {
    name: "reis-verkoper",
    storage: "localStorage",
    purpose:
      "Bewaart wat u als verkoper over uw installatie en uw prijs invulde, als u daarom vraagt, zodat u later kunt verdergaan. Uw naam en e-mailadres horen er niet bij.",
    duration: "Tot u het wist of het vinkje weghaalt",
    party: "own",
    isNecessary: true,
    when: "always",
  },
  {
    name: "nuxt:reload",
    storage: "sessionStorage",
    purpose: "Voorkomt dat een pagina blijft herladen als een bestand niet aankomt.",
    duration: "Tot u het tabblad sluit",
    party: "own",
    isNecessary: true,
    when: "always",
  },
  {
    name: "react-router-scroll-positions",
    storage: "sessionStorage",
    purpose: "Brengt u terug naar de plaats waar u op een pagina was als u op Vorige klikt.",
    duration: "Tot u het tabblad sluit",
    party: "own",
    isNecessary: true,
    when: "always",
  },
];
