import type { ClaimDegree } from "#domain/connections/claim.ts";
import { type Agreement, type Side, sides } from "#domain/contracts/agreement.ts";
import { type Ean, maskEan } from "#domain/identifiers/ean.ts";

const degrees: Readonly<Record<Side, Readonly<Record<ClaimDegree, string>>>> = {
  seller: {
    stated: "opgegeven door de verkoper, nog in geen bestand gezien",
    "file-seen": "staat in een bestand dat ongewijzigd lijkt",
    confirmed: "bevestigd door de koper",
  },
  buyer: {
    stated: "opgegeven door de koper, nog in geen bestand gezien",
    "file-seen": "staat in een bestand dat ongewijzigd lijkt",
    confirmed: "bevestigd door de verkoper",
  },
};
const owners: Readonly<Record<Side, string>> = { seller: "verkoper", buyer: "koper" };

/** The same to who holds it. */
export const ownDegrees: Readonly<Record<ClaimDegree, string>> = {
  stated: "door u opgegeven, nog in geen bestand gezien",
  "file-seen": "staat in een bestand dat ongewijzigd lijkt",
  confirmed: "bevestigd door de andere kant van een contract",
};

/** How sure each connection is on which the numbers of an agreement rest; nothing of a side that named none. */
export const sayClaims = (
  { parties }: Pick<Agreement, "parties">,
  claims: Readonly<Record<Side, ClaimDegree>>,
): string[] =>
  sides.flatMap((side) => {
    const ean = parties[side]?.ean;
    // What a party holds was read and checked before it was kept.
    return ean ? [`Aansluiting van de ${owners[side]} ${maskEan(ean as Ean)}: ${degrees[side][claims[side]]}.`] : [];
  });

export const claimWords = {
  title: "Hoe zeker zijn de aansluitingen?",
  note: "Van wie een aansluiting is, kunnen wij de netbeheerder niet vragen. Wat een ander account onder hetzelfde nummer toevoegt, telt in dit contract niet mee.",
  confirm: {
    title: "Nummer van de andere kant bevestigen",
    text: (masked: string) =>
      `Kent u de aansluiting ${masked} als die van de andere kant, bijvoorbeeld van de brief van de netbeheerder? Bevestig het dan. Dat staat voortaan bij elke afrekening.`,
    submit: "Ja, dit nummer klopt",
  },
} as const;
