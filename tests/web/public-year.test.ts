import { expect, test } from "vitest";
import { fluviusRows, wattHours } from "../support/make-fluvius-file.ts";
import { form, openSquare } from "../support/web-square.ts";

const QUARTERS = 35_040;
const fileOf = (counted: (quarter: number, direction: 0 | 1) => number) =>
  new File([fluviusRows({ year: 2025, wattHours: counted }).join("\r\n")], "jaar.csv", { type: "text/csv" });
const forwards = fileOf((quarter, direction) => wattHours(2025, quarter, direction));
/** The same quarters backwards: months and hours differ, the total does not. */
const backwards = fileOf((quarter, direction) => wattHours(2025, QUARTERS - 1 - quarter, direction));
const spike = fileOf((quarter) => (quarter === 15_600 ? 900_000 : 0));

const upload = (file: File, cookie: string): RequestInit => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ doel: "jaar", toestemming: "on", bestand: file })) body.set(name, value);
  return { method: "POST", body, headers: { cookie }, redirect: "manual" };
};
/** What differs from answer to answer whatever is asked: the key of a form and the nonce of the scripts. */
const steady = (text: string) =>
  text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "id").replace(/nonce[=\\":]*"[^"]*"/g, "nonce");

test("no page, payload or file tells two measured years of an offer apart, to a stranger or to who probes with one quarter", async () => {
  const { offer, request, as, ask } = openSquare();
  const [seller, prober] = [await as("an@example.org"), await as("bo@example.org")];
  const [id, asked] = [await offer(seller), await request(prober, { kost: "0" })];
  expect((await ask(`/account/vragen/${asked}/meterbestand`, upload(spike, prober))).status).toBe(303);
  const paths = [
    `/aanbod/${id}`,
    `/aanbod/${id}.data`,
    `/aanbod/${id}/_payload.json`,
    `/aanbod/${id}/jaar`,
    `/aanbod/${id}?verbruik=3500&postcode=9000`,
    "/aanbod",
    "/aanbod.data",
    "/aanbod/_payload.json",
    "/aanbod?sorteer=past",
    "/aanbod?sorteer=past&verbruik=3500&postcode=9000",
    "/aanbod?weergave=kaart",
    "/aanbod?overschot-min=35010",
    "/aanbod?overschot-max=35010",
  ];
  const seen = async () => {
    const answers = [];
    for (const cookie of ["", prober])
      for (const path of paths) {
        const answer = await ask(path, cookie === "" ? {} : { headers: { cookie } });
        answers.push([path, answer.status, steady(Buffer.from(await answer.arrayBuffer()).toString("latin1"))]);
      }
    return answers;
  };
  const place = `/account/aanbod/${id}/extra`;
  expect((await ask(place, upload(forwards, seller))).status).toBe(303);
  const first = await seen();
  expect(first.filter(([, status]) => status === 200).length).toBeGreaterThan(15);
  expect((await ask(place, upload(backwards, seller))).status).toBe(303);
  const second = await seen();
  for (const [at, answer] of first.entries()) expect(second[at]).toEqual(answer);
});

test("each number says on which year it rests, its owner sees the own year, and a proposal is worked out on it after both said so", async () => {
  const { offer, request, as, ask, text, idIn } = openSquare();
  const [seller, buyer] = [await as("an@example.org"), await as("bo@example.org")];
  const [offerId, vraag] = [await offer(seller), await request(buyer)];
  expect(await text(`/aanbod/${offerId}`)).toContain("Niet gemeten.");
  await ask(`/account/aanbod/${offerId}/extra`, upload(forwards, seller));
  await ask(`/account/vragen/${vraag}/meterbestand`, upload(forwards, buyer));
  const page = await text(`/aanbod/${offerId}`, buyer);
  expect(page).toContain("met het gemeten jaartotaal van de verkoper, afgerond");
  expect(page).toContain("Van de verkoper telt ons rekenmodel met het gemeten jaartotaal, afgerond.");
  expect(page).toContain("35.000");
  expect(await text("/aanbod")).toContain("Rekenmodel met gemeten jaartotaal, afgerond.");
  const own = await text(`/aanbod/${offerId}`, seller);
  expect(own).toContain("Uit uw eigen meterbestand");
  expect(own).toMatch(/35\.0[0-9]*[1-9][0-9]*/);

  const proposal = `/account/voorstellen/${idIn(await ask(`/aanbod/${offerId}`, form({ actie: "voorstel", vraag }, buyer)))}`;
  const [title, button] = [">Met gemeten kwartieren<", ">Toon mijn gemeten jaar aan de andere partij<"];
  const before = await text(proposal, seller);
  expect(before).toContain("dan telt daarvan alleen het jaartotaal, afgerond.");
  expect([before.includes(title), before.includes(button)]).toEqual([false, true]);
  const shown = await ask(proposal, form({ actie: "tonen" }, seller));
  expect(shown.headers.get("location")).toBe(`${proposal}?gelukt=tonen`);
  expect(await text(proposal, buyer)).not.toContain(title);
  await ask(proposal, form({ actie: "tonen" }, buyer));
  for (const cookie of [seller, buyer]) {
    const after = await text(proposal, cookie);
    expect([after.includes(title), after.includes(">Berekend op de gemeten jaren")]).toEqual([true, true]);
  }
  expect((await ask(proposal, form({ actie: "niet-tonen" }, seller))).status).toBe(303);
  expect(await text(proposal, buyer)).not.toContain(title);
  expect((await ask(proposal, form({ actie: "tonen" }, await as("di@example.org")))).status).toBe(404);
});
