import { expect, test } from "vitest";
import { addConnection } from "#application/account-details/save-connection.ts";
import { beginSession, sessionHeader } from "../../support/begin-session.ts";
import { site } from "../../support/built-app.ts";
import { meterEan } from "../../support/contract-world.ts";
import { savedConnection } from "../../support/domain/saved-connection.ts";
import { marketContext } from "../../support/market-builders.ts";
import { ADDRESS, form, openSquare } from "../../support/web-square.ts";

const email = "xandria.onzichtbaar@example.org";
const ean = meterEan(987_654);
const person = { firstName: "Xandria", lastName: "Onzichtbaar", street: "Verborgenlaan 7", phone: "+32470998877" };
const secrets = ["Xandria", "Onzichtbaar", "onzichtbaar", "Verborgenlaan", ean, "0470998877", person.phone];

// Pages that fail on purpose, and those of who is signed in or works here.
const closed = /^(?:test42\/(?:fout|onbekende)|account|backoffice)/;

test("nobody who is not meant to reads the name, the street, the number or the address of who sells: not on a page, in a payload, on a proposal or in a mail", async () => {
  const { offer, request, as, ask, ports, text } = openSquare();
  const session = await beginSession(ports, email);
  const seller = sessionHeader(session, ADDRESS);
  await ports.store.documents.update(`user/${session.uid}`, person);
  const connection = { ...savedConnection(), name: "Huis", offtakeEan: ean, injectionEan: "", street: person.street };
  expect((await addConnection(ports, session.uid, connection, marketContext)).ok).toBe(true);
  const id = await offer(seller, { titel: "Dak met een geheim" });
  const buyer = await as("koper@example.org");
  const vraag = await request(buyer);
  const proposed = await ask(`/aanbod/${id}`, form({ actie: "voorstel", vraag }, buyer));
  expect(proposed.status).toBe(303);

  const holds = (answer: string) => secrets.filter((secret) => answer.includes(secret));
  const routes = Object.values(site.routes).flatMap((route) => (route?.path ? [route.path] : []));
  const pages = routes.filter((path) => !closed.test(path)).map((path) => `/${path.replaceAll(/:\w+|\*/g, id)}`);
  const beside = ["/aanbod?sorteer=past&verbruik=20000", "/aanbod?weergave=kaart", `/aanbod/${id}/foto`, "/markt"];
  const fits = "/calculator/verkopers.json?kant=koper&postcode=9000&verbruik=20000";
  const asked = [...new Set(["/", ...pages, ...beside, fits, "/sitemap.xml", "/api/visitor"])];
  let read = 0;
  for (const path of asked) {
    const [pathname = "", query = ""] = path.split("?");
    const search = query === "" ? "" : `?${query}`;
    for (const address of [
      path,
      `${pathname === "/" ? "/_root" : pathname}.data${search}`,
      `${pathname}/_payload.json`,
    ]) {
      for (const cookie of ["", buyer]) {
        const answer = await text(address, cookie);
        expect({ address, found: holds(answer) }).toEqual({ address, found: [] });
        if (answer.includes("Dak met een geheim")) read++;
      }
    }
  }
  // Its list, its page, their data and its year were among them.
  expect(read).toBeGreaterThan(8);

  const proposal = proposed.headers.get("location")?.split("?")[0] ?? "";
  for (const path of [proposal, "/account/voorstellen", "/account"]) {
    const answer = await text(path, buyer);
    expect({ path, found: holds(answer) }).toEqual({ path, found: [] });
  }
  expect(await text(proposal, buyer)).toContain(`/aanbod/${id}`);
  const mails = await ports.store.outbox.claim(100);
  const others = mails.filter(({ message }) => !JSON.stringify(message).includes(`"to":"${email}"`));
  expect(mails.length).toBeGreaterThan(others.length);
  for (const { message } of others) expect(holds(JSON.stringify(message))).toEqual([]);
}, 120_000);
