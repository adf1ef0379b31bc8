import { renderToStaticMarkup } from "react-dom/server";
import type { MailMessage } from "#application/ports/mail/mail.ts";
import type { RenderedMail } from "#application/ports/mail/mailer.ts";
import { mailFrame } from "#content/mails/mail-frame.ts";
import type { Site } from "#content/site.ts";
import { MailBody } from "#mails/mail-body.tsx";
import { MailLayout } from "#mails/mail-layout.tsx";
import { mailText } from "#mails/mail-text.ts";
import { mailUrl } from "#mails/mail-url.ts";
import { wordsOfMail } from "#mails/words-of-mail.ts";

/** One message as a mail: html for light and dark, and the same in plain text. */
export function renderMail(message: MailMessage, site: Site): RenderedMail {
  const words = wordsOfMail(message, site);
  const frame = mailFrame(site);
  const html = renderToStaticMarkup(
    <MailLayout site={site} words={words} frame={frame}>
      <MailBody site={site} words={words} frame={frame} />
    </MailLayout>,
  );
  return {
    subject: words.subject,
    html: `<!doctype html>${html}`,
    text: mailText(site, words, frame),
    ...(words.replyTo ? { replyTo: words.replyTo } : {}),
    ...(words.unsubscribe ? { unsubscribeUrl: mailUrl(site, words.unsubscribe.path) } : {}),
  };
}
