import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Clock } from "#application/ports/clock.ts";
import type { Log } from "#application/ports/log.ts";
import type { Mailbox, Mailer } from "#application/ports/mail/mailer.ts";
import { composeMail, type Sender } from "./compose-mail.ts";

type FileChoice = {
  readonly folder: string;
  readonly sender: Sender;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn">;
};

/** As much as somebody who tries the site out will look back. */
const KEPT_MAX = 500;
const idForm = /^[\w-]{1,100}$/;

type Kept = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly at: string;
};

/** Mails as files: an `.eml` for mail programs, and beside it what the mailbox page shows. */
export function openFileMailer({ folder, sender, clock, log }: FileChoice): { mailer: Mailer; mailbox: Mailbox } {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  let lastAt = 0;

  /** Whoever looks sees the whole file or none. */
  async function write(name: string, content: string | Buffer): Promise<void> {
    const unfinished = join(folder, `${name}.unfinished`);
    await writeFile(unfinished, content, { mode: 0o600 });
    await rename(unfinished, join(folder, name));
  }

  async function readKept(name: string): Promise<Kept | null> {
    try {
      return JSON.parse(await readFile(join(folder, name), "utf8")) as Kept;
    } catch {
      return null;
    }
  }

  async function readAll(): Promise<Kept[]> {
    const names = await readdir(folder).catch(() => []);
    const kept = await Promise.all(names.filter((name) => name.endsWith(".json")).map(readKept));
    return kept.filter((mail) => mail !== null).toSorted((a, b) => b.at.localeCompare(a.at));
  }

  async function removeOldest(): Promise<void> {
    const names = await readdir(folder);
    if (names.filter((name) => name.endsWith(".json")).length <= KEPT_MAX) return;
    for (const { id } of (await readAll()).slice(KEPT_MAX)) {
      await Promise.all([".json", ".eml"].map((ending) => rm(join(folder, `${id}${ending}`), { force: true })));
    }
  }

  return {
    mailer: {
      kind: "files",
      async deliver(mail) {
        const composed = composeMail(mail, sender);
        if (composed === null || !idForm.test(mail.id)) return "invalid";
        // Two mails of one moment stay in the order in which they came.
        lastAt = Math.max(clock.now().getTime(), lastAt + 1);
        const at = new Date(lastAt);
        const { message } = await transport.sendMail({ ...composed, date: at });
        const { id, to, subject, html, text } = mail;
        const kept: Kept = { id, to, subject, html, text, at: at.toISOString() };
        try {
          await mkdir(folder, { recursive: true, mode: 0o700 });
          await write(`${id}.eml`, message as Buffer);
          await write(`${id}.json`, JSON.stringify(kept));
          await removeOldest();
        } catch (error) {
          const { code, path } = error as NodeJS.ErrnoException;
          log.warn("mail not delivered", { mail: mail.id, code: String(code), path: String(path) });
          return "server-down";
        }
        return "sent";
      },
    },
    mailbox: {
      list: async () => (await readAll()).map(({ id, to, subject, at }) => ({ id, to, subject, at: new Date(at) })),
      async read(id) {
        const kept = idForm.test(id) ? await readKept(`${id}.json`) : null;
        return kept && { to: kept.to, subject: kept.subject, html: kept.html, text: kept.text, at: new Date(kept.at) };
      },
    },
  };
}
