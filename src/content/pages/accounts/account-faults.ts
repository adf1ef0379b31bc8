/** What is wrong with a field of the forms around an account. Numbers have their own sentences in identifiers.ts. */
export const accountFaults = {
  roleMissing: "Kies wat u wilt doen.",
  kindMissing: "Kies of u voor uzelf of voor een onderneming komt.",
  companyMissing: "Vul de naam van uw onderneming in.",
  firstNameMissing: "Vul uw voornaam in.",
  lastNameMissing: "Vul uw achternaam in.",
  nameTooLong: "Dat is te lang: hoogstens 80 tekens.",
  placeTooLong: "Dat is te lang: hoogstens 120 tekens.",
  placeSigns: "Gebruik letters, cijfers, spaties en gewone leestekens.",
  nameSigns: "Gebruik letters, spaties, koppeltekens en apostrofs.",
  phoneInvalid: "Dit telefoonnummer bestaat niet in dat land. Kijk het land en de cijfers na, of laat het leeg.",
  emailMissing: "Vul uw e-mailadres in.",
  passwordMissing: "Vul uw wachtwoord in.",
  termsMissing: "Zonder uw akkoord met de voorwaarden kunnen wij geen account maken.",
  codeMissing: "Vul de code in.",
} as const;
