import type { MailMessage } from "#application/ports/mail/mail.ts";
import type { RenderedMail } from "#application/ports/mail/mailer.ts";
import type { Ports } from "#application/ports/ports.ts";
import { NOTHING_PUBLISHED } from "#domain/day-prices/published-prices.ts";
import { renderMail } from "#mails/render-mail.tsx";
import { siteFor } from "../site-for.ts";

/** A mail of the outbox in the words of the site's market, with what was attached to it. */
export const renderWaitingMail =
  ({ settings, clock, store }: Pick<Ports, "settings" | "clock" | "store">) =>
  async (message: MailMessage): Promise<RenderedMail> => {
    const market = settings.market === "nl" ? "nl" : "be";
    const rendered = renderMail(message, siteFor(settings, market, clock.today(), NOTHING_PUBLISHED));
    if (message.kind !== "contact-message" || message.attachmentName === null) return rendered;
    const attachment = await store.contactMessages.attachment(message.messageId);
    return attachment ? { ...rendered, attachments: [attachment] } : rendered;
  };
