import { formatDay } from "#content/format/format-day.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import { declineReasonNames, explainPair, sayAgreedPrice, sayGain } from "#content/market/proposal-words.ts";
import { proposalBasis } from "#content/market/year-basis.ts";
import type { Site } from "#content/site.ts";
import type { DeclineReason } from "#domain/market/proposal.ts";

type Side = "seller" | "buyer";
/** Both ends of a gain whose prices are too old for one number. */
type GainOnOldPrice = { readonly signableUntil: string; readonly low: number; readonly high: number };
type NewProposal = {
  readonly id: string;
  readonly side: Side;
  readonly title: string;
  readonly partnerMunicipality: string;
  readonly shared: number;
  readonly agreedPrice: number;
  readonly vat?: number;
  readonly isVatCharged?: boolean;
  readonly gain: number;
  readonly onOldPrices?: GainOnOldPrice;
  readonly hoursFrom: number;
  readonly hoursTo: number;
  readonly lapsesOn: string;
  readonly isAsked?: boolean;
};

const toProposals = { label: "Bekijk uw voorstellen", path: "/account/voorstellen" };
const toProposal = (label: string, id: string) => ({
  label,
  path: `/account/voorstellen/${encodeURIComponent(id)}`,
});
const partnerOf = { seller: "koper", buyer: "verkoper" } as const;
const whyMarket = (name: string) => `U krijgt deze mail omdat u een aanbod of een vraag hebt op ${name}.`;

const sayProposal = ({
  side,
  title,
  partnerMunicipality,
  agreedPrice,
  gain,
  onOldPrices,
  ...pair
}: NewProposal): string =>
  `${title}: een ${partnerOf[side]} in ${partnerMunicipality}, ${sayAgreedPrice(agreedPrice, pair)}, ${sayGain(gain, onOldPrices)}.`;

export const proposalNewMail = (
  { name }: Site,
  { proposals }: { readonly proposals: readonly NewProposal[] },
): MailWords => {
  const [first] = proposals;
  const partner = partnerOf[first?.side ?? "buyer"];
  const isOne = proposals.length === 1;
  const isAsked = isOne && first?.isAsked === true;
  return {
    subject: isAsked
      ? `Een ${partner} doet u een voorstel`
      : isOne
        ? `Wij vonden een ${partner} voor u`
        : `Wij vonden ${proposals.length} voorstellen voor u`,
    preview: first ? `In ${first.partnerMunicipality}: ${sayGain(first.gain, first.onOldPrices)}.` : "",
    title: isAsked ? `Een ${partner} zei al ja` : isOne ? `Een ${partner} die bij u past` : "Nieuwe voorstellen voor u",
    paragraphs: [
      ...(isAsked && first
        ? [
            `Een ${partner} zag ‘${first.title}’ en vraagt het aan. Zegt u ook ja, dan begint u samen aan de overeenkomst.`,
          ]
        : []),
      ...(first && isOne
        ? [
            explainPair(first.side, {
              sharedEnergy: first.shared,
              hours: { from: first.hoursFrom, to: first.hoursTo },
            }),
          ]
        : proposals.map(sayProposal)),
      proposalBasis,
      "Beslis zelf: u kunt elk voorstel aanvaarden of weigeren. Pas als u allebei ja zegt, maakt u een overeenkomst.",
    ],
    ...(first && isOne
      ? {
          facts: [
            { name: "Waar", value: first.partnerMunicipality },
            { name: "Prijs", value: sayAgreedPrice(first.agreedPrice, first) },
            { name: "Voor u", value: sayGain(first.gain, first.onOldPrices) },
          ],
        }
      : {}),
    action: isAsked && first ? toProposal("Bekijk het voorstel", first.id) : toProposals,
    after: first
      ? [`U hebt tot en met ${formatDay(first.lapsesOn)} om te antwoorden. Daarna vervalt het voorstel.`]
      : [],
    why: whyMarket(name),
  };
};

