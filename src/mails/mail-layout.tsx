import type { ReactNode } from "react";
import type { mailFrame } from "#content/mails/mail-frame.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";
import { mailStyle, paint } from "#mails/mail-colors.ts";
import { MailFooter } from "#mails/mail-footer.tsx";
import { DayBand, TileLogo } from "#mails/tiles.tsx";

const FONT = "Figtree, 'Segoe UI', -apple-system, BlinkMacSystemFont, Roboto, Helvetica, Arial, sans-serif";
const WIDTH = 580;

type LayoutProps = {
  readonly site: Site;
  readonly words: MailWords;
  readonly frame: ReturnType<typeof mailFrame>;
  readonly children: ReactNode;
};

/** Tables all the way down: the one layout that every mail program draws alike. */
export function MailLayout({ site, words, frame, children }: LayoutProps) {
  return (
    <html lang={frame.lang} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{words.subject}</title>
        <style dangerouslySetInnerHTML={{ __html: mailStyle }} />
      </head>
      <body className={paint.page.className} style={{ ...paint.page.style, margin: 0, padding: 0, fontFamily: FONT }}>
        <div style={hidden}>{words.preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} {...paint.page}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: "28px 12px 36px" }}>
                <table
                  role="presentation"
                  width={WIDTH}
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  style={{ width: "100%", maxWidth: WIDTH, textAlign: "left" }}
                >
                  <tbody>
                    <tr>
                      <td className="m-pad" style={{ padding: "0 36px 18px" }}>
                        <Brand name={site.name} address={site.publicUrl} />
                      </td>
                    </tr>
                    <tr>
                      <td
                        className={paint.card.className}
                        style={{ ...paint.card.style, borderRadius: 26, fontFamily: FONT }}
                      >
                        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
                          <tbody>
                            <tr>
                              <td className="m-pad" style={{ padding: "26px 33px 0" }}>
                                <DayBand />
                              </td>
                            </tr>
                            <tr>
                              <td className="m-pad" style={{ padding: "22px 36px 36px" }}>
                                {children}
                              </td>
                            </tr>
                          </tbody>
                        </table>
                      </td>
                    </tr>
                    <tr>
                      <td className="m-pad" style={{ padding: "26px 36px 0" }}>
                        <MailFooter site={site} why={words.why} unsubscribe={words.unsubscribe} frame={frame} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Brand({ name, address }: { name: string; address: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td style={{ paddingRight: 10 }}>
            <TileLogo />
          </td>
          <td style={{ fontFamily: FONT, fontSize: 21, lineHeight: "28px", fontWeight: 700, letterSpacing: "-0.01em" }}>
            <a href={address} className={paint.ink.className} style={{ ...paint.ink.style, textDecoration: "none" }}>
              {name}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const hidden = {
  display: "none",
  maxHeight: 0,
  maxWidth: 0,
  overflow: "hidden",
  opacity: 0,
  fontSize: 1,
  lineHeight: "1px",
} as const;
