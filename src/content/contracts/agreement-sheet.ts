import { agreementDocument } from "#content/contracts/agreement-document.ts";
import { amendmentDocument } from "#content/contracts/amendment-document.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import type { Site } from "#content/site.ts";
import {
  type Agreement,
  type AgreementSignature,
  type Amendment,
  type Side,
  sides,
  signerOf,
} from "#domain/contracts/agreement.ts";

const titles: Readonly<Record<Side, string>> = { seller: "De verkoper", buyer: "De koper" };

const signatureBoxes = ({ parties }: Agreement, signatures: readonly AgreementSignature[]) =>
  sides.map((side) => {
    const party = parties[side];
    const signature = signatures.find((one) => one.side === side);
    return {
      title: signature ? `${titles[side]}, elektronisch ondertekend` : `${titles[side]}, nog niet ondertekend`,
      signedName: signature?.name ?? null,
      penLine: party ? signerOf(party) : "",
      lines: signature
        ? [
            `Ondertekend op ${formatMoment(signature.at)} (Brusselse tijd), met naam en uitdrukkelijk akkoord, in een account met bevestigd e-mailadres.`,
            `SHA-256 van de tekst en haar versie: ${signature.documentHash}`,
          ]
        : [],
    };
  });

/** The words around an agreement when it is printed: who signed, when, and by what the text can be recognised. */
export function agreementSheet(site: Site, agreement: Agreement, documentHash: string) {
  const document = agreementDocument(agreement);
  const isSigned = agreement.signatures.length === 2;
  const made = `Gemaakt met ${site.name}, dat geen partij is bij deze overeenkomst. Tekst ${document.textVersion}, versie ${agreement.version}. Kenmerk ${agreement.reference}.`;
  return {
    document,
    language: "nl-BE",
    author: site.name,
    head: `${site.name} · overeenkomst ${agreement.reference}, versie ${agreement.version}`,
    mark: isSigned ? null : "ONTWERP",
    signatures: {
      heading: "Handtekeningen",
      boxes: signatureBoxes(agreement, agreement.signatures),
    },
    foot: [made, isSigned ? `SHA-256 ${documentHash}` : "Ontwerp, nog niet door beide partijen ondertekend."],
    pageOf: "Pagina {page} van {pages}",
    createdAt: agreement.signatures.at(-1)?.at ?? agreement.createdAt,
  };
}

/** The same around a change of it. */
export function amendmentSheet(site: Site, agreement: Agreement, amendment: Amendment, documentHash: string) {
  const document = amendmentDocument(agreement, amendment);
  const isSigned = amendment.signatures.length === 2;
  const { reference } = agreement;
  return {
    document,
    language: "nl-BE",
    author: site.name,
    head: `${site.name} · wijziging ${amendment.number} van overeenkomst ${reference}`,
    mark: isSigned ? null : "ONTWERP",
    signatures: { heading: "Handtekeningen", boxes: signatureBoxes(agreement, amendment.signatures) },
    foot: [
      `Gemaakt met ${site.name}, dat geen partij is bij deze wijziging. Tekst ${document.textVersion}. Kenmerk ${reference}.`,
      isSigned ? `SHA-256 ${documentHash}` : "Ontwerp, nog niet door beide partijen ondertekend.",
    ],
    pageOf: "Pagina {page} van {pages}",
    createdAt: amendment.signatures.at(-1)?.at ?? agreement.createdAt,
  };
}
