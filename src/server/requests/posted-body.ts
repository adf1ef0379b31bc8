import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { data } from "react-router";
import { FORM_BYTES_MAX, type Posted, type PostedFile, type PostedLimits } from "#web/forms/posted-form.ts";
import { declaredLength, type Refusal, refusals } from "./refuse-request.ts";

// Far above the longest of our forms.
const FIELDS_MAX = 250;
const PARTS_MAX = 30;
const HEADERS_MAX = 8;
const SLICE_BYTES = 65_536;
const SMALL_BYTES = 1_024;

const PACE_MS = 5_000;
const PACE_BYTES = 64_000;
const LARGE_MS = 300_000;
const SMALL_MS = 30_000;

class BodyRefused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
const refuse = (refusal: Refusal): never => {
  throw new BodyRefused(refusal);
};

export type PostedBody = {
  /** Reads the body, once however often it is asked; rejects with a route error when it is refused. */
  read(limits: PostedLimits): Promise<Posted>;
  /** Why the body was refused, once it was. */
  refusal(): Refusal | null;
};

/** The body of a request, of which nothing is read before a page asks for it. */
export function openPostedBody(request: Request): PostedBody {
  let reading: Promise<Posted> | null = null;
  let refusal: Refusal | null = null;
  return {
    read(limits) {
      reading ??= readBody(request, limits).catch((error: unknown) => {
        // Anything else comes from the line, such as a sender who left.
        refusal = error instanceof BodyRefused ? error.refusal : refusals.broken;
        throw data(refusal.message, { status: refusal.status, statusText: refusal.message });
      });
      return reading;
    },
    refusal: () => refusal,
  };
}

async function readBody(request: Request, limits: PostedLimits): Promise<Posted> {
  const length = declaredLength(request);
  if (length > limits.bytes) refuse(refusals.tooLarge);
  const kind = request.headers.get("content-type");
  if (kind === null || request.body === null) return { form: new FormData(), file: null };
  const stop = openStop();
  const chunks = chunksOf(request.body, { stop, isLarge: length > FORM_BYTES_MAX, bytesMax: limits.bytes });
  if (!kind.toLowerCase().startsWith("multipart/")) return { form: await readFields(chunks, length), file: null };
  return readParts(chunks, kind, { ...limits, stop, length });
}

type Stop = ReturnType<typeof openStop>;

/**
 * Ends the reading from outside it. One wait at a time is told: Promise.race would keep something of every wait as long as the
 * body lasts, some 500 bytes for each byte of a body that is sent byte by byte.
 */
function openStop() {
  let reason: BodyRefused | null = null;
  let leave: ((reason: BodyRefused) => void) | null = null;
  return {
    refuse(refusal: Refusal): void {
      reason ??= new BodyRefused(refusal);
      leave?.(reason);
    },
    orRefused: <T>(work: Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        leave = reject;
        if (reason) reject(reason);
        work.then(resolve, reject);
      }),
  };
}

/** The chunks as they arrive; too slow ones are refused. */
async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  { stop, isLarge, bytesMax }: { readonly stop: Stop; readonly isLarge: boolean; readonly bytesMax: number },
): AsyncGenerator<Uint8Array> {
  let received = 0;
  let before = 0;
  const end = () => stop.refuse(refusals.slow);
  const whole = setTimeout(end, isLarge ? LARGE_MS : SMALL_MS);
  const pace = setInterval(() => {
    if (isLarge && received - before < PACE_BYTES) end();
    before = received;
  }, PACE_MS);
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await stop.orRefused(reader.read());
      if (done) return;
      received += value.length;
      if (received > bytesMax) refuse(refusals.tooLarge);
      yield value;
    }
  } finally {
    clearTimeout(whole);
    clearInterval(pace);
  }
}

