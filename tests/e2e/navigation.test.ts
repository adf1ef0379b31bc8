import { shellWords } from "#content/shell.ts";
import { expect, test } from "../support/e2e.ts";
import { goInside } from "../support/go-inside.ts";

const footer = (name: string) => ({ name, exact: true });

test("a click before the scripts have arrived still leads on", async ({ page, watch }) => {
  // The scripts never come: the page has to do without them.
  await page.route("**/assets/*.js", () => {});
  await page.goto("/energie-delen", { waitUntil: "commit" });
  await page.getByRole("contentinfo").getByRole("link", footer("Contact")).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(watch.documents).toEqual(["/energie-delen", "/contact"]);
});

test("a content page is loaded by its payload, not as a document", async ({ page, watch, open }) => {
  await open("/test42");
  await page.getByRole("contentinfo").getByRole("link", footer("Energie delen")).click();
  await expect(page).toHaveURL(/\/energie-delen$/);
  await expect(page).not.toHaveTitle(/^Werkbank/);
  expect(watch.requests.filter((path) => path.startsWith("/energie-delen/_payload.json"))).not.toEqual([]);
  expect(watch.documents).toEqual(["/test42"]);
});

// Decided in D19: a broken payload never blocks a navigation.
test("a payload that is broken is told in the console and the page comes all the same", async ({
  page,
  watch,
  open,
}) => {
  await page.route("**/energie-delen/_payload.json*", (route) => route.fulfill({ body: "<html>" }));
  await open("/test42");
  await page.getByRole("contentinfo").getByRole("link", footer("Energie delen")).click();
  await expect(page).toHaveURL(/\/energie-delen$/);
  await expect(page.locator("[data-error]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Werkbank");
  expect(
    watch.complaints.filter((text) => text.startsWith("Cannot load payload /energie-delen/_payload.json")),
  ).toHaveLength(1);
  expect(watch.documents).toEqual(["/test42"]);
});

test("a navigation that takes long says that the page is loading, and says so no longer when it is there", async ({
  page,
  open,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/energie-delen/_payload.json*", async (route) => {
    await held;
    await route.continue();
  });
  await open("/test42");
  const status = page.getByRole("status").filter({ hasText: shellWords.loading });
  await page.getByRole("contentinfo").getByRole("link", footer("Energie delen")).click();
  await expect(status).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Werkbank");
  release();
  await expect(page).toHaveURL(/\/energie-delen$/);
  await expect(status).toHaveCount(0);
});

test("a promise that fails in a handler leaves the page and a toast tells", async ({ page, watch, open }) => {
  await open("/test42");
  await page.getByRole("button", { name: "Fout in een belofte" }).click();
  await expect(page.getByRole("listitem").getByText(shellWords.handlerFailed.title, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Werkbank");
  expect(watch.complaints.filter((text) => text.includes("A promise failed."))).not.toEqual([]);
});

test("an account page sends a stranger to the door, on a load and inside the site, and its payload is refused", async ({
  page,
  request,
  open,
}) => {
  await page.goto("/account/formulieren?x=1");
  await expect(page).toHaveURL(/\/login\?terug=%2Faccount%2Fformulieren%3Fx%3D1$/);

  await open("/energie-delen");
  await goInside(page, "/account");
  await expect(page).toHaveURL(/\/login\?terug=%2Faccount$/);

  expect((await request.get("/account/_payload.json")).status()).toBe(401);
});

test("who is signed in sees the way to the account in the place of the sign-in", async ({ page, open, signIn }) => {
  await open("/energie-delen");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: shellWords.signIn })).toBeVisible();
  await signIn();
  await open("/energie-delen");
  await expect(header.getByRole("link", { name: shellWords.signIn })).toHaveCount(0);
  await header.locator("summary").filter({ hasText: shellWords.account }).click();
  await header.getByRole("link", { name: "Formulieren" }).click();
  await expect(page).toHaveURL(/\/account\/formulieren$/);
  await expect(page.locator("[data-layout=my]")).toBeVisible();
});

test("in print the header and the footer are gone and the text stays", async ({ page, open }) => {
  await open("/gebruikersinformatie/privacyverklaring");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("on wide paper a page of an account takes the whole width, without the column of its navigation", async ({
  page,
  open,
  signIn,
}) => {
  await signIn();
  await open("/account/formulieren");
  await page.emulateMedia({ media: "print" });
  const main = await page.getByRole("main").boundingBox();
  expect(main?.width).toBeGreaterThan(1000);
});
