import type { Page } from "@playwright/test";
import { allFaults } from "../support/axe-faults.ts";
import { untilReady } from "../support/e2e.ts";
import { expect, test } from "../support/mailed-site.ts";

async function expectClean(page: Page): Promise<void> {
  expect.soft(await allFaults(page)).toEqual([]);
}

const pdf = { name: "factuur.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 factuur") };
const harmful = { name: "factuur.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ\u0000\u0001") };

async function write(page: Page, email: string): Promise<void> {
  await page.getByLabel("Uw naam").fill("An Peeters");
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Onderwerp").fill("Mijn gedeelde kWh");
  await page.getByLabel("Uw bericht").fill("Waarom staat er in juli niets?");
}
const send = (page: Page) => page.getByRole("button", { name: "Verstuur uw bericht" }).click();
// The first who stores something waits for the database to open.
const reference = /[2-9A-Z]{4}-[2-9A-Z]{4}/;

test("somebody writes to us: a file is refused kindly, another taken, and both sides get a mail", async ({
  page,
  open,
  mailServer,
  site,
}) => {
  await open("/contact");
  await write(page, "schrijver@example.org");
  await page.getByLabel("Bijlage").setInputFiles(harmful);
  // A person takes longer than the least time of the form.
  site.letPass(3_100);
  await send(page);
  await expect(page.getByRole("alert")).toContainText("Dit bestand kunnen wij niet aannemen");
  await expect(page.getByLabel("Uw bericht")).toHaveValue("Waarom staat er in juli niets?");
  await page.getByLabel("Bijlage").setInputFiles(pdf);
  await send(page);
  const sent = page.getByRole("status").filter({ hasText: "Uw bericht is verstuurd" });
  await expect(sent).toContainText(reference);
  await expectClean(page);
  const [number = ""] = reference.exec((await sent.textContent()) ?? "") ?? [];
  const mails = () => mailServer.received.filter(({ subject }) => subject.includes(number));
  await expect.poll(() => mails().length).toBe(2);
  const toOperator = mails().find(({ to }) => to !== "schrijver@example.org");
  expect(toOperator?.raw).toContain("Reply-To: schrijver@example.org");
  expect(toOperator?.raw).toContain("filename=factuur.pdf");
  expect(toOperator?.raw).toContain(Buffer.from("%PDF-1.7 factuur").toString("base64"));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a message goes out, and a refused file loses nothing that was typed @soak", async ({ page, site }) => {
    await page.goto("/contact");
    await write(page, "stil@example.org");
    await page.getByLabel("Bijlage").setInputFiles(harmful);
    site.letPass(3_100);
    await send(page);
    await expect(page.getByText("Dit bestand kunnen wij niet aannemen").first()).toBeVisible();
    await expect(page.getByLabel("Uw bericht")).toHaveValue("Waarom staat er in juli niets?");
    await send(page);
    await expect(page.getByRole("heading", { name: "Uw bericht is verstuurd" })).toBeVisible();
    await page.goto("/zoeken");
    await page.getByLabel("Zoekwoorden").fill("meetregime");
    await page.getByRole("button", { name: "Zoeken" }).click();
    await expect(page.getByRole("list", { name: "Gevonden plaatsen" }).getByRole("link").first()).toBeVisible();
  });
});

test("a reader subscribes at the foot of a page, gets a letter, chooses topics and leaves @soak", async ({
  page,
  open,
  linkFor,
  mailServer,
  site,
}) => {
  await open("/overons");
  await page.getByLabel("Uw mailadres").fill("lezer@example.org");
  await page.getByRole("contentinfo").getByRole("button", { name: "Schrijf mij in" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Kijk in uw mailbox" })).toBeVisible();
  await page.goto(await linkFor("lezer@example.org", "/nieuwsbrief/bevestigen"));
  await untilReady(page);
  await page.getByRole("button", { name: "Ja, schrijf mij in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("U bent ingeschreven");
  await expectClean(page);

  const { store, seals } = site.ports;
  const found = await store.subscriptions.findByEmail("lezer@example.org");
  const key = seals.seal("newsletter", found?.id ?? "");
  const letter = {
    subject: "Een brief",
    preview: "Eén verandering.",
    title: "Nieuwe regels",
    paragraphs: ["Dit veranderde."],
    sections: [],
    action: { label: "Lees meer", path: "/kopersinformatie" },
  };
  await store.outbox.add({ kind: "newsletter", to: "lezer@example.org", key, ...letter });
  await page.goto(`/nieuwsbrief/voorkeuren?sleutel=${encodeURIComponent(key)}`);
  await untilReady(page);
  await page.getByLabel("Regels en wetten").uncheck();
  await page.getByRole("button", { name: "Bewaar mijn keuze" }).click();
  await expect(page.getByText("Uw keuze is bewaard.")).toBeVisible();

  const mail = () => mailServer.received.find(({ subject }) => subject === "Een brief");
  await expect.poll(mail).toBeTruthy();
  expect(mail()?.raw).toMatch(/^List-Unsubscribe:\s+<http/m);
  expect(mail()?.raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  await page.goto(await linkFor("lezer@example.org", "/nieuwsbrief/uitschrijven"));
  await untilReady(page);
  await page.getByRole("button", { name: "Schrijf mij uit" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("U bent uitgeschreven");
  expect((await store.subscriptions.findByEmail("lezer@example.org"))?.state).toBe("ended");
});

test("the site is searched by keyboard alone, while one types", async ({ page, open }) => {
  await open("/zoeken");
  await page.getByLabel("Zoekwoorden").focus();
  await page.keyboard.type("capaciteitstarief");
  const first = page.getByRole("list", { name: "Gevonden plaatsen" }).getByRole("link").first();
  await expect(first).toBeVisible();
  await expectClean(page);
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByLabel("Zoekwoorden")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const place = await first.getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${place?.replace(/[?#].*/, "")}`));
});
