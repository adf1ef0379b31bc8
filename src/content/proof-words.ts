/** Asking again for who somebody is, in a sign-in that goes on. */
export const proofWords = {
  password: {
    label: "Uw wachtwoord",
    help: "Zo weten wij dat u het bent, en niet iemand aan uw toestel. Daarna vragen wij het tien minuten niet.",
  },
  passkey: {
    submit: "Bevestigen met een toegangssleutel",
    failed: "Dat lukte niet. Probeer het opnieuw, of vul het veld in.",
    done: "U hebt bevestigd dat u het bent.",
  },
} as const;
