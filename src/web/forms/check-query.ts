import * as z from "zod/mini";
import type { CheckFault } from "#content/pages/journeys/check-faults.ts";
import type { BuyerSituation, SellerSituation } from "#domain/journeys/can-take-part.ts";
import { type Region, regionOfPostcode } from "#domain/regions/region-of-postcode.ts";

export type CheckField = "postcode" | "meter" | "contract" | "technologie" | "omvormer";

/** The name of the button: it tells a form that was sent empty from a first visit. */
export const CHECK_ASKED = "toon";

export type CheckReading<Situation> = {
  typed: Partial<Record<CheckField, string>>;
  faults: Partial<Record<CheckField, CheckFault>>;
  /** Null when nothing was asked yet or when a fault stands in the way. */
  asked: { postcode: string; situation: Situation } | null;
};

const postcode = z.pipe(
  z.nullable(z.string()),
  z.transform((text, context): { postcode: string; region: Region } => {
    const trimmed = text?.trim() ?? "";
    const region = regionOfPostcode(trimmed);
    if (region !== null) return { postcode: trimmed, region };
    const message = trimmed === "" ? "postcode-missing" : "postcode-malformed";
    context.issues.push({ code: "custom", input: text, message });
    return z.NEVER;
  }),
);

/** Dutch words of the address on the left, the domain's own on the right. */
const choice = <Value extends string>(words: Readonly<Record<string, Value>>) =>
  z.pipe(
    z.nullable(z.string()),
    z.transform((text, context): Value => {
      const value = text !== null && Object.hasOwn(words, text) ? words[text] : undefined;
      if (value !== undefined) return value;
      context.issues.push({ code: "custom", input: text, message: "choice-missing" });
      return z.NEVER;
    }),
  );

const meter = choice({
  digitaal: "digital",
  analoog: "analogue",
  terugdraaiend: "reversing",
  onbekend: "unknown",
} as const);

const buyerSchema = z.pipe(
  z.object({ postcode, meter, contract: choice({ eigen: "self", ander: "other", onbekend: "unknown" } as const) }),
  z.transform(({ postcode: { postcode, region }, meter, contract }) => ({
    postcode,
    situation: { region, meter, contractHolder: contract } satisfies BuyerSituation,
  })),
);

const sellerSchema = z.pipe(
  z.object({
    postcode,
    technologie: choice({ zon: "solar", wind: "wind", water: "water", biogas: "biogas", fossiel: "fossil" } as const),
    meter,
    omvormer: choice({ "tot-10": "up-to-10-kva", "boven-10": "above-10-kva", onbekend: "unknown" } as const),
  }),
  z.transform(({ postcode: { postcode, region }, technologie, meter, omvormer }) => ({
    postcode,
    situation: { region, meter, technology: technologie, inverter: omvormer } satisfies SellerSituation,
  })),
);

export const readBuyerCheck = (params: URLSearchParams): CheckReading<BuyerSituation> =>
  read(params, ["postcode", "meter", "contract"], buyerSchema);

export const readSellerCheck = (params: URLSearchParams): CheckReading<SellerSituation> =>
  read(params, ["postcode", "technologie", "meter", "omvormer"], sellerSchema);

function read<Situation, Name extends CheckField>(
  params: URLSearchParams,
  names: readonly Name[],
  schema: z.ZodMiniType<{ postcode: string; situation: Situation }, Record<Name, string | null>>,
): CheckReading<Situation> {
  const raw = Object.fromEntries(names.map((name) => [name, params.get(name)])) as Record<Name, string | null>;
  const typed: CheckReading<Situation>["typed"] = {};
  for (const name of names) typed[name] = raw[name] ?? "";
  // A first visit, or one that only brings a postcode along, has not asked anything yet.
  const hasAsked = params.has(CHECK_ASKED) || names.some((name) => name !== "postcode" && params.has(name));
  if (!hasAsked) return { typed, faults: {}, asked: null };
  const result = schema.safeParse(raw);
  const faults: CheckReading<Situation>["faults"] = {};
  for (const issue of result.error?.issues ?? []) faults[issue.path[0] as Name] = issue.message as CheckFault;
  return { typed, faults, asked: result.success ? result.data : null };
}
