import { formatDay } from "#content/format/format-day.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { formWords } from "#content/forms/form-texts.ts";
import type { Site } from "#content/site.ts";
import type { FormKind } from "#domain/forms/form-definitions.ts";
import type { FormDocument } from "#domain/forms/form-document.ts";
import type { Answers } from "#domain/forms/form-field.ts";

export type PaperState = {
  readonly id: string;
  readonly signerName: string;
  readonly signature: { readonly name: string; readonly at: Date; readonly hash: string } | null;
  /** Printed to be signed with a pen, and no draft. */
  readonly isForPen?: true;
  readonly paperSignedOn: string | null;
  readonly createdAt: Date;
};

/** The words around a paper when it is printed: whose model it is, who signed, and by what it can be recognised. */
export function formSheet(site: Site, kind: FormKind, document: FormDocument, answers: Answers, paper: PaperState) {
  const { signature } = paper;
  const other = formWords(kind).otherSigner?.(answers) ?? null;
  const made = `Gemaakt met ${site.name}, dat geen partij is bij dit document. Modeltekst ${document.textVersion}. Kenmerk ${paper.id}.`;
  return {
    document,
    language: "nl-BE",
    author: signature?.name ?? paper.signerName,
    head: `${site.name} · model ${document.textVersion}, door de partijen aan te passen`,
    mark: signature || paper.isForPen ? null : "ONTWERP",
    signatures: {
      heading: "Handtekening",
      boxes: [
        {
          title: signature
            ? "Elektronisch ondertekend"
            : paper.isForPen
              ? "Datum en handtekening"
              : "Nog niet ondertekend",
          signedName: signature?.name ?? null,
          penLine: paper.signerName,
          lines: signature
            ? [
                `Ondertekend op ${formatMoment(signature.at)} (Brusselse tijd), met naam en uitdrukkelijk akkoord, in een account met bevestigd e-mailadres.`,
                `SHA-256 van tekst, naam en tijdstip: ${signature.hash}`,
              ]
            : [],
        },
        ...(other
          ? [
              {
                title: other.title,
                signedName: null,
                penLine: `${other.name}: datum en handtekening`,
                lines: paper.paperSignedOn
                  ? [`Op papier ondertekend op ${formatDay(paper.paperSignedOn)}, volgens ${paper.signerName}.`]
                  : [],
              },
            ]
          : []),
      ],
    },
    foot: signature
      ? [made, `Ondertekend op ${formatMoment(signature.at)}.`, `SHA-256 ${signature.hash}`]
      : [made, ...(paper.isForPen ? [] : ["Ontwerp, nog niet ondertekend."])],
    pageOf: "Pagina {page} van {pages}",
    createdAt: signature?.at ?? paper.createdAt,
  };
}
