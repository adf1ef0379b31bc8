import { expect } from "vitest";
import { beginSession, sessionHeader } from "./begin-session.ts";
import { openBuiltApp } from "./built-app.ts";
import { withPriceDay } from "./price-day.ts";
import { offerForm } from "./sent-forms.ts";

export const ADDRESS = "http://localhost:3000";

export const requestForm = {
  titel: "Stroom voor de werkplaats",
  postcode: "9000",
  wie: "onderneming",
  naam: "Rekenvoorbeeld bv",
  gebouw: "werkplaats",
  verbruik: "20000",
  energieprijs: "16",
  prijs: "",
  kost: "100",
  verkopers: "",
  partners: "iedereen",
  tekst: "",
};

type Fields = Readonly<Record<string, string>>;
/** A form as a browser sends it, signed in or not. */
export const form = (fields: Fields, cookie = ""): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers: cookie === "" ? {} : { cookie },
  redirect: "manual",
});

/** The built site with an empty market, and people who do there what one does. */
export function openSquare(environment: Readonly<Record<string, string>> = {}) {
  // The database tells the time by the system's clock, and a proposal is weighed against when its listings changed.
  const built = openBuiltApp(environment, ({ clock }) => ({ clock: withPriceDay(clock) }));
  const { ask, ports } = built;
  const as = async (email: string) => sessionHeader(await beginSession(ports, email), ADDRESS);
  const idIn = (response: Response) => /\/([\w-]{10,})(?:\?|$)/.exec(response.headers.get("location") ?? "")?.[1] ?? "";
  return {
    ...built,
    as,
    async offer(cookie: string, change: Fields = {}) {
      const saved = await ask("/account/aanbod/nieuw", form({ ...offerForm, ...change }, cookie));
      expect(saved.status).toBe(303);
      const id = idIn(saved);
      const moved = await ask("/account/aanbod", form({ id, stap: "publish" }, cookie));
      expect(moved.headers.get("location")).toBe("/account/aanbod?gelukt=publish");
      return id;
    },
    async request(cookie: string, change: Fields = {}) {
      const id = idIn(await ask("/account/vragen/nieuw", form({ ...requestForm, ...change }, cookie)));
      await ask("/account/vragen", form({ id, stap: "publish" }, cookie));
      return id;
    },
    text: async (path: string, cookie = "") => (await ask(path, cookie === "" ? {} : { headers: { cookie } })).text(),
    idIn,
  };
}
