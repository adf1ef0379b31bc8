import { formatFileSize } from "#content/format/format-file-size.ts";
import type { AttachmentRefusal } from "#domain/contact/attachment.ts";
import type { FormTimeRefusal } from "#domain/contact/form-time.ts";

export const contactFaults = {
  nameMissing: "Vul uw naam in.",
  phoneInvalid: "Dit telefoonnummer bestaat niet. Kijk de cijfers na, of laat het leeg.",
  subjectMissing: "Vul in waarover het gaat.",
  subjectTooLong: "Dat is te lang: hoogstens 120 tekens.",
  messageMissing: "Schrijf uw vraag of opmerking.",
  messageTooLong: "Dat is te lang: hoogstens 5.000 tekens. Zet de rest in een bijlage.",
} as const;

type Refusal = AttachmentRefusal | FormTimeRefusal | { readonly code: "honeypot-filled" };
type Sentences = { readonly [C in Refusal["code"]]: (refusal: Extract<Refusal, { code: C }>) => string };

const sentences: Sentences = {
  "attachment-empty": () => "Dit bestand is leeg. Kies een ander, of stuur uw bericht zonder bijlage.",
  "attachment-too-large": ({ maximum }) =>
    `Dit bestand is groter dan ${formatFileSize(maximum)}. Verklein het, of stuur uw bericht zonder bijlage.`,
  "attachment-kind": () =>
    "Dit bestand kunnen wij niet aannemen. Stuur een pdf, een foto (PNG, JPEG, WebP) of een tekstbestand (TXT, CSV).",
  "form-too-fast": () => "Dat ging heel snel. Kijk uw bericht nog eens na en verstuur het dan opnieuw.",
  "form-expired": () => "Dit formulier stond lang open. Er is niets verloren: verstuur het nog één keer.",
  "honeypot-filled": () =>
    "Er staat iets in een veld dat leeg moet blijven, misschien door uw browser ingevuld. Wij maakten het leeg: verstuur uw bericht opnieuw.",
};

export function sayContactRefusal(refusal: Refusal): string {
  // Each sentence takes the refusal of its own code; the table above is checked for that.
  const say = sentences[refusal.code] as (refusal: Refusal) => string;
  return say(refusal);
}
