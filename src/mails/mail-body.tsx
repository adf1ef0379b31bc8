import type { mailFrame } from "#content/mails/mail-frame.ts";
import type { MailLink, MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";
import { paint } from "#mails/mail-colors.ts";
import { mailUrl } from "#mails/mail-url.ts";
import { noBreak } from "#mails/no-break.ts";

type BodyProps = { readonly site: Site; readonly words: MailWords; readonly frame: ReturnType<typeof mailFrame> };

const text = { margin: "0 0 16px", fontSize: 17, lineHeight: "27px" };
const small = { margin: "0 0 12px", fontSize: 15, lineHeight: "23px" };

export function MailBody({ site, words, frame }: BodyProps) {
  return (
    <>
      <h1
        className={`${paint.ink.className} m-title`}
        style={{ ...paint.ink.style, margin: "0 0 14px", fontSize: 29, lineHeight: "1.2", letterSpacing: "-0.02em" }}
      >
        {noBreak(words.title)}
      </h1>
      {words.paragraphs.map((paragraph) => (
        <p key={paragraph} className={paint.ink.className} style={{ ...paint.ink.style, ...text }}>
          {noBreak(paragraph)}
        </p>
      ))}
      {words.facts ? <Facts facts={words.facts} /> : null}
      {words.quote ? <Quote lines={words.quote} /> : null}
      {words.sections?.map((section) => (
        <Part key={section.title} site={site} {...section} />
      ))}
      <ActionButton href={mailUrl(site, words.action.path)} label={words.action.label} />
      <p className={paint.muted.className} style={{ ...paint.muted.style, ...small, margin: "0 0 2px" }}>
        {frame.written}
      </p>
      <p style={{ ...small, wordBreak: "break-all" }}>
        <MailAnchor site={site} path={words.action.path} label={mailUrl(site, words.action.path)} />
      </p>
      {words.after?.map((sentence) => (
        <p key={sentence} className={paint.muted.className} style={{ ...paint.muted.style, ...small }}>
          {noBreak(sentence)}
        </p>
      ))}
      {words.links?.map((link) => (
        <p key={link.path} style={small}>
          <MailAnchor site={site} {...link} />
        </p>
      ))}
      {words.notYou ? <NotYou site={site} {...words.notYou} /> : null}
    </>
  );
}

function MailAnchor({ site, path, label }: MailLink & { site: Site }) {
  return (
    <a href={mailUrl(site, path)} className={paint.link.className} style={paint.link.style}>
      {label}
    </a>
  );
}

function Facts({ facts }: { facts: NonNullable<MailWords["facts"]> }) {
  return (
    <table cellPadding={0} cellSpacing={0} border={0} style={{ margin: "0 0 8px" }}>
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={name}>
            <th
              scope="row"
              align="left"
              className={paint.muted.className}
              style={{
                ...paint.muted.style,
                ...small,
                fontWeight: 400,
                padding: "2px 18px 8px 0",
                whiteSpace: "nowrap",
                verticalAlign: "top",
              }}
            >
              {name}
            </th>
            <td
              className={paint.ink.className}
              style={{ ...paint.ink.style, ...small, fontWeight: 600, padding: "2px 0 8px", wordBreak: "break-word" }}
            >
              {noBreak(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Quote({ lines }: { lines: readonly string[] }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ margin: "4px 0 14px" }}>
      <tbody>
        <tr>
          <td className={paint.note.className} style={{ ...paint.note.style, borderRadius: 18, padding: "16px 20px" }}>
            <p
              className={paint.ink.className}
              style={{ ...paint.ink.style, ...small, margin: 0, wordBreak: "break-word" }}
            >
              {lines.map((line, index) => (
                <span key={index}>
                  {index > 0 ? <br /> : null}
                  {line}
                </span>
              ))}
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type PartProps = NonNullable<MailWords["sections"]>[number] & { site: Site };

function Part({ site, title, paragraphs, links }: PartProps) {
  return (
    <>
      <h2
        className={paint.ink.className}
        style={{ ...paint.ink.style, margin: "26px 0 8px", fontSize: 21, lineHeight: "28px", letterSpacing: "-0.01em" }}
      >
        {noBreak(title)}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={paint.ink.className} style={{ ...paint.ink.style, ...text }}>
          {noBreak(paragraph)}
        </p>
      ))}
      {links.map((link) => (
        <p key={link.path} style={{ ...text, fontWeight: 600 }}>
          <MailAnchor site={site} {...link} />
        </p>
      ))}
    </>
  );
}

/** The padding is the link's own, so that the whole button can be touched. */
function ActionButton({ href, label }: { href: string; label: string }) {
  return (
    <table
      role="presentation"
      className="m-wide-cell"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: "10px 0 22px" }}
    >
      <tbody>
        <tr>
          <td className={paint.button.className} style={{ ...paint.button.style, borderRadius: 14 }}>
            <a
              href={href}
              className={`${paint.button.className} m-wide`}
              style={{
                ...paint.button.style,
                display: "inline-block",
                padding: "15px 30px",
                borderRadius: 14,
                fontSize: 17,
                lineHeight: "22px",
                fontWeight: 700,
                textDecoration: "none",
              }}
            >
              {noBreak(label)}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function NotYou({ site, title, text: sentence, link }: NonNullable<MailWords["notYou"]> & { site: Site }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ marginTop: 22 }}>
      <tbody>
        <tr>
          <td className={paint.note.className} style={{ ...paint.note.style, borderRadius: 18, padding: "18px 20px" }}>
            <p
              className={paint.ink.className}
              style={{ ...paint.ink.style, ...small, margin: "0 0 4px", fontWeight: 700 }}
            >
              {title}
            </p>
            <p className={paint.muted.className} style={{ ...paint.muted.style, ...small, margin: 0 }}>
              {noBreak(sentence)}
            </p>
            {link ? (
              <p style={{ ...small, margin: "8px 0 0", fontWeight: 600 }}>
                <MailAnchor site={site} {...link} />
              </p>
            ) : null}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