type About = { readonly proposalId: string };

export const proposalHalfAcceptedMail = (
  { name }: Site,
  { by, proposalId }: About & { readonly by: Side },
): MailWords => ({
  subject: `De ${by === "seller" ? "verkoper" : "koper"} zei ja tegen het voorstel`,
  preview: "Nu is het aan u.",
  title: "Er is één ja, nu is het aan u",
  paragraphs: [
    `De ${by === "seller" ? "verkoper" : "koper"} heeft het voorstel aanvaard. Zegt u ook ja, dan begint u samen aan de overeenkomst.`,
    ...(by === "seller" ? ["Een verkoper mag maar één koper hebben. Wie het eerst ja zegt, is die koper."] : []),
  ],
  action: toProposal("Bekijk het voorstel", proposalId),
  why: whyMarket(name),
});

type Countered = {
  readonly by: Side;
  readonly price: number;
  readonly vat?: number;
  readonly isVatCharged?: boolean;
  readonly gain: number;
  readonly onOldPrices?: GainOnOldPrice;
};

export const proposalCounteredMail = (
  { name }: Site,
  { by, price, gain, onOldPrices, proposalId, ...pair }: About & Countered,
): MailWords => {
  const other = by === "seller" ? "verkoper" : "koper";
  const asked = sayAgreedPrice(price, pair);
  return {
    subject: `De ${other} stelt een andere prijs voor`,
    preview: `${asked}. Nu is het aan u.`,
    title: `De ${other} stelt een andere prijs voor`,
    paragraphs: [
      `De ${other} antwoordde op het voorstel met een andere prijs: ${asked}. Voor u betekent dat: ${sayGain(gain, onOldPrices)}.`,
      "Zegt u ja, dan begint u samen aan de overeenkomst. U kunt ook zelf een andere prijs voorstellen, of weigeren.",
    ],
    action: toProposal("Bekijk de nieuwe prijs", proposalId),
    why: whyMarket(name),
  };
};

export const proposalAgreedMail = ({ name }: Site, { proposalId }: About): MailWords => ({
  subject: "U bent het eens. Vul nu uw gegevens in.",
  preview: "Het formulier staat klaar in uw account.",
  title: "U hebt allebei ja gezegd",
  paragraphs: [
    "Vul nu uw gegevens in: wie u bent, uw aansluiting en uw btw-statuut. Wat wij al weten, staat ingevuld. Zodra de andere partij dat ook deed, kunt u de overeenkomst lezen en ondertekenen.",
    "Er is nog niets getekend. Tot u dat doet, bent u tot niets verplicht.",
  ],
  action: { label: "Vul de overeenkomst in", path: `/account/voorstellen/${proposalId}/overeenkomst` },
  why: whyMarket(name),
});

export const proposalDeclinedMail = ({ name }: Site, { reason }: { readonly reason: DeclineReason }): MailWords => ({
  subject: "Een voorstel gaat niet door",
  preview: "De andere partij zei nee. Wij zoeken verder.",
  title: "Dit voorstel gaat niet door",
  paragraphs: [
    "De andere partij gaat niet verder met het voorstel. Dat zegt niets over u: uw aanbod of vraag blijft op het plein en wij zoeken verder.",
  ],
  facts: [{ name: "Reden", value: declineReasonNames[reason] }],
  action: toProposals,
  why: whyMarket(name),
});

export const proposalLapsedMail = ({ name }: Site): MailWords => ({
  subject: "Een voorstel is vervallen",
  preview: "Niet iedereen antwoordde op tijd.",
  title: "Een voorstel is vervallen",
  paragraphs: [
    "Een voorstel staat veertien dagen open. In die tijd heeft niet iedereen ja gezegd, dus is het vervallen. Bij de volgende ronde zoeken wij opnieuw.",
  ],
  action: toProposals,
  why: whyMarket(name),
});
