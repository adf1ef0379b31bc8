import { expect, test } from "vitest";
import { listingYear } from "#application/market/listings/market-year.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { kilowattHours, kilowattsPeak } from "#domain/units/quantity.ts";
import { inThisThread } from "../../../tests/support/in-this-thread.ts";
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

async function ask(path: string, isDown = false): Promise<Response> {
  const findPublic = async (id: string) => {
    if (isDown) throw new Unavailable("The database does not answer.");
    return id === offer.id ? offer : null;
  };
  const url = new URL(path, "http://localhost");
  const asked = { ports: { store: { market: { findPublic } }, workers: inThisThread }, url, more: { "x-more": "1" } };
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
