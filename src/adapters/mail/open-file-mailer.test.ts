import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openFileMailer } from "#adapters/mail/open-file-mailer.ts";

const root = mkdtempSync(join(tmpdir(), "file-mailer-"));
const folder = join(root, "post");
const sender = { name: "Stroomplein", address: "noreply@localhost", replyTo: null, host: "localhost" };
const clock = { now: () => new Date("2026-11-15T10:00:00Z"), today: () => "2026-11-15" };
const told: unknown[] = [];
const log = { warn: (_event: string, facts: unknown) => void told.push(facts) };
const open = () => openFileMailer({ folder, sender, clock, log });
const mail = (id: string) => ({ id, to: "an@example.org", subject: `Dag ${id}`, html: "<p>Dag</p>", text: "Dag" });

beforeEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a mail is an .eml that mail programs read, and stands in the mailbox", async () => {
  const { mailer, mailbox } = open();
  expect(await mailer.deliver(mail("a"))).toBe("sent");
  const eml = readFileSync(join(folder, "a.eml"), "utf8");
  expect(eml).toContain("Message-ID: <outbox-a@localhost>\r\n");
  expect(eml).toContain("To: an@example.org\r\n");
  expect(await mailbox.read("a")).toEqual({
    to: "an@example.org",
    subject: "Dag a",
    html: "<p>Dag</p>",
    text: "Dag",
    at: clock.now(),
  });
});

test("the newest stands first, also within one moment, and a mail that comes twice stands there once", async () => {
  const { mailer, mailbox } = open();
  for (const id of ["b", "c", "a", "b"]) await mailer.deliver(mail(id));
  expect((await mailbox.list()).map(({ id }) => id)).toEqual(["b", "a", "c"]);
  expect(readdirSync(folder)).toHaveLength(6);
});

test("an empty mailbox is empty, also before there is a folder", async () => {
  expect(await open().mailbox.list()).toEqual([]);
  expect(await open().mailbox.read("a")).toBeNull();
});

test("nothing outside the folder can be read or written by an id", async () => {
  const { mailer, mailbox } = open();
  writeFileSync(join(root, "secret.json"), '{"to":"x"}');
  expect(await mailbox.read("../secret")).toBeNull();
  expect(await mailer.deliver(mail("../out"))).toBe("invalid");
});

test("a damaged file is passed over", async () => {
  const { mailer, mailbox } = open();
  await mailer.deliver(mail("a"));
  writeFileSync(join(folder, "b.json"), "{");
  expect((await mailbox.list()).map(({ id }) => id)).toEqual(["a"]);
});

test("a folder that cannot be written is a server that is down, and the log says why", async () => {
  writeFileSync(folder, "a file in its place");
  expect(await open().mailer.deliver(mail("a"))).toBe("server-down");
  expect(told).toEqual([{ mail: "a", code: "EEXIST", path: folder }]);
});
