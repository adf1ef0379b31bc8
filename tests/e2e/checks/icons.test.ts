import { expect, test } from "../../support/e2e.ts";

// Decided in D10 and D11: the server answers from its own sets, asks the icon service for the rest with a limit of
// 1500 ms, and never keeps a failure.

test("39. icons are asked for once, sorted; one that nobody has is a 404 after 1500 ms and is asked for again", async ({
  page,
  watch,
  open,
  request,
  site,
}) => {
  await open("/icon-test");
  await page.getByRole("button", { name: "Vraag zon, maan en nog eens zon" }).click();
  await expect(page.getByTestId("remote-icons").locator("svg path, svg circle").first()).toBeAttached();
  await expect(page.getByTestId("remote-icons").locator("svg")).toHaveCount(3);
  expect(watch.requests.filter((path) => path.startsWith("/api/_nuxt_icon/"))).toEqual([
    "/api/_nuxt_icon/lucide.json?icons=moon%2Csun",
  ]);
  expect(site.icons.asked).toEqual([]);

  const elsewhere = await request.get("/api/_nuxt_icon/mdi.json?icons=cat");
  expect(elsewhere.status()).toBe(200);
  expect(await elsewhere.json()).toMatchObject({
    prefix: "mdi",
    icons: { cat: { body: expect.stringContaining("<path") } },
  });
  expect(site.icons.asked).toEqual(["/mdi.json?icons=cat"]);

  site.icons.mood = "is silent";
  for (const time of [1, 2]) {
    site.icons.asked.length = 0;
    const startedAt = performance.now();
    const missing = await request.get("/api/_nuxt_icon/lucide.json?icons=bestaat-niet");
    const waited = performance.now() - startedAt;
    expect(missing.status(), `answer ${time}`).toBe(404);
    expect(await missing.json()).toMatchObject({ error: true, statusCode: 404 });
    expect(site.icons.asked).toEqual(["/lucide.json?icons=bestaat-niet"]);
    expect(waited).toBeGreaterThanOrEqual(1450);
    expect(waited).toBeLessThan(4000);
  }

  site.icons.mood = "answers";
  expect((await request.get("/api/_nuxt_icon/lucide.json?icons=bestaat-niet")).status()).toBe(200);
});
