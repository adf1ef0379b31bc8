import type { Page } from "@playwright/test";
import { expect, test, untilReady } from "../support/e2e.ts";

const PAGE = "/component-test";

test.describe("with scripts", () => {
  // One after another on one page: it is long, and each test has fields of its own.
  test.describe.configure({ mode: "default" });
  let page: Page;
  test.beforeAll(async ({ browser, openSite }) => {
    const { address } = await openSite({});
    page = await browser.newPage({ baseURL: address });
    await page.goto(PAGE);
    await untilReady(page);
  });
  test.afterAll(() => page.close());

  test("a number is taken in both notations, rewritten on leaving, and rubbish is left to be mended", async () => {
    const use = page.locator("[name=number-kilowatt-hours]");
    await use.fill("1234.5");
    await use.blur();
    await expect(use).toHaveValue("1.234,5");
    await use.fill("12.345 kWh");
    await use.blur();
    await expect(use).toHaveValue("12.345");
    await use.fill("veel");
    await use.blur();
    await expect(use).toHaveValue("veel");
  });

  test("a number field that knows its range says what is wrong and takes it back", async () => {
    const peak = page.getByLabel("Kilowattpiek");
    await peak.fill("12");
    await peak.blur();
    await expect(page.getByText("Dit is meer dan 10 kWp.")).toBeVisible();
    await expect(peak).toHaveAttribute("aria-invalid", "true");
    await peak.fill("4,6");
    await expect(peak).not.toHaveAttribute("aria-invalid");
  });

  test("arrows and buttons step a number", async () => {
    const panels = page.locator("[name=number-stepper]");
    await panels.focus();
    await page.keyboard.press("ArrowUp");
    await expect(panels).toHaveValue("19");
    await page.keyboard.press("PageDown");
    await expect(panels).toHaveValue("9");
    await page.getByRole("button", { name: "Meer Aantal panelen" }).first().click();
    await expect(panels).toHaveValue("10");
  });

  test("a combobox is worked by keys alone: type, walk, take, close, clear", async () => {
    const town = page.getByRole("combobox", { name: "Uw gemeente" });
    const posted = page.locator("[name=combobox-empty]");
    const list = page.getByRole("listbox", { name: "Uw gemeente" });
    await town.focus();
    await page.keyboard.type("ge");
    await expect(town).toHaveAttribute("aria-expanded", "true");
    await expect(list.getByRole("option")).toHaveText([/Genk/, /Gent/, /Geraardsbergen/]);
    await page.keyboard.press("ArrowDown");
    const active = await town.getAttribute("aria-activedescendant");
    await expect(page.locator(`[id="${active}"]`)).toHaveText(/Gent/);
    await page.keyboard.press("Enter");
    await expect(town).toHaveValue("Gent");
    await expect(posted).toHaveValue("gent");
    await expect(town).toHaveAttribute("aria-expanded", "false");

    await page.keyboard.press("Alt+ArrowDown");
    await expect(list.getByRole("option", { selected: true })).toHaveText(/Gent/);
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(town).toHaveValue("Gent");
    await page.keyboard.press("Escape");
    await expect(posted).toHaveValue("");
  });

  test("a combobox takes the first match on Tab, and text that names nothing gives way to the last choice", async () => {
    const town = page.getByRole("combobox", { name: "Uw gemeente" });
    await town.fill("9000");
    await page.keyboard.press("Tab");
    await expect(town).toHaveValue("Gent");
    await town.fill("zzz");
    await expect(page.getByText("Geen gemeente gevonden").first()).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(town).toHaveValue("Gent");
  });

  test("slider and number field beside it follow each other", async () => {
    const number = page.locator("[name=slider-with-number]");
    const slider = page.getByRole("slider", { name: "Uw verbruik per jaar" });
    await number.fill("4.400");
    await expect(slider).toHaveValue("4400");
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await expect(number).toHaveValue("4.500");
    await expect(slider).toHaveAttribute("aria-valuetext", "4.500\u00a0kWh");
  });

  test("a file of the wrong kind is refused by name and not sent; a chosen one can be taken back", async () => {
    const files = page.locator("[name=file-empty]");
    const posted = () => files.evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name));
    await files.setInputFiles([
      { name: "waarden.csv", mimeType: "text/csv", buffer: Buffer.alloc(34_567) },
      { name: "foto.png", mimeType: "image/png", buffer: Buffer.alloc(10) },
    ]);
    await expect(page.getByText("foto.png is geen csv-bestand.")).toBeVisible();
    await expect(page.getByText("34,6 kB")).toBeVisible();
    expect(await posted()).toEqual(["waarden.csv"]);
    await page.getByRole("button", { name: "waarden.csv verwijderen" }).click();
    await expect.poll(posted).toEqual([]);
  });

  test("a password can be shown and hidden again", async () => {
    const password = page.locator("[name=password-current]");
    await password.fill("een lange zin");
    await page.getByRole("button", { name: "Wachtwoord tonen" }).first().click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Wachtwoord verbergen" }).click();
    await expect(password).toHaveAttribute("type", "password");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every field can still be filled in, and shows nothing that would not work", async ({ page }) => {
    await page.goto(PAGE);
    await page.locator("select[name=combobox-empty]").selectOption("gent");
    await page.locator("[name=number-kilowatt-hours]").fill("3500");
    await page.locator("[name=switch-off]").check();
    await page.getByLabel("Stroom verkopen").check();
    await expect(page.getByRole("button", { name: "Meer Aantal panelen" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Wachtwoord tonen" })).toHaveCount(0);
  });
});
