import type { SigningRefusal } from "#domain/forms/signing.ts";

type Refusal = SigningRefusal | { readonly code: "already-signed" };

/** Why a signature was not taken, whatever the document. */
export const signingRefusals: { [C in Refusal["code"]]: (refusal: Extract<Refusal, { code: C }>) => string } = {
  "already-signed": () => "U hebt al getekend.",
  "version-outdated": () =>
    "De tekst is gewijzigd nadat u hem opende. Lees de nieuwe versie hieronder en teken dan opnieuw.",
  "name-different": ({ name }) => `Typ de naam van wie tekent, zoals hij in de tekst staat: ${name}.`,
  "not-agreed": () => "Vink aan dat u akkoord gaat. Zonder kunt u niet tekenen.",
};
