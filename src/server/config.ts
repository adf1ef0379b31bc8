import { z } from "zod";
import type { FirebaseSettings } from "#adapters/firebase/firebase-settings.ts";
import type { Settings } from "#application/ports/settings.ts";
import { readServiceAccount } from "./read-service-account.ts";
import { isLoopback } from "./requests/is-loopback.ts";

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

const isWebOrigin = (url: string) => /^https?:\/\/[^*]+$/i.test(url) && isOrigin(url);

const hostAndPort = z.string().regex(/^[^\s/:]+:\d{1,5}$/, "must be a host and a port, such as 127.0.0.1:9099");

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("0.0.0.0"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/i })
    .refine(isOrigin, "must be an address without path, query or user, such as https://example.org")
    .transform((url) => URL.parse(url)?.origin ?? url)
    .optional(),
  PRODUCT_NAME: z.string().trim().min(1).max(40).default("Stroomplein"),
  PRODUCT_TITLE_POSTFIX: z.string().max(80).default(" | stroom van mens tot mens"),
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
  OPERATOR_VAT: optionalText,
  OPERATOR_REGISTER: optionalText,
  ICON_SERVICE_URL: z
    .union([z.literal("off"), z.url({ protocol: /^https?$/i }).refine((url) => !/[?#]/.test(url))])
    .default("https://api.iconify.design"),
  BACKEND: z.enum(["built-in", "firebase"]).default("built-in"),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, "must be the id of a project, such as stroom-1a2b3")
    .optional(),
  FIREBASE_API_KEY: z.string().regex(/^\S+$/, "must be a key without spaces").optional(),
  FIREBASE_SERVICE_ACCOUNT: z
    .string()
    .transform((given) => readServiceAccount(given.trim()))
    .refine((account) => account !== null, "must be the key file of a service account, as its path or as its JSON")
    .optional(),
  FIREBASE_AUTH_EMULATOR_HOST: hostAndPort.optional(),
  FIRESTORE_EMULATOR_HOST: hostAndPort.optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      hostname: /.*/,
      error:
        "must be one address, postgres://user:password@host:port/name; several servers need a proxy in front of them",
    })
    .optional(),
  DATA_DIR: z.string().min(1).default("data"),
  SECRET: z.string().min(32, "must be at least 32 characters, such as the answer of `openssl rand -hex 32`").optional(),
  SIGNING_KEY: z
    .base64("must be a key in base64, such as `openssl genpkey -algorithm ed25519 -outform DER | base64 -w0` makes")
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  DEMO: z.enum(["0", "1"]).default("0"),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[a-z][a-z0-9-]+$/, "must be the name of a header in small letters, such as x-real-ip, or none")
    .optional(),
  EMBED_ORIGINS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ""))
    .refine(
      (origins) => origins.every(isWebOrigin),
      "must be origins such as https://example.org, with spaces or commas between",
    )
    .transform((origins) => [...new Set(origins.map((origin) => new URL(origin).origin))])
    .optional(),
  BUILD_POLL_MS: z.coerce.number().int().min(1000).default(3_600_000),
  STOP_DELAY_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  METRICS_TOKEN: z.string().min(16, "must be at least 16 characters").optional(),
});

/** A proxy that asks every second has then seen three times that we are not ready. */
const STOP_DELAY_MS = 3_000;

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly iconService: string | null;
  /** Address of the PostgreSQL server, or null for the embedded database in the folder. */
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  /** Null on the embedded database, which makes its own. */
  readonly secret: string | null;
  /** Ed25519 in PKCS 8, base64; null on the embedded database, which makes its own. */
  readonly signingKey: string | null;
  /** Null unless the backend is Firebase. */
  readonly firebase: FirebaseSettings | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** How long SIGTERM leaves a proxy to notice that we are not ready, while we still accept. */
  readonly stopDelayMs: number;
  /** Opens `/metrics`; without one it does not exist. */
  readonly metricsToken: string | null;
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
  const faults = faultsBetween(read);
  if (faults.length > 0) throw new ConfigFault(faults);
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  return {
    port: read.PORT,
    host: read.HOST,
    iconService: read.ICON_SERVICE_URL === "off" ? null : read.ICON_SERVICE_URL.replace(/\/$/, ""),
    databaseUrl: read.DATABASE_URL ?? null,
    dataFolder: read.DATA_DIR,
    secret: read.SECRET ?? null,
    signingKey: read.SIGNING_KEY ?? null,
    firebase: read.BACKEND === "firebase" ? firebaseOf(read) : null,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM ?? read.OPERATOR_EMAIL ?? `noreply@${new URL(publicUrl).hostname}`,
    stopDelayMs: read.STOP_DELAY_MS ?? (isLoopback(publicUrl) ? 0 : STOP_DELAY_MS),
    metricsToken: read.METRICS_TOKEN ?? null,
    settings: {
      productName: read.PRODUCT_NAME,
      titlePostfix: read.PRODUCT_TITLE_POSTFIX,
      market: read.MARKET,
      publicUrl,
      operator: {
        name: read.OPERATOR_NAME,
        legalForm: read.OPERATOR_LEGAL_FORM,
        kbo: read.OPERATOR_KBO,
        address: read.OPERATOR_ADDRESS,
        email: read.OPERATOR_EMAIL,
        phone: read.OPERATOR_PHONE,
        vat: read.OPERATOR_VAT,
        register: read.OPERATOR_REGISTER,
      },
      // Without either, mails are files that whoever runs the site reads here.
      operatorMailbox: read.OPERATOR_EMAIL ?? read.MAIL_FROM ?? "uitbater@localhost.localdomain",
      platformFee: read.PLATFORM_FEE,
      brusselsMatching: read.BRUSSELS_MATCHING === "on",
      tagManagerId: read.GTM_ID ?? null,
      buildPollMs: read.BUILD_POLL_MS,
      backend: read.BACKEND,
      isDemo: read.DEMO === "1",
      areDemoAccountsOpen: !publicUrl.startsWith("https:") && (read.DEMO === "1" || isLoopback(publicUrl)),
      embedOrigins: read.EMBED_ORIGINS ?? [],
      clientAddressHeader: read.CLIENT_ADDRESS_HEADER === "none" ? null : (read.CLIENT_ADDRESS_HEADER ?? null),
    },
  };
}

