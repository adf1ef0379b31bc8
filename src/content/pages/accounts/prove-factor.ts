/** A sign-in by password alone, on its way to what needs the second factor that the account has. */
export const proveFactorWords = {
  head: {
    title: "Bevestig dat u het bent",
    description: "Voor deze pagina vragen wij uw tweede stap of een toegangssleutel.",
  },
  hero: {
    eyebrow: "Mijn account",
    title: "Bevestig dat u het bent",
    lead: "U logde in met uw wachtwoord. Voor wat u nu wilt doen, vragen wij ook uw tweede stap. Daarna gaat u gewoon verder.",
  },
  code: {
    label: "Code uit uw app",
    help: "Zes cijfers. Is uw telefoon weg? Vul dan een herstelcode in.",
  },
  submit: "Verder",
  or: "Of gebruik een toegangssleutel.",
  passkeyOnly: "Gebruik de toegangssleutel die bij uw account hoort.",
  withoutScript: "Een toegangssleutel werkt alleen met JavaScript.",
  lost: {
    passkey:
      "Hebt u die niet meer? Kies dan met onze mail een nieuw wachtwoord. Op die pagina haalt u de toegangssleutel weg.",
    action: "Nieuw wachtwoord kiezen",
    path: "/password-reset-mail",
  },
} as const;
