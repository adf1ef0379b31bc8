import { test as base, expect } from "./e2e.ts";

/** A site that sends its mail to a real server, which keeps what it gets. */
export const test = base.extend<{ readonly linkFor: (email: string, path: string) => Promise<string> }>({
  siteOptions: async ({ mailServer }, use) =>
    use({ environment: { SMTP_URL: mailServer.url, MAIL_FROM: "post@example.org" } }),
  /** The link in the last mail to somebody that leads to a page. */
  linkFor: async ({ mailServer, site }, use) =>
    use(async (email, path) => {
      const find = () =>
        mailServer.received
          .filter(({ to }) => to === email)
          .map(({ raw }) => linkIn(raw, site.address + path))
          .findLast((link) => link !== null) ?? null;
      await expect.poll(find, { message: `a mail to ${email} with a link to ${path}` }).not.toBeNull();
      return find() ?? "";
    }),
});

/** Long lines of a mail are broken by "=" and the sign itself is written "=3D". */
function linkIn(raw: string, start: string): string | null {
  const plain = raw.replace(/=\r?\n/g, "").replace(/=3D/g, "=");
  const links = plain.split(start).slice(1);
  const query = links.find((rest) => /^[?"\s<]/.test(rest))?.match(/^[^\s"<>]*/)?.[0];
  return query === undefined ? null : start + query.replaceAll("&amp;", "&");
}

export { expect };