/** Settings that are right by themselves and wrong together. */
function faultsBetween(read: z.infer<typeof schema>): string[] {
  const faults: string[] = [];
  if (read.DATABASE_URL && !read.SECRET)
    faults.push("SECRET: must be set with DATABASE_URL, the same for every process on that database");
  if (read.DATABASE_URL && !read.SIGNING_KEY)
    faults.push("SIGNING_KEY: must be set with DATABASE_URL, or declarations could not be checked after a restart");
  if (read.SMTP_URL && !read.MAIL_FROM && !read.OPERATOR_EMAIL)
    faults.push("MAIL_FROM: must be set with SMTP_URL, or OPERATOR_EMAIL, so that mail has a sender");
  if (read.DEMO === "1" && read.DATABASE_URL)
    faults.push("DEMO: demo data goes into the embedded database alone, so it cannot be set with DATABASE_URL");
  if (read.PUBLIC_URL?.startsWith("https:") && !read.CLIENT_ADDRESS_HEADER)
    faults.push(
      "CLIENT_ADDRESS_HEADER: must be set with an https PUBLIC_URL to the header in which the proxy writes the visitor's network address, such as x-real-ip: without it all visitors share the limits of one network; none accepts that",
    );
  return read.BACKEND === "firebase" ? [...faults, ...firebaseFaults(read)] : faults;
}

function firebaseFaults(read: z.infer<typeof schema>): string[] {
  const faults: string[] = [];
  const account = read.FIREBASE_SERVICE_ACCOUNT;
  const [auth, firestore] = [read.FIREBASE_AUTH_EMULATOR_HOST, read.FIRESTORE_EMULATOR_HOST];
  if (!read.FIREBASE_PROJECT_ID) faults.push("FIREBASE_PROJECT_ID: must be set with BACKEND=firebase");
  if (!read.FIREBASE_API_KEY) faults.push("FIREBASE_API_KEY: must be set with BACKEND=firebase");
  // Half a stand-in would put made-up people beside real documents, or the other way round.
  if (!auth !== !firestore) {
    faults.push(`${auth ? "FIRESTORE" : "FIREBASE_AUTH"}_EMULATOR_HOST: both emulators must be set, or neither`);
  }
  if (auth && account)
    faults.push("FIREBASE_SERVICE_ACCOUNT: cannot be set with emulators, who must not be shown a real key");
  if (!auth && !firestore && !account) {
    faults.push("FIREBASE_SERVICE_ACCOUNT: must be set with BACKEND=firebase, unless emulators are");
  }
  if (account && read.FIREBASE_PROJECT_ID && account.projectId !== read.FIREBASE_PROJECT_ID) {
    faults.push(`FIREBASE_SERVICE_ACCOUNT: is of project ${account.projectId}, not ${read.FIREBASE_PROJECT_ID}`);
  }
  if (read.DEMO === "1") faults.push("DEMO: demo people are made by the built-in backend alone");
  return faults;
}

const firebaseOf = (read: z.infer<typeof schema>): FirebaseSettings => ({
  // What must be there was checked before.
  projectId: read.FIREBASE_PROJECT_ID ?? "",
  apiKey: read.FIREBASE_API_KEY ?? "",
  serviceAccount: read.FIREBASE_SERVICE_ACCOUNT ?? null,
  authEmulatorHost: read.FIREBASE_AUTH_EMULATOR_HOST ?? null,
  firestoreEmulatorHost: read.FIRESTORE_EMULATOR_HOST ?? null,
});

/** The settings that tell who runs the site and are not set. */
export const missingIdentity = ({ settings: { operator } }: Pick<Config, "settings">): string[] =>
  Object.entries(operator).flatMap(([key, value]) =>
    value === null ? [`OPERATOR_${key.replace(/[A-Z]/g, "_$&").toUpperCase()}`] : [],
  );

/**
 * Who runs a public site must be named on it (WER III.74 and XII.6). A demo and a site that only this machine can reach
 * show placeholders instead.
 */
export function checkIdentity(config: Pick<Config, "settings">): void {
  const { isDemo, publicUrl } = config.settings;
  if (isDemo || isLoopback(publicUrl)) return;
  const faults = missingIdentity(config).map((name) => `${name}: must be set on a public site, unless DEMO is 1`);
  if (faults.length > 0) throw new ConfigFault(faults);
}
