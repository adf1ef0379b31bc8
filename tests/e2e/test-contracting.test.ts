import { expect, test } from "../support/e2e.ts";

test.describe("without scripts, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test("a visitor plays both people from handshake to a corrected month, a second month and its proof @soak", async ({
    page,
  }) => {
    const column = (title: string) =>
      page.locator("section", { has: page.getByRole("heading", { name: title, level: 2 }) }).last();
    const [buyer, seller] = [column("De koper"), column("De verkoper")];
    await page.goto("/test-contracting");
    await page.getByRole("button", { name: "Begin een nieuwe proef" }).click();
    await buyer.getByRole("button", { name: "Ja, ik doe mee" }).click();
    await seller.getByRole("button", { name: "Ja, ik doe mee" }).click();
    await buyer.getByRole("button", { name: "Mijn gegevens bevestigen" }).click();
    await seller.getByRole("button", { name: "Mijn gegevens bevestigen" }).click();

    await buyer.getByLabel("Typ Demo Koper").fill("Iemand Anders");
    await buyer.getByRole("checkbox").check();
    await buyer.getByRole("button", { name: "Ondertekenen" }).click();
    await expect(buyer.getByRole("alert")).toContainText("Demo Koper");
    await expect(buyer.getByLabel("Typ Demo Koper")).toHaveValue("Iemand Anders");
    await buyer.getByLabel("Typ Demo Koper").fill("demo koper");
    await buyer.getByRole("checkbox").check();
    await buyer.getByRole("button", { name: "Ondertekenen" }).click();
    await seller.getByLabel("Typ Demo Verkoper").fill("Demo Verkoper");
    await seller.getByRole("checkbox").check();
    await seller.getByRole("button", { name: "Ondertekenen" }).click();
    await expect(buyer.getByRole("button", { name: "Overeenkomst herroepen" })).toBeVisible();

    await seller.getByRole("button", { name: "De aanvraag is ingediend" }).click();
    await seller.getByRole("button", { name: "Het delen begint op 1 april" }).click();
    await page.getByRole("button", { name: "Zet de klok een maand verder" }).click();
    await expect(page.getByText("5 mei 2026", { exact: true })).toBeVisible();
    await buyer.getByRole("button", { name: "Kwartierwaarden toevoegen" }).click();
    await seller.getByRole("button", { name: "Kwartierwaarden toevoegen" }).click();
    await expect(page.getByRole("heading", { name: "april 2026, versie 1" })).toBeVisible();
    await expect(page.getByRole("img", { name: /SEPA-betaalcode/ })).toBeVisible();

    await seller.getByRole("button", { name: "Verbeterd bestand toevoegen" }).click();
    const corrected = page.locator("article", { has: page.getByRole("heading", { name: "april 2026, versie 2" }) });
    await expect(corrected).toContainText("Een later bestand verbeterde waarden");
    await expect(corrected).toContainText("Creditnota");
    await page.getByRole("button", { name: "Zet de klok een maand verder" }).click();
    await seller.getByRole("button", { name: "Kwartierwaarden toevoegen" }).click();
    await buyer.getByRole("button", { name: "Kwartierwaarden toevoegen" }).click();
    await expect(page.getByRole("heading", { name: "mei 2026, versie 1" })).toBeVisible();

    const proofs = page.locator("article", { has: page.getByRole("heading", { name: /^HV-2026-0/ }) });
    await expect(proofs).toHaveCount(3);
    await expect(proofs.filter({ hasText: "Ingetrokken" })).toHaveCount(1);
    await expect(proofs.filter({ hasText: "Onze server rekende na: alles klopt" })).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    const code = (await proofs.first().getByRole("heading").textContent()) ?? "";
    await page.goto(`/declarations?code=${code}`);
    await expect(page.getByRole("alert")).toContainText("staat niet in het register");
  });
});
