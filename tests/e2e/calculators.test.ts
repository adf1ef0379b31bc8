import type { Page } from "@playwright/test";
import { axeFaults, contrastFaults } from "../support/axe-faults.ts";
import { campaign } from "../support/campaign.ts";
import { expect, test } from "../support/e2e.ts";
import { bytesOf, EAN, fluviusFile, fluviusRows, headers, OTHER_EAN } from "../support/make-fluvius-file.ts";
import { openFoldedSections } from "../support/open-folded-sections.ts";

test.beforeEach(({ page }) => openFoldedSections(page));

test.use({ siteOptions: { today: "2026-11-15" } });

const gains = (page: Page) =>
  page.locator("[data-gain]").evaluateAll((nodes) => nodes.map((node) => Number(node.getAttribute("data-gain"))));

/** What the site itself answers to the address, once the page says so too: answers come one after the other. */
async function answered(page: Page): Promise<number[]> {
  const served = await (await page.request.get(page.url())).text();
  const computed = [...served.matchAll(/data-gain="([^"]+)"/g)].map(([, gain]) => Number(gain));
  expect(computed.length).toBeGreaterThan(1);
  await expect.poll(() => gains(page)).toEqual(computed);
  return computed;
}

const tabTo = async (page: Page, selector: string) => {
  for (let step = 0; step < 80; step++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`No tab leads to ${selector}.`);
};

test("a buyer answers five questions by keyboard alone, and the address is the situation", async ({ page, open }) => {
  await open("/calculator/koper");
  await tabTo(page, "#veld-postcode");
  await page.keyboard.type("9000");
  await tabTo(page, "#veld-verbruik");
  await page.keyboard.type("7500");
  await tabTo(page, "#veld-energieprijs");
  await page.keyboard.type("22");
  await tabTo(page, "#veld-prijs");
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/verbruik=7[.]?500.*&prijs=12\b/);
  await expect(page.getByText("Loont", { exact: true }).filter({ visible: true }).first()).toBeVisible();
  const computed = await answered(page);
  await page.reload();
  expect(await gains(page)).toEqual(computed);
});

test("a seller answers by keyboard alone, and the page follows without asking the server @soak", async ({
  page,
  open,
}) => {
  await open("/calculator/verkoper");
  const before = await gains(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/_payload|\.data/.test(request.url()) && /kwp=/.test(request.url())) asked.push(request.url());
  });
  await tabTo(page, "#veld-kwp");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("24");
  await expect(page).toHaveURL(/kwp=24/);
  await expect.poll(() => gains(page)).not.toEqual(before);
  expect(asked).toEqual([]);
  const live = await answered(page);
  await page.reload();
  expect(await gains(page)).toEqual(live);
});

