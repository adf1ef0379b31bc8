import type { JobQueue } from "#adapters/database/jobs/open-job-queue.ts";
import { type JobName, jobNames } from "#application/ports/jobs.ts";
import { press } from "../support/by-keyboard.ts";
import { expectClean, expectDone } from "../support/desk.ts";
import { expect, test, untilReady } from "../support/e2e.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("an operator reads why a job failed and starts it again, by keyboard on a phone @soak", async ({
  page,
  context,
  openSite,
}) => {
  const site = await openSite({});
  const queue = site.ports.jobs as JobQueue;
  let isBroken = true;
  const hanging = Promise.withResolvers<void>();
  const run = async (name: JobName) => {
    if (name === "settlements" && isBroken) throw new Error("The database is not available: connection terminated.");
    if (name === "retention") await hanging.promise;
  };
  const job = { when: "0 5 1 1 *", withinSeconds: 600, retries: 3, keptDays: 1 };
  const pace = { pollSeconds: 0.5, checkSeconds: 1, retrySeconds: 300 };
  await queue.start(
    jobNames.map((name) => ({ name, ...job })),
    { run, onTrouble() {}, pace },
  );
  await context.addCookies(await site.signInAsOperator());
  const failed = async () => (await queue.standings()).find(({ name }) => name === "settlements")?.failed;
  await queue.runAgain("settlements");
  await queue.runAgain("retention");
  await expect.poll(failed).not.toBeNull();
  await page.goto(`${site.address}/beheer`);
  await untilReady(page);
  await press(page, page.getByRole("link", { name: "Taken die mislukken" }));
  const row = page.getByRole("row", { name: /^Maanden afrekenen en verklaren/ });
  await expect(row).toContainText("Mislukt");
  await expect(row).toContainText("The database is not available");
  await expect(page.getByRole("row", { name: /^Opruimen/ })).toContainText("Loopt sinds");
  await expectClean(page, "jobs of which one failed");
  isBroken = false;
  await press(page, row.getByRole("button", { name: /^Voer nu uit/ }));
  await expectDone(page, "De taak begint zodra er een proces vrij is");
  await expect
    .poll(async () => {
      await page.reload();
      return row.textContent();
    })
    .toContain("In orde");
  hanging.resolve();
  await queue.stop();
});
