import type { Browser, BrowserContext, Page } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { expect, test, untilReady } from "../support/e2e.ts";
import { fluviusRows } from "../support/make-fluvius-file.ts";
import { offerForm, openDeal, publish, requestForm } from "../support/open-deal.ts";
import type { TestSite } from "../support/test-site.ts";

/** A browser of somebody's own, signed in. */
async function personOf(browser: Browser, site: TestSite, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.address, javaScriptEnabled: true });
  await context.addCookies(await site.signIn(email));
  return context;
}

/** A town of its own: the site is shared with tests that ran before, and what stands in a town is counted here. */
const offer = { ...offerForm, postcode: "9880" };
const request = { ...requestForm, postcode: "9000" };

async function ask(page: Page, offerPath: string): Promise<string> {
  await page.goto(offerPath);
  await untilReady(page);
  await page.getByRole("button", { name: "Stel voor aan de verkoper" }).click();
  await expect(page.getByText("Uw voorstel is verstuurd.")).toBeVisible();
  return new URL(page.url()).pathname;
}

test("an offer is made, published, found on the map, tried, asked for and accepted; a second seller joins the same buyer @soak", async ({
  page,
  browser,
  site,
  open,
}) => {
  test.slow();
  const [first, second, buyer] = [
    await personOf(browser, site, "eerste@example.org"),
    await personOf(browser, site, "tweede@example.org"),
    await personOf(browser, site, "koper@example.org"),
  ];
  await publish(buyer, "/account/vragen", request);
  const selling = await first.newPage();
  await selling.goto("/account/aanbod/nieuw");
  await untilReady(selling);
  await selling.getByLabel("Titel").fill("Dak van de schuur");
  await selling.getByLabel("Postcode van de aansluiting").fill("9880");
  await selling.getByLabel("Vermogen").fill("20");
  await selling.getByLabel("Verbruik per jaar achter dezelfde meter").fill("3000");
  await selling.getByLabel("Prijs per kWh").fill("9,5");
  await selling.getByRole("button", { name: "Bewaar het ontwerp" }).click();
  await expect(selling.getByText("Uw aanbod is bewaard.")).toBeVisible();
  await selling.getByRole("link", { name: "Bekijk en publiceer Dak van de schuur" }).click();
  await expect(selling.getByText("Zo zien anderen uw aanbod")).toBeVisible();
  await selling.getByRole("button", { name: "Publiceren" }).click();
  await expect(selling.getByText("Uw aanbod staat op het plein.")).toBeVisible();

  await open("/aanbod");
  expect.soft(await axeFaults(page)).toEqual([]);
  await page.getByRole("link", { name: /^Aalter: 1 installatie/ }).click();
  await expect(page).toHaveURL(/gemeente=Aalter/);
  await expect(page.getByRole("heading", { name: "1 installatie in Aalter" })).toBeVisible();
  await page.getByRole("link", { name: "Dak van de schuur" }).click();
  await page.getByLabel("Uw verbruik per jaar").fill("9000");
  await page.getByRole("button", { name: "Reken het uit" }).click();
  const sentence = page.getByText(/^U (wint|verliest) .* per jaar/);
  await expect(sentence).toBeVisible();
  const counting = await page.context().newPage();
  const more = page.getByRole("link", { name: "Alle cijfers in de calculator" });
  await counting.goto((await more.getAttribute("href")) ?? "");
  await untilReady(counting);
  await expect(counting.getByText("U rekent met dit aanbod:")).toBeVisible();
  await counting.getByLabel("Uw energieprijs", { exact: true }).fill("21");
  // The page's own worker counts with the offer too: the server gives the same euros for the address that it wrote.
  await expect(counting).toHaveURL(/aanbod=.*energieprijs=21/);
  const gains = () => counting.locator("[data-gain]").allTextContents();
  const live = await gains();
  await counting.reload();
  expect(await gains()).toEqual(live);
  await counting.close();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByText("Of reken met uw eigen meterbestand").click();
  await page.getByLabel("Uw meterbestand").setInputFiles({
    name: "jaar.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(fluviusRows({ year: 2025 }).join("\r\n")),
  });
  // The year of the file is read here, and the seller's comes to it: nothing but scripts and that year is asked for.
  await expect(page.getByText("Gelezen: twaalf maanden vanaf 1 januari 2025")).toBeVisible();
  await expect(sentence).toHaveCount(2);
  expect(sent.filter((line) => !line.startsWith("GET /assets/"))).toEqual([`GET ${new URL(page.url()).pathname}/jaar`]);
  expect.soft(await axeFaults(page)).toEqual([]);

  const buying = await buyer.newPage();
  const proposal = await ask(buying, new URL(page.url()).pathname);
  await selling.goto("/account/voorstellen");
  await untilReady(selling);
  await selling.getByRole("link", { name: "Particulier in Gent" }).click();
  await expect(selling).toHaveURL(proposal);
  await expect(selling.getByText(/Deze koper verbruikt wanneer u overschot hebt/)).toBeVisible();
  expect.soft(await axeFaults(selling)).toEqual([]);
  await selling.getByRole("button", { name: "Aanvaarden" }).click();
  // The second yes opens the agreement of the two.
  await expect(selling).toHaveURL(/\/account\/contracten\/[^/?]+/);

  const other = await publish(second, "/account/aanbod", { ...offer, titel: "Dak van de loods", prijs: "9" });
  await second.request.post(await ask(buying, `/aanbod/${other}`), { form: { actie: "aanvaarden" } });
  await buying.goto("/account/voorstellen");
  await expect(buying.getByRole("heading", { name: "Aanvaard door beiden" })).toBeVisible();
  await expect(buying.getByRole("link", { name: "Particulier in Aalter" })).toHaveCount(2);
  for (const person of [first, second, buyer]) await person.close();
});

