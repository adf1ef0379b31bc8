import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import type { LeftOverReason } from "#domain/matching/recommendation.ts";

type Side = "seller" | "buyer";
type Sentences = {
  readonly [C in LeftOverReason["code"]]: (reason: Extract<LeftOverReason, { code: C }>, side: Side) => string;
};

const partner = { seller: "koper", buyer: "verkoper" } as const;
const partners = { seller: "kopers", buyer: "verkopers" } as const;
const whole = (energy: number) => formatKilowattHours(energy, { fractionDigitsMax: 0 });

/** Why nobody was found in the last round, with the numbers of the nearest partner. */
const sentences: Sentences = {
  "no-partner-in-region": (_, side) => `Er staan in uw gewest nog geen ${partners[side]} op het plein.`,
  "no-place-left": ({ contracts }) =>
    `U hebt al ${contracts === 1 ? "één verkoper" : `${formatNumber(contracts)} verkopers`}, zoveel als u wilde.`,
  "wishes-or-exclusions": ({ partnersInRegion }, side) =>
    partnersInRegion === 1
      ? `Er is één ${partner[side]} in uw gewest, maar die past niet bij wat u beiden wenst.`
      : `Er zijn ${formatNumber(partnersInRegion)} ${partners[side]} in uw gewest, maar geen van hen past bij wat u beiden wenst.`,
  "price-limits": ({ apart }) =>
    `De prijzen raken elkaar niet: met de dichtstbijzijnde scheelt het ${formatCentsPerKilowattHour(apart)}.`,
  "fees-above-gain": ({ sharedEnergy, gainOfEnergy, fees }) =>
    `Met de beste partner deelt u ${whole(sharedEnergy)} per jaar, goed voor ${formatEuros(gainOfEnergy)}. De leveranciers vragen samen ${formatEuros(fees)}, dus het loont niet.`,
  "no-price-for-both": ({ gainOfEnergy }) =>
    `Er is ${formatEuros(gainOfEnergy)} per jaar te winnen, maar bij geen enkele prijs die u beiden noemde, wint u allebei.`,
  "partners-better-placed": (_, side) =>
    `De ${partners[side]} die bij u passen, houden met iemand anders meer over. Bij de volgende ronde kijken wij opnieuw.`,
};

/** To who was compared with a part of the people in the region. */
function sayOfPart({ weighed = 0, ...reason }: LeftOverReason, side: Side): string {
  const many = "Er staan in uw gewest zoveel mensen op het plein dat wij u deze keer";
  if (reason.code === "no-partner-in-region")
    return `${many} met een deel van hen vergeleken, en daar was geen ${partner[side]} voor u bij. Bij de volgende ronde kijken wij opnieuw.`;
  const others = weighed === 1 ? `één ${partner[side]}` : `${formatNumber(weighed)} ${partners[side]}`;
  const own =
    reason.code === "wishes-or-exclusions"
      ? "Geen van hen past bij wat u beiden wenst."
      : sayLeftOver(reason as LeftOverReason, side);
  return `${many} met ${others} vergeleken. ${own}`;
}

export function sayLeftOver(reason: LeftOverReason, side: Side): string {
  if (reason.weighed !== undefined) return sayOfPart(reason, side);
  // Each sentence takes the reason of its own code; the table above is checked for that.
  return (sentences[reason.code] as (reason: LeftOverReason, side: Side) => string)(reason, side);
}
