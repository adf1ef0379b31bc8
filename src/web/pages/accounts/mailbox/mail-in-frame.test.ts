import { expect, test } from "vitest";
import { mailInFrame } from "#web/pages/accounts/mailbox/mail-in-frame.ts";

const html =
  '<p><a href="https://x.be/a?b=1&amp;c=2" class="m">Doe &amp; klik</a> <a class="n" href="https://x.be/a?b=1&amp;c=2">https://x.be/a?b=1&amp;c=2</a> <a href="https://x.be/d">Ook</a></p>';

test("every link of a mail opens in the page around it", () => {
  expect(mailInFrame(html).html.match(/<a target="_top" /g)).toHaveLength(3);
});

test("links are listed once, under their own words", () => {
  expect(mailInFrame(html).links).toEqual([
    { href: "https://x.be/a?b=1&c=2", label: "Doe & klik" },
    { href: "https://x.be/d", label: "Ook" },
  ]);
});
