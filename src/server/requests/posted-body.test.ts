import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { FORM_BYTES_MAX, UPLOAD_BYTES_MAX } from "#web/forms/posted-form.ts";
import { openPostedBody } from "./posted-body.ts";

const upload = { bytes: UPLOAD_BYTES_MAX, textBytes: FORM_BYTES_MAX };
const MULTIPART = "multipart/form-data; boundary=x";
const FORM = "application/x-www-form-urlencoded";

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream | FormData;
const posted = (body: Body, kind: string | null, length?: number) =>
  openPostedBody(
    new Request("http://localhost/contact", {
      method: "POST",
      body,
      headers: {
        ...(kind === null ? {} : { "content-type": kind }),
        ...(length === undefined ? {} : { "content-length": String(length) }),
      },
      duplex: "half",
    } as RequestInit),
  );
const part = (name: string, value: string, more = "") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
/** What is read, or the status with which it is refused. */
async function outcome(body: ReturnType<typeof posted>) {
  return body.read(upload).then(
    ({ form, file }) => ({ texts: [...form], file: file && { ...file, bytes: Buffer.from(file.bytes).toString() } }),
    () => body.refusal()?.status,
  );
}

afterEach(() => vi.useRealTimers());

function memoryAfterGc() {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage();
}
const heapAfterGc = () => memoryAfterGc().heapUsed;

test("texts, accents and a file come as a browser sends them, and reading twice gives the same", async () => {
  const form = new FormData();
  form.set("naam", "Élodie & co\r\n\u{1F600}");
  form.append("keuze", "a");
  form.append("keuze", "b");
  form.set("bijlage", new File(["dag\r\n--x", " allen"], "é.txt"));
  const body = posted(form, null);
  const read = await body.read(upload);
  expect(await body.read(upload)).toBe(read);
  expect([...read.form]).toEqual([
    ["naam", "Élodie & co\r\n\u{1F600}"],
    ["keuze", "a"],
    ["keuze", "b"],
  ]);
  expect(read.file).toMatchObject({ field: "bijlage", name: "é.txt" });
  expect(Buffer.from(read.file?.bytes ?? []).toString()).toBe("dag\r\n--x allen");
  expect(await outcome(posted("naam=%C3%89+a&x=1&x=2", FORM))).toEqual({
    texts: [
      ["naam", "É a"],
      ["x", "1"],
      ["x", "2"],
    ],
    file: null,
  });
});

test("a chooser that was left empty is a file without a name and without bytes", async () => {
  const form = new FormData();
  form.set("bijlage", new File([], ""));
  expect(await outcome(posted(form, null))).toEqual({ texts: [], file: { field: "bijlage", name: "", bytes: "" } });
});

test("a file of seven megabytes is read whole, and its bytes have the memory of the body once", async () => {
  const bytes = new Uint8Array(7_000_000).map((_, at) => at % 251);
  const head = part("bestand", "", '; filename="jaar.csv"').slice(0, -2);
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--x--\r\n")]);
  const { file } = await posted(body, MULTIPART, body.length).read(upload);
  expect(Buffer.compare(file?.bytes ?? bytes.subarray(1), bytes)).toBe(0);
  expect(file?.bytes.buffer.byteLength).toBe(body.length);
});

test.each([
  ["31 parts", part("a", "b").repeat(31)],
  ["two files", part("a", "b", '; filename="a"').repeat(2)],
  ["a text of more than 64 kB", part("a", "b".repeat(FORM_BYTES_MAX + 1))],
  ["ten thousand header lines", `--x\r\n${"a: b\r\n".repeat(25_000)}\r\n`],
  ["a long text before the first part", `${"a".repeat(150_000)}\r\n${part("a", "b")}`],
  ["a long text after the last part", `${part("a", "b")}--x--\r\n${"a".repeat(150_000)}`],
])("a body with %s is too large", async (_name, text) => {
  expect(await outcome(posted(`${text}--x--\r\n`, MULTIPART))).toBe(413);
});

test("of a body of thousands of parts no more is read than what goes beyond the limit", async () => {
  let sent = 0;
  const chunk = Buffer.from(part("a", "b").repeat(500));
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 100) controller.close();
      else controller.enqueue(chunk);
    },
  });
  expect(await outcome(posted(endless, MULTIPART, 12_000_000))).toBe(413);
  expect(sent).toBeLessThan(10);
});

test("fields of a plain form are counted before they are built", async () => {
  expect(await outcome(posted("a&".repeat(250), FORM))).toBe(413);
  expect(await outcome(posted("a=".repeat(FORM_BYTES_MAX), FORM))).toBe(413);
  expect(await outcome(posted("email=a&".repeat(100), FORM))).toMatchObject({ texts: { length: 100 } });
});