test("going back loses nothing, the slider moves the gain of both and their sum stays, a line opens to its sources", async ({
  page,
  context,
  open,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open("/calculator/koper?verbruik=9000");
  await page.getByRole("button", { name: "Reken uit" }).click();
  await expect(page).toHaveURL(/#uitkomst$/);
  await typeAndGoBack(page, "4000");
  await expect(page.locator("#veld-verbruik")).toHaveValue("9000");
  expect(new URL(page.url()).search).toBe("?verbruik=9000");
  // What the way back brings is drawn once more when it is there, the slider included.
  await page.waitForFunction(() => {
    const drawn = document.querySelector<HTMLElement>("[data-location]")?.dataset["location"];
    return drawn === ((history.state as { key?: string } | null)?.key ?? "default");
  });

  const [own = 0, other = 0] = await gains(page);
  const slider = page.getByRole("slider", { name: "Afgesproken prijs" });
  await slider.focus();
  for (let step = 0; step < 20; step++) await page.keyboard.press("ArrowLeft");
  const left = await slider.inputValue();
  await expect.poll(async () => (await gains(page))[0]).toBeGreaterThan(own);
  const [movedOwn = 0, movedOther = 0] = await gains(page);
  expect(movedOther).toBeLessThan(other);
  expect(movedOwn + movedOther).toBeCloseTo(own + other, 6);
  await expect(page).toHaveURL(new RegExp(`prijs=${left.replace(".", "%2C")}(&|$)`));
  await expect(slider).toHaveValue(left);
  await expect(page.locator("#veld-prijs")).toHaveValue(left.replace(".", ","));

  await page.getByText("Deze stroom bij uw leverancier").click();
  await expect(page.getByText("gedeelde stroom × energieprijs van de koper")).toBeVisible();
  await page.getByRole("link", { name: "Pas aan: Kost voor het delen, koper" }).click();
  await expect(page.locator("#veld-kost")).toBeFocused();
  expect(new URL(page.url()).hash).toBe("");

  // A price that is chosen ends sharing for free, and the link that is copied in the same breath has it.
  await page.locator("#veld-vorm").selectOption("gratis");
  await expect(page).toHaveURL(/vorm=gratis/);
  await expect(slider).toHaveValue("0");
  await slideTo(page, "7.05", "copy");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("prijs=7%2C05");
  await expect(page).toHaveURL(/prijs=7%2C05/);
  await expect(page).not.toHaveURL(/vorm=/);
  await expect(slider).toHaveValue("7.05");

  // Above what the buyer pays now, the track does not shrink under the hand.
  await page.locator("#veld-prijs").fill("40");
  await expect(slider).toHaveAttribute("max", "40");
  const dear = await gains(page);
  await slideTo(page, "30", "hold");
  await expect.poll(async () => (await gains(page))[0]).toBeGreaterThan(dear[0] ?? 0);
  await expect(slider).toHaveAttribute("max", "40");
});

/** What was being computed for the page that is left must not end up in the address of the other. */
const typeAndGoBack = (page: Page, text: string) =>
  page.locator("#veld-verbruik").evaluate(async (field: HTMLInputElement, typed) => {
    field.value = typed;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    history.back();
    // Longer than the page waits for a typist.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }, text);

/** Faster than any hand: the link is copied before anything was computed, or the slider is still held. */
const slideTo = (page: Page, cents: string, then: "hold" | "copy") =>
  page.evaluate(
    ([text, next]) => {
      const slider = document.querySelector<HTMLInputElement>("#prijs input[type=range]");
      const copy = [...document.querySelectorAll("button")].find(
        ({ textContent }) => textContent === "Kopieer de link",
      );
      if (!(slider && copy)) throw new Error("No slider, or nothing to copy with.");
      // Past React, which would otherwise take its own value for one that it knows.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(slider, text);
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      if (next === "hold") return;
      slider.dispatchEvent(new Event("change", { bubbles: true }));
      copy.click();
    },
    [cents, then],
  );

test("a month opens to its days and a day to its quarters, and sellers are added and taken away one by one @soak", async ({
  page,
  open,
}) => {
  await open("/calculator/koper?verbruik=9000");
  const section = page.locator("#jaar");
  // The pictures come to life as the visitor comes near.
  await expect(async () => {
    await section.getByRole("button", { name: "mrt" }).press("Enter");
    await expect(section.getByText("De dagen van maart").first()).toBeVisible();
  }).toPass();
  // A press before that asked the server, whose page may still arrive.
  await expect(async () => {
    await section.getByRole("button", { name: "29", exact: true }).press("Enter");
    await expect(section.getByText("er zijn 92 kwartieren")).toBeVisible();
  }).toPass();
  await section.getByRole("button", { name: "okt" }).press("Enter");
  await section.getByRole("button", { name: "25", exact: true }).press("Enter");
  await expect(section.getByText("er zijn 100 kwartieren")).toBeVisible();
  await section.getByRole("button", { name: "Toon een zomerdag en een winterdag" }).click();
  await expect(section.getByText("Een gemiddelde dag in december").first()).toBeVisible();
  await section.getByRole("button", { name: "Toon de warmtekaart" }).click();
  await expect(section.getByText("Warmtekaart van het jaar").first()).toBeVisible();
  await expect(page).toHaveURL(/periode=10-25/);

  const planner = page.locator("#verkopers");
  const size = (seller: number) => page.locator(`#veld-verkoper-${seller}-vermogen`);
  await planner.getByRole("button", { name: "Voeg een verkoper toe" }).click();
  await size(2).fill("6");
  await expect(planner.getByText("Verkoper 2: 6 kWp, zuid").first()).toBeVisible();
  await planner.getByRole("button", { name: "Voeg een verkoper toe" }).click();
  await page.locator("#veld-verkoper-3-technologie").selectOption("wind");
  await expect(planner.getByText("Verkoper 3: windmolen, 10 kW").first()).toBeVisible();
  await size(3).fill("veel");
  await expect(planner.getByText("Dit kunnen wij niet als getal lezen")).toBeVisible();
  // The answer that stands meanwhile is still one to look around in.
  await section.getByRole("button", { name: "apr" }).press("Enter");
  await expect(section.getByText("De dagen van april").first()).toBeVisible();
  await section.getByRole("button", { name: "okt" }).press("Enter");
  await section.getByRole("button", { name: "25", exact: true }).press("Enter");
  await size(3).fill("5");
  await expect(planner.getByText("Verkoper 3: windmolen, 5 kW").first()).toBeVisible();
  await planner.getByRole("button", { name: "Haal verkoper 2 weg" }).click();
  await expect(planner.getByText("Verkoper 2: windmolen, 5 kW").first()).toBeVisible();
  await expect(size(2)).toHaveValue("5");
  await expect(page).toHaveURL(/verkopers=2&verkoper-2-technologie=wind&verkoper-2-vermogen=5&periode=10-25/);
});

const csv = (name: string, bytes: Uint8Array) => ({ name, mimeType: "text/csv", buffer: Buffer.from(bytes) });
const openFiles = async (page: Page) => {
  await page.locator("#deur-bestand").press("Space");
  await expect(page.locator("#bestand-buyer")).toBeAttached();
};

test("files of both parties are read on the device, clock changes included, and never sent", async ({ page, open }) => {
  await open("/calculator/koper");
  const before = await gains(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await openFiles(page);
  await page
    .locator("#bestand-buyer")
    .setInputFiles(csv("koper.csv", fluviusFile(fluviusRows({ hasInjection: false }))));
  await expect(page.getByText("Gelezen: twaalf maanden vanaf 1 januari 2025")).toBeVisible();
  await page
    .locator("#bestand-seller")
    .setInputFiles(csv("verkoper.csv", fluviusFile(fluviusRows({ ean: OTHER_EAN, layout: "english" }))));
  await expect(page.getByText("Gelezen: twaalf maanden")).toHaveCount(2);
  await expect(page.getByText("Uw eigen metingen liggen vast")).toBeVisible();
  await expect(page.getByText(/Wie deze link opent, rekent zonder uw bestand/)).toHaveCount(1);
  await expect.poll(() => gains(page)).not.toEqual(before);
  const measured = await gains(page);
  await page.getByRole("button", { name: "Reken uit" }).click();
  await expect(page).toHaveURL(/#uitkomst$/);
  // The worker answers in turn: once the days are there, so is the answer to the new address.
  await page.locator("#jaar").getByRole("button", { name: "jan" }).press("Enter");
  await expect(page.getByText("De dagen van januari").first()).toBeVisible();
  await expect(page.getByText("Uw eigen metingen liggen vast")).toBeVisible();
  await expect.poll(() => gains(page)).toEqual(measured);
  await page.locator("#deur-weet").press("Space");
  await expect.poll(() => gains(page)).toEqual(before);
  await expect(page.getByText("Wie deze link opent, ziet dezelfde berekening.")).toHaveCount(1);
  expect(sent).toEqual([]);
  expect(page.url()).not.toContain(EAN);
});

const rows = fluviusRows({ days: 3 });
const broken: readonly (readonly [string, Uint8Array, RegExp])[] = [
  ["empty", bytesOf(""), /Dit bestand is leeg/],
  ["a header without rows", bytesOf(`${headers.dutch}\n`), /geen waarden/],
  ["a pdf", bytesOf("%PDF-1.7\n%âãÏÓ\n1 0 obj"), /Dit is een pdf/],
  ["a web page", bytesOf("<!doctype html><html><body>Meld u aan</body></html>"), /Dit is een webpagina/],
  ["a letter", bytesOf("Beste,\nhierbij mijn verbruik.\n"), /geen meterwaarden/],
  ["three days", fluviusFile(rows), /twaalf volledige maanden/],
  ["gas", fluviusFile(rows.map((row) => row.replaceAll("kWh", "m³").replaceAll("Digitale meter", "Gasmeter"))), /./],
  ["no volumes", fluviusFile(rows.map((row, index) => (index === 0 ? row : row.replace(/;\d+,\d{3};/, ";x;")))), /./],
  ["two connections", fluviusFile([...rows, ...fluviusRows({ days: 3, ean: OTHER_EAN }).slice(1)]), /./],
  ["an image", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), /Dit is een afbeelding/],
];

const tried = broken.filter((_, at) => at % campaign(4, 1) === 0);

test(`broken files are each refused in words, and the page keeps its answer (${tried.length} of ${broken.length}) @soak`, async ({
  page,
  open,
}) => {
  test.slow();
  await open("/calculator/koper");
  const before = await gains(page);
  await openFiles(page);
  for (const [name, bytes, sentence] of tried) {
    await page.locator("#bestand-buyer").setInputFiles(csv(`${name}.csv`, bytes));
    const alert = page.locator("form .border-danger\\/40");
    await expect(alert, name).toContainText(sentence);
    await page
      .getByRole("button", { name: /verwijderen$/ })
      .first()
      .click();
    await expect(alert, name).toHaveCount(0);
  }
  await expect(page.getByText("Waar vind ik dit op Mijn Fluvius?").first()).toBeVisible();
  expect(await gains(page)).toEqual(before);
});

// The bare pages are walked with all others; here they have an answer, or say why there is none.
const walked = {
  360: ["/calculator/koper?verbruik=5000&verkopers=2&periode=6-21", "/calculator/koper?postcode=4000"],
  1280: ["/calculator/koper?verbruik=5000&verkopers=2"],
};
for (const [width, paths] of Object.entries(walked)) {
  for (const path of paths) {
    test(`${path} is clean to axe and fits at ${width} px, in light and dark @soak`, async ({ page, open }) => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.setViewportSize({ width: Number(width), height: 900 });
      await open(path);
      await page.getByRole("button", { name: "Meer cijfers aanpassen" }).click();
      expect(await axeFaults(page)).toEqual([]);
      expect(await contrastFaults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await expect(page.locator("html")).not.toHaveClass(/switching-mode/);
      expect(await contrastFaults(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the form still computes, months open to days and days to quarters, and a seller is added @soak", async ({
    page,
  }) => {
    await page.goto("/calculator/koper");
    await page.locator("#veld-verbruik").fill("9.000");
    await page.getByRole("button", { name: "Reken uit" }).click();
    await expect(page.locator("#veld-verbruik")).toHaveValue("9.000");
    await expect(page.getByText("U wint").first()).toBeVisible();
    await page.locator("#jaar").getByRole("button", { name: "mrt" }).click();
    await expect(page.getByText("De dagen van maart").first()).toBeVisible();
    await page.locator("#jaar").getByRole("button", { name: "29", exact: true }).click();
    await expect(page.getByText("er zijn 92 kwartieren")).toBeVisible();
    await page.getByRole("button", { name: "Voeg een verkoper toe" }).click();
    await page.locator("#veld-verkoper-2-vermogen").fill("6");
    await page.getByRole("button", { name: "Reken opnieuw" }).click();
    await expect(page.getByText("Verkoper 2: 6 kWp, zuid").first()).toBeVisible();
    await expect(page.locator("#veld-verbruik")).toHaveValue("9.000");
  });
});
