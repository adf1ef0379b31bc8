import { expect, test } from "vitest";
import { listingYear } from "#application/market/listings/market-year.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { coldSumLimit } from "#domain/accounts/rate-limits.ts";
import { kilowattHours, kilowattsPeak } from "#domain/units/quantity.ts";
import { inThisThread } from "../../../tests/support/in-this-thread.ts";
import { askedBy } from "../queues/current-asker.ts";
import type { EndpointRequest } from "./answer-endpoint.ts";
import { answerOfferYear } from "./offer-year.ts";

const offer = {
  id: "dak-1",
  place: { position: { longitude: 3.73, latitude: 51.05 } },
  profileKind: "model",
  use: {
    energy: kilowattHours(3000),
    trade: null,
    heatPump: false,
    electricCar: null,
    electricBoiler: false,
    persons: null,
  },
  installation: {
    technology: "solar",
    roofs: [{ kilowattsPeak: kilowattsPeak(10), tilt: 35, azimuth: 180 }],
    power: null,
    inverter: null,
  },
  battery: null,
} as const;

const drawn: unknown[] = [];
const workers: typeof inThisThread = {
  run(task, input) {
    drawn.push(input);
    return inThisThread.run(task, input);
  },
};

async function ask(path: string, isDown = false): Promise<Response> {
  const findPublic = async (id: string) => {
    if (isDown) throw new Unavailable("The database does not answer.");
    const place = { position: { longitude: Number(id.split("-")[1]) / 100, latitude: 51 } };
    return id === offer.id ? offer : id.startsWith("huis-") ? { ...offer, id, place } : null;
  };
  const url = new URL(path, "http://localhost");
  const clock = { now: () => new Date("2026-11-15T10:00:00Z") };
  const asked = { ports: { store: { market: { findPublic } }, workers, clock }, url, more: { "x-more": "1" } };
  // The endpoint reads no more of the site than this.
  return (await answerOfferYear(asked as unknown as EndpointRequest)) as Response;
}

test("the year of an offer is that of its model, four bytes for each quarter", async () => {
  const answer = await ask("/aanbod/dak-1/jaar");
  expect([answer.status, answer.headers.get("x-more")]).toEqual([200, "1"]);
  const year = new Float32Array(await answer.arrayBuffer());
  expect(year).toEqual(Float32Array.from(listingYear("seller", offer).injection));
});

test("an offer that is not on the market, a broken address and a database that is away are told apart", async () => {
  expect((await ask("/aanbod/ander/jaar")).status).toBe(404);
  expect((await ask("/aanbod/%E0%A4/jaar")).status).toBe(404);
  expect((await ask("/aanbod/dak-1/jaar", true)).status).toBe(503);
});

test("a year is drawn once, however many ask for it, and one network has so many others drawn in a minute", async () => {
  const from = (network: string, id: string) => askedBy({ network }, () => ask(`/aanbod/${id}/jaar`));
  drawn.length = 0;
  for (let time = 0; time < 3; time++) expect((await from("a", "huis-400")).status).toBe(200);
  expect(drawn).toHaveLength(1);
  const others = Array.from({ length: coldSumLimit.max }, (_, at) => `huis-${401 + at}`);
  const statuses = [];
  for (const id of others) statuses.push((await from("a", id)).status);
  expect(statuses).toEqual([...Array(coldSumLimit.max - 1).fill(200), 429]);
  expect(drawn).toHaveLength(coldSumLimit.max);
  expect((await from("a", "huis-400")).status).toBe(200);
  expect((await from("b", others.at(-1) ?? "")).status).toBe(200);
});