test.each([
  ["a form", FORM, "a=b"],
  ["a form in parts", MULTIPART, part("a", "b", '; filename="a"').slice(0, -2)],
])("%s takes the memory of what came of it, and not of what its sender says will come", async (_name, kind, text) => {
  const controllers: ReadableStreamDefaultController[] = [];
  const before = memoryAfterGc().arrayBuffers;
  const reading = Array.from({ length: 500 }, () => {
    const start = (controller: ReadableStreamDefaultController) => {
      controllers.push(controller);
      controller.enqueue(Buffer.from(text));
    };
    return outcome(posted(new ReadableStream({ start }), kind, FORM_BYTES_MAX));
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const taken = memoryAfterGc().arrayBuffers - before;
  for (const controller of controllers) controller.error(new Error("gone"));
  expect(await Promise.all(reading)).toEqual(Array(500).fill(400));
  expect(taken).toBeLessThan(10_000_000);
});

test.each([
  ["no boundary", "x", "multipart/form-data"],
  ["no part", "x", MULTIPART],
  ["nothing at all", "", MULTIPART],
  ["a part that is broken off", "--x\r\nContent-Disposition: form-data; name=", MULTIPART],
  ["a file that is broken off", part("a", "b", '; filename="a"'), MULTIPART],
  ["a field without a name", "--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--\r\n", MULTIPART],
])("a form in parts with %s is refused as broken", async (_name, text, kind) => {
  expect(await outcome(posted(text, kind))).toBe(400);
});

test("a form without a body is empty", async () => {
  expect(await outcome(openPostedBody(new Request("http://localhost/", { method: "POST" })))).toEqual({
    texts: [],
    file: null,
  });
});

test("a body that its page does not take is refused before a byte of it is read", async () => {
  const pull = vi.fn();
  const body = posted(new ReadableStream({ pull }, { highWaterMark: 0 }), MULTIPART, 64_001);
  await expect(body.read({ bytes: FORM_BYTES_MAX, textBytes: FORM_BYTES_MAX })).rejects.toBeDefined();
  expect([body.refusal()?.status, pull.mock.calls.length]).toEqual([413, 0]);
});

/** Sends so many bytes of a file each second, without end. */
function dripping(bytesPerSecond: number): ReadableStream {
  const head = Buffer.from(part("a", "", '; filename="a"').slice(0, -2));
  return new ReadableStream({
    start: (controller) => controller.enqueue(head),
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      controller.enqueue(new Uint8Array(bytesPerSecond));
    },
  });
}

test.each([
  ["a large body that stands still ends after 5 seconds", 0, 12_000_000, 5],
  ["a large body of 12 kB a second ends after 5 seconds", 12_000, 12_000_000, 5],
  ["a large body that is fast enough ends after 5 minutes", 20_000, 12_000_000, 300],
  ["a small body that stands still ends after 30 seconds", 0, 500, 30],
])("%s", async (_name, bytesPerSecond, length, seconds) => {
  vi.useFakeTimers();
  const body = posted(dripping(bytesPerSecond), MULTIPART, length);
  const ended = body.read(upload).catch(() => undefined);
  await vi.advanceTimersByTimeAsync((seconds - 1) * 1000);
  expect(body.refusal()).toBeNull();
  await vi.advanceTimersByTimeAsync(1500);
  expect(body.refusal()?.status).toBe(408);
  await ended;
});

test("seven megabytes over a line of 400 kbit a second are read", async () => {
  vi.useFakeTimers();
  const head = Buffer.from(part("a", "", '; filename="a"').slice(0, -2));
  const tail = Buffer.from("\r\n--x--\r\n");
  let left = 140;
  const slow = new ReadableStream({
    start: (controller) => controller.enqueue(head),
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      left -= 1;
      controller.enqueue(left < 0 ? tail : new Uint8Array(50_000));
      if (left < 0) controller.close();
    },
  });
  const body = posted(slow, MULTIPART, head.length + 7_000_000 + tail.length);
  const read = body.read(upload);
  await vi.advanceTimersByTimeAsync(150_000);
  expect((await read).file?.bytes.length).toBe(7_000_000);
});

const oneByte = new Uint8Array(1).fill(0x61);

test.each([
  ["plain form", FORM, ""],
  ["form in parts", MULTIPART, part("a", "", '; filename="a"').slice(0, -2)],
])("a %s that comes byte by byte keeps no more memory than one that comes at once", async (_name, kind, head) => {
  const count = 40_000;
  const heap = { before: 0, after: 0 };
  let sent = 0;
  const trickle = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(head)),
    pull(controller) {
      if (sent === 0) heap.before = heapAfterGc();
      sent += 1;
      if (sent < count) return controller.enqueue(oneByte);
      heap.after = heapAfterGc();
      controller.close();
    },
  });
  await outcome(posted(trickle, kind, FORM_BYTES_MAX));
  expect((heap.after - heap.before) / count).toBeLessThan(50);
});
