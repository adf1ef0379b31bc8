import { expect } from "@playwright/test";
import { TEST_PASSWORD } from "./begin-session.ts";
import { meterEan } from "./contract-world.ts";
import type { Cost, Walk } from "./walk-once.ts";

export type LinkFor = (email: string, path: string) => Promise<string>;
export type Town = { readonly postcode: string; readonly name: string };
type Company = { readonly name: string; readonly number: string };
export type Person = {
  readonly name: string;
  readonly email: string;
  readonly ean: string;
  readonly town: Town;
  readonly company: Company | null;
};
export const sides = ["seller", "buyer"] as const;
export type Side = (typeof sides)[number];

const names = { seller: "Hilde Vermeulen", buyer: "Bram Peeters" } as const;
export const gent = { postcode: "9000", name: "Gent" };
export const firm = { name: "Firma Peeters", number: "0123.456.749" };
let drawn = 700_000;
export const newPerson = (side: Side, way: string, town: Town, company: Company | null = null): Person => ({
  name: names[side],
  email: `${side}-${way}@example.org`,
  ean: meterEan(drawn++),
  town,
  company,
});

const next = (walk: Walk) => walk.press(walk.button("Verder"));

const stepTitles = {
  seller: ["Wat gebruikt u zelf?", "Welke prijs vraagt u?", "Zullen wij een koper zoeken?"],
  buyer: ["Wat betaalt u vandaag?", "Wat levert het u op?", "Zullen wij zoeken?"],
} as const;

/** From home to the first step with its answers. */
async function firstStep(walk: Walk, side: Side, { town, company }: Person): Promise<void> {
  const { page } = walk;
  await walk.go("/");
  await walk.press(
    page.getByRole("contentinfo").getByRole("link", { name: side === "seller" ? "Ik wil verkopen" : "Ik wil kopen" }),
  );
  await walk.type("Postcode van uw aansluiting", town.postcode);
  if (side === "seller") {
    await walk.choose(page.getByRole("radio", { name: "Met zonnepanelen" }));
    await walk.type("Vermogen van uw panelen", "12");
  } else if (company) {
    await walk.choose(page.getByLabel("Mijn zaak of vereniging"));
    await page.getByLabel("Wat voor zaak is het?").selectOption("kantoor");
  } else {
    // A household that takes power when the sun shines; another would lose by it.
    await page.getByLabel("Hebt u een elektrische auto?").selectOption("zon");
    await walk.choose(page.getByLabel("Ik verwarm met een warmtepomp"));
  }
  await walk.choose(page.getByRole("radio", { name: /Een digitale meter/ }));
}

/** Who somebody is, on the last step. */
async function tellWho(walk: Walk, { name, email }: Person): Promise<void> {
  const { page } = walk;
  await walk.type("Uw naam", name);
  await walk.type("E-mailadres", email, page.getByRole("textbox", { name: "E-mailadres" }).first());
  await walk.choose(page.getByRole("checkbox", { name: /mag mijn antwoorden/ }));
}

const sendLead = (walk: Walk, side: Side) =>
  walk.press(walk.button(side === "seller" ? "Zoek een koper voor mij" : "Zoek een verkoper voor mij"));

/** From home to the thank-you page of a journey, by every step. */
export async function journey(walk: Walk, side: Side, person: Person): Promise<void> {
  const { page } = walk;
  await firstStep(walk, side, person);
  const [second, third, fourth] = stepTitles[side];
  const heading = page.getByRole("heading", { level: 1 });
  await next(walk);
  await expect(heading).toHaveText(second);
  if (side === "buyer") await walk.choose(page.getByRole("radio", { name: /Op mijn naam/ }));
  await next(walk);
  await expect(heading).toHaveText(third);
  await next(walk);
  await expect(heading).toHaveText(fourth);
  await tellWho(walk, person);
  await sendLead(walk, side);
  await expect(heading).toContainText("Bedankt");
}

/** The least that a seller who answers as a private person sees, presses and types. */
const SHORT: Cost = { screens: 6, presses: 9, typed: 5 };

/** From home to a published offer by the short way: averages, a password on the last step, one button in the mail's page. */
export async function publishShort(
  walk: Walk,
  person: Person,
  linkFor: LinkFor,
  look: () => Promise<void> = async () => {},
): Promise<void> {
  const { page } = walk;
  const heading = page.getByRole("heading", { level: 1 });
  await firstStep(walk, "seller", person);
  await walk.press(walk.button("Reken de rest met gemiddelden"));
  await expect(heading).toHaveText(stepTitles.seller[2]);
  await expect(
    page.getByText(/met gemiddelden: als gezin, met een [a-z ]+ als koper en met een vraagprijs van/),
  ).toBeVisible();
  await look();
  await tellWho(walk, person);
  await walk.type("Wachtwoord", TEST_PASSWORD);
  await walk.choose(page.getByLabel(/Ik ga akkoord/));
  await sendLead(walk, "seller");
  await expect(page.getByRole("heading", { name: "Kijk in uw mailbox" })).toBeVisible();
  await look();
  await page.goto(await linkFor(person.email, "/email-verificatie"));
  await expect(page.getByRole("heading", { name: "Zo zien anderen uw aanbod" })).toBeVisible();
  await look();
  await walk.press(walk.button("Bevestigen en publiceren"));
  await expect(page.getByText("Uw aanbod staat op het plein.")).toBeVisible();
  await expect(page).toHaveURL(/\/aanbod\/[\w-]+(\?|$)/);
  const { screens, presses, typed } = walk.cost;
  expect(screens).toBeLessThanOrEqual(SHORT.screens);
  expect(presses).toBeLessThanOrEqual(SHORT.presses);
  expect(typed).toBeLessThanOrEqual(SHORT.typed);
}
