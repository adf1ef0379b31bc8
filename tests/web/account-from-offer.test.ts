import { expect, test } from "vitest";
import { openBuiltApp } from "../support/built-app.ts";
import { registrationForm } from "../support/sent-forms.ts";

const app = openBuiltApp();
let people = 0;

const filledIn = () => registrationForm(`zoeker-${++people}@example.org`);

const post = ({ ask }: Pick<typeof app, "ask">, path: string, fields: Record<string, string>) =>
  ask(path, { method: "POST", body: new URLSearchParams(fields), headers: { origin: "http://localhost:3000" } });

/** What the visitor sees of the page, without the frame and without what scripts carry along. */
const mainOf = async (response: Response) => /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? "";
const place = (response: Response) => [response.status, response.headers.get("location")];
const sentTo = async (email: string) =>
  (await app.ports.store.outbox.claim(100)).map(({ message }) => message).filter(({ to }) => to === email);

test("who makes an account from an offer comes back to it by the mail, whichever of the two pages they came by", async () => {
  const offer = "8f0c3a52-5d0e-4a0e-9d52-3f6f6a1b2c3d";
  const [register, signIn] = [`/aanmelden?rol=koper&amp;aanbod=${offer}`, `/login?terug=%2Faanbod%2F${offer}`];
  expect(await mainOf(await app.ask(`/login?terug=/aanbod/${offer}`))).toContain(register);
  const page = await mainOf(await app.ask(`/aanmelden?rol=koper&postcode=8400&aanbod=${offer}`));
  expect(page).toContain(signIn);
  expect(page).toContain(`<input type="hidden" name="aanbod" value="${offer}"/>`);
  expect(/<input[^>]*name="postcode"[^>]*>/.exec(page)?.[0]).toContain('value="8400"');

  const form = { ...filledIn(), aanbod: offer };
  await post(app, "/aanmelden", form);
  const [mail] = await sentTo(form.email);
  if (mail?.kind !== "confirm-address") throw new Error("no mail to confirm the address");
  expect(mail.offerId).toBe(offer);
  const { token } = mail;
  expect(await mainOf(await app.ask(`/email-verificatie?token=${token}&aanbod=${offer}`))).toContain(offer);
  expect(place(await post(app, "/email-verificatie", { token, aanbod: offer }))).toEqual([303, `/aanbod/${offer}`]);
});

test("what was told at an offer is there again after the mail: the yearly use and the building", async () => {
  const offer = "8f0c3a52-5d0e-4a0e-9d52-3f6f6a1b2c3d";
  const told = `${offer}~4200~winkel`;
  const back = encodeURIComponent(`/aanbod/${offer}?verbruik=4.200&gebouw=winkel`);
  expect(await mainOf(await app.ask(`/login?terug=${back}`))).toContain(`/aanmelden?rol=koper&amp;aanbod=${told}`);
  const form = { ...filledIn(), aanbod: told };
  await post(app, "/aanmelden", form);
  const [mail] = await sentTo(form.email);
  if (mail?.kind !== "confirm-address") throw new Error("no mail to confirm the address");
  expect(mail.offerId).toBe(told);
  expect(place(await post(app, "/email-verificatie", { token: mail.token, aanbod: told }))).toEqual([
    303,
    `/aanbod/${offer}?verbruik=4200&gebouw=winkel`,
  ]);
});

test.each([
  "//elders.example",
  "../beheer",
  "https://elders.example",
  "een/ander",
  "x",
  "een-aanbod~veel",
  "een-aanbod~1~<b>",
])("no other place than an offer is gone back to: %s", async (aanbod) => {
  const form = { ...filledIn(), aanbod };
  await post(app, "/aanmelden", form);
  const [mail] = await sentTo(form.email);
  if (mail?.kind !== "confirm-address") throw new Error("no mail to confirm the address");
  expect(mail.offerId ?? null).toBeNull();
  expect(place(await post(app, "/email-verificatie", { token: mail.token, aanbod }))).toEqual([303, "/account"]);
});
