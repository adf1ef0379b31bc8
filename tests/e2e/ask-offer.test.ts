import { allFaults } from "../support/axe-faults.ts";
import { choose, press, tabTo, typeInto } from "../support/by-keyboard.ts";
import { expect, test, untilReady } from "../support/e2e.ts";
import { offerForm, publish } from "../support/open-deal.ts";

test("an office asks a seller with four answers and takes it back, on a phone in the dark, by the keyboard alone", async ({
  browser,
  site,
}) => {
  const seller = await browser.newContext({ baseURL: site.address });
  await seller.addCookies(await site.signIn("dak@example.org"));
  const offer = await publish(seller, "/account/aanbod", { ...offerForm, postcode: "9850" });
  const buyer = await browser.newContext({
    baseURL: site.address,
    viewport: { width: 360, height: 740 },
    colorScheme: "dark",
  });
  await buyer.addCookies(await site.signIn("kantoor@example.org"));
  const page = await buyer.newPage();
  await page.goto(`/aanbod/${offer}`);
  await untilReady(page);
  const part = page.locator("#interesse");
  await typeInto(page, part.getByLabel("Uw verbruik per jaar"), "20000");
  await typeInto(page, part.getByLabel("Postcode van de aansluiting"), "9000");
  await tabTo(page, part.getByLabel("Waar verbruikt u het?"));
  await expect(part.getByLabel("Naam van de organisatie")).toBeHidden();
  await page.keyboard.type("Kan");
  await expect(part.getByLabel("Naam van de organisatie")).toBeVisible();
  await press(page, part.getByRole("button", { name: "Stel voor aan de verkoper" }));
  // What is missing is told where the focus goes, and what was typed and chosen is still there.
  const summary = part.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(part.getByLabel("Uw verbruik per jaar")).toHaveValue("20.000");
  await expect(part.getByLabel("Waar verbruikt u het?")).toHaveValue("kantoor");
  expect(await allFaults(page)).toEqual([]);
  await press(page, summary.getByRole("link", { name: /Naam van de organisatie/ }));
  await expect(part.getByLabel("Naam van de organisatie")).toBeFocused();
  await page.keyboard.type("Rekenvoorbeeld bv");
  await press(page, part.getByRole("button", { name: "Stel voor aan de verkoper" }));
  await expect(page.getByText("Uw voorstel is verstuurd.")).toBeVisible();
  await expect(page.getByText("U zei ja, nu de verkoper")).toBeVisible();

  await press(page, page.getByText("Toch niet: trek mijn ja in"));
  await choose(page, page.getByRole("radio", { name: "Nu is niet het goede moment" }));
  await press(page, page.getByRole("button", { name: "Trek mijn ja in" }));
  await expect(page.getByText("U zei nee")).toBeVisible();
  expect(await allFaults(page)).toEqual([]);
  for (const context of [seller, buyer]) await context.close();
});