test("a proposal is answered with another price, both gains follow the slider, and the other side says yes to that price", async ({
  browser,
  site,
}) => {
  const [seller, buyer] = [
    await personOf(browser, site, "duurder@example.org"),
    await personOf(browser, site, "goedkoper@example.org"),
  ];
  const path = await openDeal(seller, buyer);
  const selling = await seller.newPage();
  await selling.setViewportSize({ width: 360, height: 780 });
  await selling.goto(path);
  await untilReady(selling);
  await selling.getByText("Een andere prijs vragen").click();
  const gain = selling.getByText("U houdt dan over").locator("xpath=..");
  const before = await gain.textContent();
  await selling.getByRole("slider", { name: "Uw prijs per kWh" }).press("PageUp");
  await expect(gain).not.toHaveText(before ?? "");
  expect.soft(await axeFaults(selling)).toEqual([]);
  await selling.getByLabel("Een woord erbij").fill("Bel mij op 0470 12 34 56");
  await selling.getByRole("button", { name: "Vraag deze prijs" }).click();
  await expect(selling.getByText("Laat adressen, telefoonnummers en andere nummers weg.").first()).toBeVisible();
  await selling.getByLabel("Een woord erbij").fill("Voor deze prijs begin ik graag in januari.");
  await selling.getByRole("button", { name: "Vraag deze prijs" }).click();
  await expect(selling.getByText("Uw prijs is gevraagd.")).toBeVisible();

  const buying = await buyer.newPage();
  await buying.goto(path);
  await untilReady(buying);
  const asked = buying.getByRole("row", { name: /De verkoper .*Voor deze prijs begin ik graag in januari\./ });
  await expect(asked).toBeVisible();
  await buying.getByRole("button", { name: "Aanvaarden" }).click();
  await expect(buying).toHaveURL(/\/account\/contracten\//);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list filters, an offer tells whether it fits, and it can be reported @soak", async ({
    page,
    browser,
    site,
  }) => {
    const seller = await personOf(browser, site, "zonder@example.org");
    await publish(seller, "/account/aanbod", { ...offer, postcode: "9810", titel: "Dak zonder script", prijs: "8" });
    await seller.close();
    await page.goto("/aanbod");
    await page.getByLabel("Gemeente of postcode").fill("9810");
    await page.getByRole("button", { name: "Toon het aanbod" }).click();
    await expect(page).toHaveURL(/gemeente=9810/);
    await expect(page.getByRole("link", { name: "Dak zonder script" })).toBeVisible();
    await page.getByText("Filters", { exact: true }).click();
    await page.getByLabel("Bron").selectOption("Wind");
    await page.getByRole("button", { name: "Toon het aanbod" }).click();
    await expect(page.getByRole("heading", { name: "Geen aanbod met deze filters" })).toBeVisible();
    await page.getByRole("link", { name: "Filter verwijderen: Wind" }).click();
    await page.getByRole("link", { name: "Dak zonder script" }).click();
    await page.getByLabel("Uw verbruik per jaar").fill("veel");
    await page.getByRole("button", { name: "Reken het uit" }).click();
    await expect(page.getByText("Dit kunnen wij niet als getal lezen.")).toBeVisible();
    await page.getByText("Meld dit aanbod").click();
    await page.getByRole("radio", { name: "De gegevens kloppen niet" }).check();
    await page.getByRole("button", { name: "Verstuur de melding" }).click();
    await expect(page.getByText("Een medewerker kijkt dit aanbod na.")).toBeVisible();
  });
});
