import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

type Encoding = "br" | "gzip" | "identity";
type Variant = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>>; readonly etag: string };

/** A whole answer kept in memory, in each encoding, with its headers ready. */
export type StoredAnswer = Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export function storeAnswer(
  bodies: { readonly identity: Buffer; readonly br?: Buffer | undefined; readonly gzip?: Buffer | undefined },
  headers: Readonly<Record<string, string>>,
): StoredAnswer {
  const hash = createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 22);
  const vary = headers["vary"] ? `accept-encoding, ${headers["vary"]}` : "accept-encoding";
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
    const coding: Record<string, string> = encoding === "identity" ? {} : { "content-encoding": encoding };
    return { body, etag, headers: { ...headers, ...coding, vary, etag, "content-length": String(body.length) } };
  };
  return {
    identity: variant("identity", bodies.identity),
    ...(bodies.br ? { br: variant("br", bodies.br) } : {}),
    ...(bodies.gzip ? { gzip: variant("gzip", bodies.gzip) } : {}),
  };
}

export async function compressed(identity: Buffer): Promise<{ identity: Buffer; br: Buffer; gzip: Buffer }> {
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    compressGzip(identity, { level: 9 }),
  ]);
  return { identity, br, gzip: gz };
}

export function answerStored(answer: StoredAnswer, request: Request, more: Readonly<Record<string, string>>): Response {
  const variant = chooseVariant(answer, request.headers.get("accept-encoding") ?? "");
  const known = request.headers.get("if-none-match");
  if (known?.split(/,\s*/).some((etag) => etag.replace(/^W\//, "") === variant.etag)) {
    const { "content-length": _, ...headers } = variant.headers;
    return new Response(null, { status: 304, headers: { ...headers, ...more } });
  }
  const body = request.method === "HEAD" ? null : (variant.body as Uint8Array<ArrayBuffer>);
  return new Response(body, { headers: { ...variant.headers, ...more } });
}

function chooseVariant(answer: StoredAnswer, accepted: string): Variant {
  if (answer.br && accepts(accepted, "br")) return answer.br;
  if (answer.gzip && accepts(accepted, "gzip")) return answer.gzip;
  return answer.identity;
}

const accepts = (accepted: string, encoding: "br" | "gzip") =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted);

const FAST_QUALITY = 4;
const COMPRESS_FROM_BYTES = 1000;

/** For an answer that is made for one visitor: compressed fast rather than small. */
export async function compressedFor(
  request: Request,
  body: Buffer,
): Promise<{ body: Buffer; encoding: string | null }> {
  const accepted = request.headers.get("accept-encoding") ?? "";
  if (body.length < COMPRESS_FROM_BYTES) return { body, encoding: null };
  if (accepts(accepted, "br")) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: FAST_QUALITY };
    return { body: await compressBrotli(body, { params }), encoding: "br" };
  }
  if (accepts(accepted, "gzip")) return { body: await compressGzip(body, { level: FAST_QUALITY }), encoding: "gzip" };
  return { body, encoding: null };
}
