export const proveWords = {
  head: { title: "Bevestig dat u het bent", description: "Het beheer vraagt uw tweede stap opnieuw." },
  title: "Bevestig dat u het bent",
  lead: "Het beheer vraagt uw tweede stap opnieuw: na een half uur zonder gebruik, na twaalf uur, en voor wat niet terug te draaien is.",
  kept: "Wat u invulde, wordt daarna verstuurd.",
  fileGone: "Het bestand dat u koos, moet u daarna opnieuw kiezen.",
  code: {
    label: "Code uit uw app",
    help: "Zes cijfers. Is uw telefoon weg? Vul dan een herstelcode in.",
  },
  withoutScript: "Bevestigen met een toegangssleutel lukt alleen met JavaScript.",
  submit: "Verder",
  back: "Terug zonder te versturen",
} as const;
