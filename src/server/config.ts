import { z } from "zod";
import type { Settings } from "#application/ports/settings.ts";

const optionalText = z
  .string()
  .trim()
  .transform((text) => text || null)
  .nullable()
  .default(null);

function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { pathname, search, hash, username, password } = new URL(url);
  return pathname === "/" && search + hash + username + password === "";
}

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("0.0.0.0"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/i })
    .refine(isOrigin, "must be an address without path, query or user, such as https://example.org")
    .transform((url) => URL.parse(url)?.origin ?? url)
    .optional(),
  PRODUCT_NAME: z.string().trim().min(1).max(40).default("Stroomplein"),
  PRODUCT_TITLE_POSTFIX: z.string().max(80).default(" | groene stroom van dichtbij"),
  MARKET: z.enum(["be", "nl", "flags"]).default("be"),
  PLATFORM_FEE: z.coerce.number().min(0).max(1000).default(0),
  BRUSSELS_MATCHING: z.enum(["on", "off"]).default("off"),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, "must look like GTM-ABC1234")
    .optional(),
  OPERATOR_NAME: optionalText,
  OPERATOR_LEGAL_FORM: optionalText,
  OPERATOR_KBO: optionalText,
  OPERATOR_ADDRESS: optionalText,
  OPERATOR_EMAIL: z.email().nullable().default(null),
  OPERATOR_PHONE: optionalText,
  ICON_SERVICE_URL: z
    .union([z.literal("off"), z.url({ protocol: /^https?$/i }).refine((url) => !/[?#]/.test(url))])
    .default("https://api.iconify.design"),
  BOOT: z.enum(["idle", "eager"]).default("idle"),
  BUILD_POLL_MS: z.coerce.number().int().min(1000).default(3_600_000),
});

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly iconService: string | null;
  readonly settings: Settings;
};

export class ConfigFault extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The configuration has ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.faults = faults;
  }
}

/** The only reader of the environment. All faults are told at once, never the first alone. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigFault(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  }
  const read = parsed.data;
  return {
    port: read.PORT,
    host: read.HOST,
    iconService: read.ICON_SERVICE_URL === "off" ? null : read.ICON_SERVICE_URL.replace(/\/$/, ""),
    settings: {
      productName: read.PRODUCT_NAME,
      titlePostfix: read.PRODUCT_TITLE_POSTFIX,
      market: read.MARKET,
      publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
      operator: {
        name: read.OPERATOR_NAME,
        legalForm: read.OPERATOR_LEGAL_FORM,
        kbo: read.OPERATOR_KBO,
        address: read.OPERATOR_ADDRESS,
        email: read.OPERATOR_EMAIL,
        phone: read.OPERATOR_PHONE,
      },
      platformFee: read.PLATFORM_FEE,
      brusselsMatching: read.BRUSSELS_MATCHING === "on",
      tagManagerId: read.GTM_ID ?? null,
      buildPollMs: read.BUILD_POLL_MS,
      boot: read.BOOT,
    },
  };
}
