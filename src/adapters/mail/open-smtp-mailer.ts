import { createTransport } from "nodemailer";
import type { Log } from "#application/ports/log.ts";
import type { DeliveryAnswer, Mailer } from "#application/ports/mail/mailer.ts";
import { composeMail, type Sender } from "./compose-mail.ts";

type SmtpChoice = {
  /** "smtp://user:password@host:587"; what stands behind a question mark are options of nodemailer. */
  readonly url: string;
  readonly sender: Sender;
  readonly log: Log;
};

// Together shorter than the lease of a mail, so that nobody else sends it meanwhile.
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 };
const DELIVERY_MS_MAX = 90_000;
const REMEMBERED_MAX = 1_000;
// One line for many mails. One that the server closed meanwhile is opened anew, once, and only if nothing was sent on it.
const line = { pool: true, maxConnections: 1, maxMessages: 100, maxRequeues: 1, idleTimeout: 60_000 } as const;

export function openSmtpMailer({ url, sender, log }: SmtpChoice): Mailer {
  const transport = createTransport({ url, ...line, ...limits, ...(mustEncrypt(url) ? { requireTLS: true } : {}) });
  // A mail that went out and could not be marked, because the database was away, is not sent again by this process.
  const sent = new Set<string>();
  const handedOver = new Set<unknown>();
  // The text is read to its end only after the server asked for it.
  transport.use("stream", ({ data, message }, done) => {
    message.processFunc((text) => text.once("end", () => handedOver.add(data.messageId)));
    done();
  });

  return {
    kind: "smtp",
    close: () => transport.close(),
    async deliver(mail, onRefusal) {
      if (sent.has(mail.id)) return "sent";
      const composed = composeMail(mail, sender);
      if (composed === null) return "invalid";
      handedOver.delete(composed.messageId);
      try {
        await withinTime(transport.sendMail(composed));
      } catch (error) {
        const answer = answerOf(error, handedOver.has(composed.messageId));
        // The server's own words may hold the reader's address, so they are not logged.
        log.warn("mail not delivered", { mail: mail.id, answer, ...reasonOf(error) });
        onRefusal?.(saidBy(error));
        return answer;
      } finally {
        handedOver.delete(composed.messageId);
      }
      sent.add(mail.id);
      for (const oldest of sent) {
        if (sent.size <= REMEMBERED_MAX) break;
        sent.delete(oldest);
      }
      return "sent";
    },
  };
}

type SmtpError = { readonly code?: unknown; readonly command?: unknown; readonly responseCode?: unknown };

/** Only an answer about this reader or this text tells something of the mail; all else is the server's own trouble. */
function answerOf(error: unknown, isHandedOver: boolean): DeliveryAnswer {
  const { command, responseCode } = error as SmtpError;
  const isAboutMail = command === "RCPT TO" || command === "DATA";
  if (typeof responseCode !== "number") return isHandedOver ? "unconfirmed" : "server-down";
  // 421: the server closes down.
  if (!isAboutMail || responseCode === 421) return "server-down";
  return responseCode >= 500 ? "refused" : "try-later";
}

const SAID_LENGTH_MAX = 300;

/** The server's own words without anybody's address, or the code of what went wrong before it said any. */
function saidBy(error: unknown): string {
  const { code, command } = reasonOf(error);
  const { response } = error as { readonly response?: unknown };
  const words = typeof response === "string" ? response : `${code} ${command}`;
  return words
    .replaceAll(/[^\s<>"'(),;:]*@[^\s<>"'(),;]*/g, "…")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, SAID_LENGTH_MAX);
}

function reasonOf(error: unknown) {
  const { code, command, responseCode } = error as SmtpError;
  return { code: String(code), command: String(command), responseCode: Number(responseCode) || null };
}

/** A password goes through an open line on this machine alone. */
function mustEncrypt(text: string): boolean {
  const { protocol, username, hostname } = new URL(text);
  return protocol === "smtp:" && username !== "" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

function withinTime<T>(sending: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error("Too slow."), { code: "ETIMEDOUT" })), DELIVERY_MS_MAX);
  });
  return Promise.race([sending, late]).finally(() => clearTimeout(timer));
}
