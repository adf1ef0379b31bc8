/** The words around a signature, whatever the document. */
export const signWords = {
  title: "Ondertekenen",
  lead: "U tekent als {name}. Uw naam, het tijdstip en de vingerafdruk van deze tekst worden samen bewaard.",
  name: { label: "Uw naam", help: "Ingevuld zoals in de tekst. Bent u iemand anders, onderteken dan niet." },
  agree: {
    agreement: "Ik heb de overeenkomst gelezen en ga akkoord met elk punt ervan.",
    amendment: "Ik heb de wijziging gelezen en ga ermee akkoord.",
    form: "Ik heb alles nagelezen, het klopt, en ik wil dit ondertekenen.",
  },
  submit: "Ondertekenen",
  // What a consumer presses who will have to pay an enterprise: Code of Economic Law, article VI.46, paragraph 2.
  submitToPay: "Ondertekenen met betalingsverplichting",
} as const;
