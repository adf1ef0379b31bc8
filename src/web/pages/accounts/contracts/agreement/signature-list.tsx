import { formatMoment } from "#content/format/format-moment.ts";
import { agreementWords } from "#content/pages/accounts/contracts/agreement.ts";
import { type AgreementSignature, sides } from "#domain/contracts/agreement.ts";

/** Who signed and who did not, whichever text. */
export const signatureView = (signatures: readonly AgreementSignature[]) =>
  sides.map((side) => {
    const words = agreementWords.signatures;
    const signature = signatures.find((known) => known.side === side);
    return {
      role: words.roles[side],
      isSigned: signature !== undefined,
      text: signature
        ? words.signed.replace("{name}", signature.name).replace("{moment}", formatMoment(signature.at))
        : words.none,
    };
  });

export const SignatureList = ({ signatures }: { signatures: ReturnType<typeof signatureView> }) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {signatures.map(({ role, isSigned, text }) => (
      <li
        key={role}
        className={`rounded-control border p-4 ${isSigned ? "border-transparent bg-secondary-soft" : "border-line border-dashed bg-surface"}`}
      >
        <p className="font-semibold">{role}</p>
        <p className="mt-1 break-words text-base text-muted">{text}</p>
      </li>
    ))}
  </ul>
);
