import { expect, test } from "vitest";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { openSeals } from "#adapters/seals/open-seals.ts";
import { openContactForm, sendContactMessage } from "#application/contact/send-contact-message.ts";
import type { EmailAddress } from "#domain/accounts/email-address.ts";
import { freshPostgres } from "../../support/databases.ts";
import { fixedClock } from "../../support/fixed-clock.ts";

const SECRET = "a secret of thirty-two characters";
const client = { address: "198.51.100.1", device: "test", deviceToken: null };

test("the contact form mails nothing that was typed to an address that somebody else filled in", async () => {
  const clock = fixedClock("2026-11-15T10:00:00Z");
  const database = await freshPostgres();
  const ports = {
    store: openStore(database, { clock, ids: randomIds }),
    rateLimits: openRateLimits(database, clock, SECRET),
    clock,
    ids: randomIds,
    seals: openSeals(SECRET),
    settings: { operatorMailbox: "hallo@stroom.example" },
  };
  const stamp = openContactForm(ports);
  clock.advance(10_000);
  const typed = {
    name: "Uw bank",
    subject: "Uw rekening is geblokkeerd",
    message: "Betaal nu op https://phishing.example",
  };
  const victim = "slachtoffer@example.org" as EmailAddress;
  const bytes = new TextEncoder().encode("%PDF-1.7\nfactuur");
  const attachment = { name: "phishing.pdf", bytes };
  await sendContactMessage(
    ports,
    { ...typed, email: victim, phone: null, attachment, stamp, honeypot: "" },
    client,
    "",
  );
  const mails = (await ports.store.outbox.claim(10)).map(({ message }) => message).filter(({ to }) => to === victim);
  expect(mails).toHaveLength(1);
  for (const words of [...Object.values(typed), attachment.name]) expect(JSON.stringify(mails)).not.toContain(words);
  await database.close();
});
