import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzip } from "node:zlib";

type Encoding = "br" | "gzip" | "identity";
type Variant = {
  /** Null where it is only kept compressed. */
  readonly body: Buffer | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
};

/** A whole answer kept in memory, with its headers ready. */
export type StoredAnswer = Readonly<Partial<Record<Encoding, Variant>>> & {
  readonly identity: Variant;
  readonly status: number;
  /** How hard Brotli tries once it is asked for again: whoever asks first does not wait for that. */
  readonly nextEffort?: number;
};

type Bodies = {
  readonly identity: Buffer;
  readonly br?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
};

const runBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);

/** Room for a whole page: each time that it is full costs a way to another thread and back. */
const CHUNK_BYTES = 65_536;

async function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const packed = await runBrotli(body, { params, chunkSize: CHUNK_BYTES });
  // A copy of its own: what comes is a small part of the room, and would hold all of it for as long as it is kept. So would
  // a copy in the room that small buffers share.
  const own = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(own);
  return own;
}

/** Where it is there compressed, only that is kept: hardly anybody asks for it as it is. */
export function storeAnswer(
  { identity, br, gzip: gz }: Bodies,
  headers: Readonly<Record<string, string>>,
  status = 200,
  /** Before the tag of what may yet be compressed anew: W/ says that the page is the same, though its bytes may not be. */
  weak: "" | "W/" = "",
): StoredAnswer {
  // Of the least bytes: the same page is compressed to the same ones.
  const hash = createHash("sha256")
    .update(br ?? identity)
    .digest("base64url")
    .slice(0, 22);
  // A face or a picture comes in one coding alone.
  const vary = [...(br || gz ? ["accept-encoding"] : []), ...(headers["vary"] ? [headers["vary"]] : [])].join(", ");
  const variant = (encoding: Encoding, { length }: Buffer, body: Buffer | null): Variant => {
    const etag = `${weak}"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
    const coding: Record<string, string> = encoding === "identity" ? {} : { "content-encoding": encoding };
    return {
      body,
      etag,
      headers: { ...headers, ...coding, ...(vary ? { vary } : {}), etag, "content-length": String(length) },
    };
  };
  return {
    status,
    identity: variant("identity", identity, br ? null : identity),
    ...(br ? { br: variant("br", br, br) } : {}),
    ...(gz ? { gzip: variant("gzip", gz, gz) } : {}),
  };
}

const HEADER_BYTES = 2000;

/** About what it takes in memory. */
export const bytesOf = ({ identity, br, gzip: gz }: StoredAnswer): number =>
  [identity, br, gz].reduce((sum, variant) => sum + (variant ? (variant.body?.length ?? 0) + HEADER_BYTES : 0), 0);

type Effort = { readonly brotli: number; readonly gzip: number };
/** For what is kept for a day: at 11 it takes three times as long and gets 2 % smaller, so that waits until somebody asks again. */
const SMALL: Effort = { brotli: 10, gzip: 9 };
const SMALLEST = 11;
/** For what somebody waits for. */
export const FAST: Effort = { brotli: 4, gzip: 4 };

export async function compressed(
  identity: Buffer,
  { brotli, gzip: level }: Effort,
): Promise<Bodies & { br: Buffer; gzip: Buffer }> {
  const [br, gz] = await Promise.all([compressBrotli(identity, brotli), compressGzip(identity, { level })]);
  return { identity, br, gzip: gz };
}

/** A page for everybody, in all codings. */
export async function storeForAll(identity: Buffer, headers: Readonly<Record<string, string>>): Promise<StoredAnswer> {
  return { ...storeAnswer(await compressed(identity, SMALL), headers, 200, "W/"), nextEffort: SMALLEST };
}

/** For a search that perhaps nobody does again, and for what is asked for more often. */
const [HASTY, KEPT] = [1, 5];

/** Compressed for those who take Brotli, which is nearly everybody; the rest is made when somebody asks for it. */
export async function storeForBrotli(
  identity: Buffer,
  headers: Readonly<Record<string, string>>,
  { status, isHasty }: { readonly status: number; readonly isHasty: boolean },
): Promise<StoredAnswer> {
  const br = await compressBrotli(identity, isHasty ? HASTY : KEPT);
  const answer = storeAnswer({ identity, br }, headers, status, isHasty ? "W/" : "");
  return isHasty ? { ...answer, nextEffort: KEPT } : answer;
}

/** The same answer in less bytes. Who has it already need not take it again: its tag stays. */
export async function storeSmaller({ nextEffort, ...answer }: StoredAnswer): Promise<StoredAnswer> {
  const { br } = answer;
  if (!br?.body || nextEffort === undefined) return answer;
  const body = await compressBrotli(await decompressBrotli(br.body), nextEffort);
  if (body.length >= br.body.length) return answer;
  const headers = { ...br.headers, "content-length": String(body.length) };
  return { ...answer, br: { ...br, body, headers } };
}

const asGzip = new WeakMap<StoredAnswer, Promise<StoredAnswer>>();

/** As this visitor takes it: by gzip, if that was not made yet, for who knows no Brotli. */
export async function encodedFor(request: Request, answer: StoredAnswer): Promise<StoredAnswer> {
  const accepted = request.headers.get("accept-encoding") ?? "";
  const { br } = answer;
  if (answer.gzip || !br?.body || accepts(accepted, "br") || !accepts(accepted, "gzip")) return answer;
  const known = asGzip.get(answer) ?? addGzip(answer, br.body);
  asGzip.set(answer, known);
  known.catch(() => asGzip.delete(answer));
  return known;
}

async function addGzip(answer: StoredAnswer, packed: Buffer): Promise<StoredAnswer> {
  const body = await compressGzip(await decompressBrotli(packed), { level: FAST.gzip });
  const etag = answer.identity.etag.replace(/"$/, '-gzip"');
  const headers = {
    ...answer.identity.headers,
    "content-encoding": "gzip",
    etag,
    "content-length": String(body.length),
  };
  return { ...answer, gzip: { body, etag, headers } };
}

const bareTag = (etag: string) => etag.replace(/^W\//, "");

export function answerStored(answer: StoredAnswer, request: Request, more: Readonly<Record<string, string>>): Response {
  const variant = chooseVariant(answer, request.headers.get("accept-encoding") ?? "");
  const known = answer.status === 200 ? request.headers.get("if-none-match") : null;
  const own = bareTag(variant.etag);
  if (known?.split(/,\s*/).some((etag) => bareTag(etag) === own)) {
    const { "content-length": _, ...headers } = variant.headers;
    return new Response(null, { status: 304, headers: { ...headers, ...more } });
  }
  const body = request.method === "HEAD" ? null : (variant.body ?? brotliDecompressSync(answer.br?.body ?? ""));
  return new Response(body as Uint8Array<ArrayBuffer> | null, {
    status: answer.status,
    headers: { ...variant.headers, ...more },
  });
}

function chooseVariant(answer: StoredAnswer, accepted: string): Variant {
  if (answer.br && accepts(accepted, "br")) return answer.br;
  if (answer.gzip && accepts(accepted, "gzip")) return answer.gzip;
  return answer.identity;
}

const accepts = (accepted: string, encoding: "br" | "gzip") =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted);

const COMPRESS_FROM_BYTES = 1000;

/** For an answer that is made for one visitor: compressed fast rather than small. */
export async function compressedFor(
  request: Request,
  body: Buffer,
): Promise<{ body: Buffer; encoding: string | null }> {
  const accepted = request.headers.get("accept-encoding") ?? "";
  if (body.length < COMPRESS_FROM_BYTES) return { body, encoding: null };
  if (accepts(accepted, "br")) return { body: await compressBrotli(body, FAST.brotli), encoding: "br" };
  if (accepts(accepted, "gzip")) return { body: await compressGzip(body, { level: FAST.gzip }), encoding: "gzip" };
  return { body, encoding: null };
}
