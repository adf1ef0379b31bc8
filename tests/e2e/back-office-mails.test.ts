import { press, type, typeInto } from "../support/by-keyboard.ts";
import { doAct, expectClean, expectDone, heading } from "../support/desk.ts";
import { expect, test, untilReady } from "../support/e2e.ts";
import { startMailServer } from "../support/mail-server.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("an operator writes an issue, looks at it, tries it, sends it, pauses it and goes on, by keyboard on a phone @soak", async ({
  page,
  context,
  openSite,
}) => {
  const held = Promise.withResolvers<void>();
  let gate = Promise.resolve();
  const server = await startMailServer({ beforeAccepting: () => gate });
  const site = await openSite({ environment: { SMTP_URL: server.url, MAIL_FROM: "post@example.org" } });
  const event = { at: new Date(), source: "mail", textVersion: "1", askedAt: null, topics: ["rules"] } as const;
  for (let at = 0; at < 30; at += 1) {
    const email = `lezer-${at}@example.org`;
    await site.ports.store.subscriptions.confirm(email, email, event);
  }
  await context.addCookies(await site.signInAsOperator());
  await page.goto(`${site.address}/beheer/nieuwsbrief`);
  await untilReady(page);
  await type(page, "Naam", "2026-12");
  await press(page, page.getByRole("button", { name: "Begin", exact: true }));
  await expect(heading(page, "Nieuwsbrief 2026-12")).toBeVisible();
  await press(page, page.getByRole("button", { name: "Bewaren" }));
  await expect(page.getByRole("alert")).toContainText("Vul dit in.");
  await expectClean(page, "an issue that is not written yet");
  await type(page, "Onderwerp", "Nieuwe tarieven");
  await type(page, "Voorproefje", "Wat er verandert op 1 januari.");
  await type(page, "Titel", "Wat verandert er?");
  await typeInto(page, page.getByLabel("Tekst", { exact: true }), "Dag lezer.");
  for (const line of ["", "## Het net", "", "Het capaciteitstarief stijgt."]) {
    await page.keyboard.press("Enter");
    await page.keyboard.type(line);
  }
  await type(page, "Tekst van de knop", "Reken na");
  await type(page, "Waar de knop heen gaat", "/calculator/koper");
  await press(page, page.getByRole("button", { name: "Bewaren" }));
  await expectDone(page, "Het nummer is bewaard.");
  await expect(page.getByRole("article").getByText("Het capaciteitstarief stijgt.")).toBeVisible();
  await expectClean(page, "an issue with its preview");
  const why = "Maandbrief.";
  await doAct(page, { act: "test", why, button: "Stuur een proef naar mijzelf", done: "De proef is onderweg" });
  await expect.poll(() => server.received.filter(({ subject }) => subject.includes("Nieuwe tarieven")).length).toBe(1);
  gate = held.promise;
  await doAct(page, { act: "send", why, button: "Verstuur aan alle lezers", done: "Het nummer vertrekt." });
  await doAct(page, { act: "pause", why, button: "Pauzeer", done: "Het versturen is gepauzeerd." });
  await expectClean(page, "an issue that is paused");
  held.resolve();
  await doAct(page, { act: "resume", why, button: "Ga verder", done: "Het nummer vertrekt verder." });
  await site.runJob("newsletters");
  const readers = () => new Set(server.received.flatMap(({ to }) => (to.startsWith("lezer-") ? [to] : []))).size;
  await expect.poll(readers, { timeout: 60_000 }).toBe(30);
  await page.reload();
  await expect(page.getByText("Verstuurd: 30 lezers kregen het, 0 nog niet")).toBeVisible();
  await server.stop();
});

test("an operator reads what the mail server answered and sends a mail again, by keyboard on a phone @soak", async ({
  page,
  context,
  openSite,
}) => {
  let isRefused = true;
  const server = await startMailServer({
    refuse: (address) => (isRefused && address === "weg@example.org" ? 550 : null),
  });
  const site = await openSite({ environment: { SMTP_URL: server.url, MAIL_FROM: "post@example.org" } });
  await context.addCookies(await site.signInAsOperator());
  // A refusal is the reader's own when the server takes the next mail.
  await site.ports.store.transaction(async ({ outbox }) => {
    await outbox.add({ kind: "address-changed", to: "weg@example.org" });
    await outbox.add({ kind: "address-changed", to: "blijft@example.org" });
  });
  const isGivenUp = async () => {
    site.deliver();
    const now = site.ports.clock.now();
    return (await site.ports.store.backOffice.waiting(now)).mailsDead;
  };
  await expect.poll(isGivenUp, { timeout: 60_000 }).toBe(1);
  await page.goto(`${site.address}/beheer`);
  await untilReady(page);
  await press(page, page.getByRole("link", { name: "E-mails die niet aankwamen" }));
  await expect(page.getByRole("cell", { name: /550/ })).toBeVisible();
  await expectClean(page, "a mail that did not arrive");
  isRefused = false;
  await press(page, page.getByRole("button", { name: /^Opnieuw verzenden/ }));
  await expectDone(page, "De e-mail staat weer in de wachtrij.");
  await expect.poll(() => server.received.some(({ to }) => to === "weg@example.org")).toBe(true);
  await press(page, page.getByRole("link", { name: "Verzonden", exact: true }));
  await expect(page.getByRole("row", { name: /Verzonden op .* 550/ })).toBeVisible();
  await server.stop();
});
