import type { mailFrame } from "#content/mails/mail-frame.ts";
import type { MailLink } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";
import { paint } from "#mails/mail-colors.ts";
import { mailUrl } from "#mails/mail-url.ts";
import { noBreak } from "#mails/no-break.ts";

type FooterProps = {
  readonly site: Site;
  readonly why: string;
  readonly unsubscribe: MailLink | undefined;
  readonly frame: ReturnType<typeof mailFrame>;
};

export function MailFooter({ site, why, unsubscribe, frame }: FooterProps) {
  const small = { ...paint.muted.style, margin: "0 0 12px", fontSize: 14, lineHeight: "21px" };
  return (
    <>
      <p className={paint.muted.className} style={small}>
        {noBreak(why)}
      </p>
      {unsubscribe ? (
        <p className={paint.muted.className} style={small}>
          <a href={mailUrl(site, unsubscribe.path)} className={paint.link.className} style={paint.link.style}>
            {unsubscribe.label}
          </a>
        </p>
      ) : null}
      <p className={paint.muted.className} style={small}>
        {frame.never} {frame.automatic}
      </p>
      <p className={paint.muted.className} style={small}>
        {frame.operator.map((line, index) => (
          <span key={line}>
            {index > 0 ? <br /> : null}
            {line}
          </span>
        ))}
      </p>
      <p className={paint.muted.className} style={{ ...small, marginBottom: 0 }}>
        {[frame.contact, frame.privacy].map(({ label, path }, index) => (
          <span key={path}>
            {index > 0 ? " · " : null}
            <a href={mailUrl(site, path)} className={paint.link.className} style={paint.link.style}>
              {label}
            </a>
          </span>
        ))}
      </p>
    </>
  );
}