async function readFields(chunks: AsyncIterable<Uint8Array>, length: number): Promise<FormData> {
  const kept = openBytes(Math.min(length || FORM_BYTES_MAX, FORM_BYTES_MAX), SMALL_BYTES);
  for await (const chunk of chunks) if (!kept.add(chunk)) refuse(refusals.tooLarge);
  const bytes = Buffer.from(kept.all().buffer, 0, kept.length());
  // Counted before anything is built: a field costs far more than a byte.
  let fields = 1;
  for (let at = bytes.indexOf("&"); at !== -1; at = bytes.indexOf("&", at + 1)) fields += 1;
  if (fields > FIELDS_MAX) refuse(refusals.tooLarge);
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(bytes.toString())) form.append(name, value);
  return form;
}

/**
 * Bytes in one piece of memory, copied as they come: a chunk may be a single byte, and takes far more than that. It begins small
 * and grows, so that many small forms that are announced and never sent take nothing.
 */
function openBytes(max: number, first: number) {
  let kept = new Uint8Array(Math.min(first, max));
  let length = 0;
  return {
    /** False when there is no room for it. */
    add(chunk: Uint8Array): boolean {
      const needed = length + chunk.length;
      if (needed > max) return false;
      if (needed > kept.length) {
        const larger = new Uint8Array(Math.min(max, Math.max(needed, kept.length * 2)));
        larger.set(kept.subarray(0, length));
        kept = larger;
      }
      kept.set(chunk, length);
      length = needed;
      return true;
    },
    length: () => length,
    all: () => kept.subarray(0, length),
  };
}

type Parts = PostedLimits & { readonly stop: Stop; readonly length: number };

/** Reads parts while they arrive, and stops at the first that goes beyond a limit. */
async function readParts(
  chunks: AsyncIterable<Uint8Array>,
  kind: string,
  { bytes, textBytes, stop, length }: Parts,
): Promise<Posted> {
  const form = new FormData();
  let file: Omit<PostedFile, "bytes"> | null = null;
  // The one copy of a large file: as long as the body, of which it is nearly all. Pages that are not written take no memory.
  const most = length || bytes;
  let fileBytes = openBytes(0, 0);
  const tooLarge = () => stop.refuse(refusals.tooLarge);
  const broken = () => stop.refuse(refusals.broken);
  const parser = openParser(kind, textBytes);
  const finished = new Promise<void>((resolve) => parser.once("finish", resolve));
  parser.on("error", broken).on("partsLimit", tooLarge).on("filesLimit", tooLarge);
  parser.on("field", (name: string | undefined, value: string, _isShort: boolean, isCut: boolean) => {
    if (name === undefined) broken();
    else if (isCut) tooLarge();
    else form.append(name, value);
  });
  parser.on("file", (field: string | undefined, stream: Readable, name: string | undefined) => {
    stream.on("error", broken);
    if (field === undefined) broken();
    file = { field: field ?? "", name: name ?? "" };
    fileBytes = openBytes(most, most > FORM_BYTES_MAX ? most : SMALL_BYTES);
    stream.on("data", (chunk: Buffer) => {
      if (!fileBytes.add(chunk)) tooLarge();
    });
  });
  let received = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
      const slice = Buffer.from(chunk.buffer, chunk.byteOffset + at, Math.min(SLICE_BYTES, chunk.length - at));
      await stop.orRefused(new Promise((written) => parser.write(slice, written)));
      received += slice.length;
      // Text, names and headers together: endless headers, or text before the first part, end here.
      if (received - fileBytes.length() > textBytes + FORM_BYTES_MAX) refuse(refusals.tooLarge);
    }
  }
  parser.end();
  await stop.orRefused(finished);
  return { form, file: withBytes(file, fileBytes.all()) };
}

function openParser(kind: string, textBytes: number): BusboyInstance {
  const limits = { parts: PARTS_MAX, files: 1, fieldSize: textBytes, headerPairs: HEADERS_MAX };
  try {
    return new Busboy({ headers: { "content-type": kind }, limits });
  } catch {
    return refuse(refusals.broken);
  }
}

// The compiler does not see that a listener sets the file.
const withBytes = (file: Omit<PostedFile, "bytes"> | null, bytes: Uint8Array<ArrayBuffer>): PostedFile | null =>
  file && { ...file, bytes };
