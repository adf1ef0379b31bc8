import { leanPage } from "#server/requests/lean-page.ts";
import { campaign } from "../../support/campaign.ts";
import { expect, test } from "../../support/e2e.ts";

const lean = (html: string) => leanPage(Buffer.from(html)).toString();

test("a browser makes the same elements of a page with and without what is left out of it", async ({
  page,
  request,
}) => {
  test.slow();
  const map = await (await request.get("/sitemap.xml")).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = ""]) => new URL(address).pathname)
    .filter((_, at) => at % campaign(4, 1) === 0);
  const faults: string[] = [];
  let cut = 0;
  await page.goto("/test42");
  for (const path of [...paths, "/login", "/aanbod?technologie=wind", "/begrippen?onbekend=1"]) {
    const sent = await (await request.get(path)).text();
    // As a browser would write it, with every end: of a page that was sent without them too.
    const whole = await page.evaluate(
      (html) => `<!DOCTYPE html>${new DOMParser().parseFromString(html, "text/html").documentElement.outerHTML}`,
      sent,
    );
    for (const html of [sent, whole]) {
      cut += html.length - lean(html).length;
      const isSame = await page.evaluate(
        ([before = "", after = ""]) => {
          const [one, other] = [before, after].map((text) => new DOMParser().parseFromString(text, "text/html"));
          for (const element of [one, other].flatMap((made) => [...(made?.querySelectorAll("*") ?? [])])) {
            element.removeAttribute("data-discover");
            if (element.getAttribute("class") === "") element.removeAttribute("class");
          }
          return one !== undefined && other !== undefined && one.isEqualNode(other);
        },
        [html, lean(html)],
      );
      if (!isSame) faults.push(path);
    }
  }
  expect(faults).toEqual([]);
  expect(cut).toBeGreaterThan(20_000);
});
