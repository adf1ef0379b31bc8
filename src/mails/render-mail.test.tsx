import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { MailMessage } from "#application/ports/mail/mail.ts";
import { mailColors } from "#mails/mail-colors.ts";
import { renderMail } from "#mails/render-mail.tsx";
import { sampleMessages } from "#mails/sample-messages.ts";
import { noOperator, sampleSite } from "../../tests/support/domain/sample-site.ts";

const site = sampleSite({
  name: "Stroomplein",
  publicUrl: "https://stroom.example",
  operator: { ...noOperator, name: "Delen", legalForm: "cv", email: "hallo@stroom.example" },
});
const to = "an@example.org";

const decode = (text: string) =>
  text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<");
const plain = (text: string) => text.replaceAll("\u2011", "-").replaceAll(/[\s\u00a0]+/g, " ");
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => decode(href));

/** What a reader sees, piece by piece, without the line that only lists of mails show. */
const shownTexts = (html: string) =>
  [...(html.split("</head>")[1] ?? "").replace(/<div style="display:none[^>]*>.*?<\/div>/, "").matchAll(/>([^<]+)</g)]
    .map(([, text = ""]) => plain(decode(text)).trim())
    .filter((text) => text !== "" && text !== "·");

describe.each(sampleMessages.map((message) => [message.kind, message] as const))("%s", (_kind, message) => {
  const { subject, html, text } = renderMail(message, site);

  test("fetches nothing and runs nothing", () => {
    expect(html).not.toMatch(
      /<(?:img|script|link|iframe|object|svg|video|form|input)\b|\bsrc=|url\(|@import|\son\w+=/i,
    );
  });

  test("links to the configured address alone", () => {
    expect(hrefs(html).length).toBeGreaterThan(3);
    expect(hrefs(html).filter((href) => !href.startsWith("https://stroom.example"))).toEqual([]);
    for (const [address] of text.matchAll(/https?:\/\/\S+/g)) expect(address).toMatch(/^https:\/\/stroom\.example\//);
  });

  test("has one button, whose address is also written out", () => {
    const buttons = [...html.matchAll(/<a href="([^"]*)" class="m-button/g)].map(([, href = ""]) => decode(href));
    expect(buttons).toHaveLength(1);
    expect(shownTexts(html)).toContain(buttons[0]);
    expect(text.split("\n")).toContain(buttons[0]);
  });

  test("says the same in html and in text, in lines that fit", () => {
    const twin = plain(text);
    const isMissing = (shown: string) => !twin.includes(shown) && !shown.startsWith("Werkt de knop niet?");
    expect(shownTexts(html).filter(isMissing)).toEqual([]);
    expect(text.split("\n").filter((line) => line.length > 72 && !line.startsWith("https://"))).toEqual([]);
  });

  test("tells why the reader gets it, who runs the site, and what is never asked", () => {
    for (const twin of [plain(decode(html)), plain(text)]) {
      expect(twin).toContain("U krijgt deze mail omdat ");
      expect(twin).toContain("Delen cv");
      expect(twin).toContain("Wij vragen u nooit per mail om uw wachtwoord");
      expect(twin).not.toMatch(/undefined|null|\[object/);
    }
    expect(subject).toMatch(/^[^\r\n]{10,78}$/);
  });
});

test("the kinds of mail are all among the samples, each with its own subject", () => {
  const subjects = sampleMessages.map((message) => renderMail(message, site).subject);
  expect(new Set(subjects).size).toBe(sampleMessages.length);
});

describe("links that do something", () => {
  const action = (message: MailMessage) =>
    /<a href="([^"]*)" class="m-button/.exec(renderMail(message, site).html)?.[1]?.replaceAll("&amp;", "&");

  test("lead to the page of their purpose, with the token as it was given", () => {
    const token = "a-_+/=&";
    expect(action({ kind: "confirm-address", to, token })).toBe(
      "https://stroom.example/email-verificatie?token=a-_%2B%2F%3D%26",
    );
    expect(action({ kind: "confirm-address", to, token, offerId: "een-aanbod" })).toBe(
      "https://stroom.example/email-verificatie?token=a-_%2B%2F%3D%26&aanbod=een-aanbod",
    );
    expect(action({ kind: "reset-password", to, token })).toBe(
      "https://stroom.example/Password-reset?token=a-_%2B%2F%3D%26",
    );
    expect(action({ kind: "confirm-new-address", to, token })).toBe(
      "https://stroom.example/email-verificatie?token=a-_%2B%2F%3D%26&doel=adres",
    );
  });

  test("a known address is offered to sign in or to choose a new password", () => {
    const { text } = renderMail({ kind: "already-registered", to }, site);
    expect(text).toContain("https://stroom.example/login\n");
    expect(text).toContain("https://stroom.example/password-reset-mail\n");
  });

  test("who planned to leave reads the day and how to take it back", () => {
    const { text } = renderMail({ kind: "deletion-planned", to, on: "2026-12-15" }, site);
    expect(plain(text)).toContain("Op 15 december 2026 verwijderen wij uw account");
    expect(plain(text)).toContain("Log vóór die dag in en neem het verwijderen terug bij uw accountgegevens.");
    expect(text).toContain("https://stroom.example/account/accountgegevens\n");
  });
});

test("a moment is told by the clock of Brussels", () => {
  const { text } = renderMail({ kind: "password-changed", to, at: "2026-07-01T22:05:00.000Z" }, site);
  expect(text).toContain("Wanneer: 2 juli 2026 om 00.05 uur");
});

test("what somebody typed stays text and stays on its line", () => {
  const name = '<a href="https://kwaad.example">klik</a>\r\n\r\nWin nu';
  const { html, text } = renderMail({ kind: "passkey-changed", to, name, isAdded: true }, site);
  expect(html).toContain("&lt;a href=&quot;https://kwaad.example&quot;&gt;klik");
  expect(hrefs(html)).not.toContain("https://kwaad.example");
  expect(text).toContain('Toegangssleutel: <a href="https://kwaad.example">klik</a> Win nu\n');
});

test("an operator that is not configured is seen as a gap, and the mail still stands", () => {
  const { html, text } = renderMail({ kind: "already-registered", to }, { ...site, operator: noOperator });
  expect(text).toContain("[naam van de uitbater]");
  expect(`${html}${text}`).not.toMatch(/\bnull\b|undefined/);
});

describe("mails look like the site", () => {
  const read = (path: string) => readFileSync(new URL(`../ui/${path}`, import.meta.url), "utf8");
  const tokens = read("styles/tokens.css");
  const [light = "", dark = ""] = [tokens.split(".dark {")[0], tokens.split(".dark {")[1]];
  const token = (css: string, name: string) =>
    new RegExp(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: (#[0-9a-f]{6});`).exec(css)?.[1];

  test("in the same colours, light and dark", () => {
    for (const [name, color] of Object.entries(mailColors.light)) expect(token(light, name), name).toBe(color);
    for (const [name, color] of Object.entries(mailColors.dark)) expect(token(dark, name), name).toBe(color);
  });

  test("under the same sign", () => {
    const rows = [...read("pictures/logo-tiles.ts").matchAll(/"([pts]{4})"/g)].map(([, row = ""]) => row);
    const { html } = renderMail({ kind: "already-registered", to }, site);
    const drawn = [...html.matchAll(/width="7"[^>]*class="m-(primary|secondary|sun)-tile"/g)].map(
      ([, name]) => ({ primary: "p", secondary: "t", sun: "s" })[name ?? ""],
    );
    expect(drawn.join("")).toBe(rows.join(""));
  });
});
