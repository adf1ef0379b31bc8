import { authenticatorCode } from "../support/authenticator-code.ts";
import { TEST_PASSWORD } from "../support/begin-session.ts";
import { sampleAgreement, sampleSignature } from "../support/domain/sample-agreement.ts";
import { expect, test, untilReady } from "../support/e2e.ts";
import { offerForm, publish } from "../support/open-deal.ts";

test.use({ viewport: { width: 360, height: 780 }, colorScheme: "dark" });

test("a buyer's calculator ends in the three sellers of the market that fit best, each with what both win and a way to the offer", async ({
  page,
  browser,
  site,
  open,
}) => {
  for (const who of ["een", "twee", "drie", "vier"]) {
    const seller = await browser.newContext({ baseURL: site.address });
    await seller.addCookies(await site.signIn(`verkoper-${who}@example.org`));
    await publish(seller, "/account/aanbod", { ...offerForm, titel: `Dak ${who}` });
    await seller.close();
  }
  await open("/calculator/koper?postcode=9000&verbruik=20000");
  const section = page.locator("#wie");
  await page.getByRole("heading", { name: "Met wie loont het?" }).click();
  await expect(section.getByRole("heading", { name: "Verkopers die nu bij u passen" })).toBeVisible();
  const sellers = section.locator("ol > li");
  await expect(sellers).toHaveCount(3);
  for (const seller of await sellers.all()) {
    await expect(seller.getByRole("link")).toHaveAttribute("href", /^\/aanbod\/[\w-]+/);
    await expect(seller).toContainText(/U .*€\s\d+.*verkoper .*€\s\d+/);
  }
  await sellers.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/aanbod\/[\w-]+\?.*verbruik=20/);
});

test("on a phone the places of an account fade where there are more, and every recovery code stands on one line", async ({
  page,
  signIn,
  open,
}) => {
  await signIn();
  await open("/account/accountgegevens/tweede-stap");
  const places = page.getByRole("navigation", { name: "Mijn account" }).getByRole("list");
  const row = await places.evaluate((list) => ({
    goesOn: list.scrollWidth > list.clientWidth,
    fade: getComputedStyle(list).maskImage,
  }));
  expect(row).toEqual({ goesOn: true, fade: expect.stringContaining("linear-gradient") });

  await page.getByLabel("Uw huidige wachtwoord", { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole("button", { name: "Beginnen" }).click();
  const uri = await page.locator("input[name=sleutel]").first().inputValue();
  await page
    .getByLabel("Code uit de app")
    .fill(authenticatorCode(new URL(uri).searchParams.get("secret") ?? "", new Date()));
  await page.getByRole("button", { name: "Tweede stap aanzetten" }).click();
  const codes = page.getByRole("main").locator("ol > li");
  await expect(codes.first()).toBeVisible();
  const lines = await codes.evaluateAll((items) =>
    items.map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    }),
  );
  expect(lines.length).toBeGreaterThan(4);
  expect(new Set(lines)).toEqual(new Set([1]));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("a step and an upload that take their time say so until the answer comes", async ({
  page,
  context,
  site,
  open,
}) => {
  /** What the site answers to these addresses waits until it is let go. */
  const hold = async (addresses: RegExp) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(addresses, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  };
  const letStepGo = await hold(/\.data(\?|$)/);
  await open("/koper?postcode=9000&meter=digitaal&koper=gezin");
  const next = page.getByRole("button", { name: "Verder" });
  await next.click();
  await expect(next).toHaveAttribute("aria-busy", "true");
  letStepGo();
  await expect(page).toHaveURL(/\/koper\/stap\/2/);
  await page.unrouteAll({ behavior: "wait" });

  const cookies = await site.signIn("opladen@example.org");
  const known = await Promise.all(cookies.map(({ value }) => site.ports.identity.recognise(value)));
  const seller = known.find((one) => one !== null)?.uid ?? "";
  await context.addCookies(cookies);
  const uids = { seller, buyer: "iemand-anders" };
  await site.ports.store.contracts.open(
    sampleAgreement({ id: "opladen", state: "active", startedOn: "2026-01-01", uids }),
  );
  for (const side of ["seller", "buyer"] as const)
    await site.ports.store.contracts.addSignature("opladen", sampleSignature(side));
  await page.goto("/account/contracten/opladen/meterdata");
  await untilReady(page);
  const letUploadGo = await hold(/meterdata\.data/);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "leeg.csv", mimeType: "text/csv", buffer: Buffer.from("x") });
  await page.getByLabel(/^Ik geef toestemming om deze kwartierwaarden/).check();
  await page.getByRole("button", { name: "Toevoegen", exact: true }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  letUploadGo();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("alert").first()).toBeVisible();
});

test("a seller who reckons with a better buyer keeps what was just typed, and goes on reading at the amounts", async ({
  page,
}) => {
  await page.goto("/verkoper/stap/3?postcode=9000&kwp=6&meter=digitaal&technologie=zon");
  await untilReady(page);
  await page.getByLabel("Wat betaalt uw leverancier u nu?").fill("2");
  const stale = page.getByText("Deze bedragen zijn van vóór wat u net invulde.", { exact: false });
  await expect(stale).toBeVisible();
  await expect(page.getByText("rekenen wij opnieuw uit zodra u er een kiest")).toBeVisible();
  await expect(page).toHaveURL(/injectieprijs=2/);
  await page.getByRole("link", { name: "Een koelhuis", exact: true }).click();
  await expect(page).toHaveURL(/koopt=koelhuis/);
  await expect(page.getByLabel("Wat betaalt uw leverancier u nu?")).toHaveValue("2");
  await expect(stale).toBeHidden();
  await expect(page.locator(":focus")).toContainText("De koper");
});
