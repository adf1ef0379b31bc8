import { expect, test } from "vitest";
import type { Mailer } from "#application/ports/mail/mailer.ts";
import { openBuiltApp } from "../../support/built-app.ts";

const mail = { id: "een", to: "an@example.org", subject: "Bevestig", at: new Date("2026-11-14T09:32:00Z") };
const mailbox = { list: async () => [mail], read: async () => ({ ...mail, html: "<p>Dag</p>", text: "Dag" }) };
const mailer: Mailer = { kind: "files", deliver: async () => "sent" };
const open = (environment: Readonly<Record<string, string>> = {}) => openBuiltApp(environment, { mailbox, mailer });

test.each([
  ["forwarded", "for=192.0.2.60;proto=http"],
  ["x-forwarded-for", "192.0.2.60"],
  ["x-forwarded-host", "stroom.example"],
  ["x-forwarded-proto", "https"],
  ["via", "1.1 proxy.example"],
])(
  "the mailbox of a local site is not read through a proxy or a tunnel that tells itself by %s",
  async (name, value) => {
    const { ask } = open();
    for (const path of ["/postbus", "/postbus/een", "/postbus/een.data"]) {
      const answer = await ask(path, { headers: { [name]: value } });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain("an@example.org");
    }
  },
);

test("the mailbox of a site with an https address is closed, also on a site to try out", async () => {
  const { app } = open({ PUBLIC_URL: "https://stroom.example", CLIENT_ADDRESS_HEADER: "none", DEMO: "1" });
  const request = new Request("https://stroom.example/postbus/een", { headers: { accept: "text/html" } });
  expect((await app.fetch(request)).status).toBe(404);
});

test("the test page tells a stranger no version, header or mailbox of a site with an address of its own", async () => {
  const settings = {
    PUBLIC_URL: "https://stroom.example",
    CLIENT_ADDRESS_HEADER: "x-secret-header",
    MAIL_FROM: "mailbox@stroom.example",
  };
  for (const ending of ["", ".data", "/_payload.json"]) {
    const { app } = open(settings);
    const answer = await app.fetch(new Request(`https://stroom.example/test42${ending}`), "192.0.2.7");
    const text = await answer.text();
    expect(answer.status).toBe(200);
    for (const hidden of ["x-secret-header", "mailbox@stroom.example", process.versions.node])
      expect(text, ending).not.toContain(hidden);
  }
});

test("a made-up trial with signs that fit in no header is answered in words", async () => {
  const { ask, lines } = open();
  for (const proef of ["€uro", "a\r\nset-cookie: x=1", "\n", "\u0000", "日本"]) {
    for (const zet of ["x", "klok", "opnieuw", "ja", "sign"]) {
      const answer = await ask("/test-contracting", { method: "POST", body: new URLSearchParams({ zet, proef }) });
      expect([proef, zet, answer.status]).toEqual([proef, zet, 404]);
    }
  }
  expect(lines.filter(({ level }) => level === "error")).toEqual([]);
});
