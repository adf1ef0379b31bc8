import { expect, test } from "vitest";
import { Unavailable } from "#application/ports/unavailable.ts";
import type { EndpointRequest } from "./answer-endpoint.ts";
import { offerPartOf } from "./offer-address.ts";
import { answerOfferPhoto } from "./offer-photo.ts";

const image = Uint8Array.of(1, 2, 3);

async function ask(path: string, { isDown = false, etag = "", session = "" } = {}): Promise<Response> {
  const find = async (id: string, viewer: string | null) => {
    if (isDown) throw new Unavailable("The database does not answer.");
    if (id === "draft") return viewer === "owner" ? { id: "photo-8", image, isPublic: false } : null;
    return id === "dak 1" ? { id: "photo-7", image, isPublic: true } : null;
  };
  const url = new URL(path, "http://localhost");
  const request = new Request(url, {
    headers: { ...(etag && { "if-none-match": etag }), ...(session && { cookie: `sessie=${session}` }) },
  });
  const recognise = async (token: string) => ({ uid: token });
  const ports = {
    store: { market: { photos: { find } } },
    identity: { recognise },
    settings: { publicUrl: "http://localhost" },
  };
  // The endpoint reads no more of the site than this.
  const asked = { ports, request, url, more: { "x-more": "1" } } as unknown as EndpointRequest;
  return (await answerOfferPhoto(asked)) as Response;
}

test("the photo of an offer is served as a picture, once for each name", async () => {
  const answer = await ask("/aanbod/dak%201/foto");
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("x-more")]).toEqual([
    200,
    "image/webp",
    "1",
  ]);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(image);
  expect((await ask("/aanbod/dak%201/foto", { etag: '"photo-7"' })).status).toBe(304);
});

test("the photo of a draft goes to its owner alone, and no cache between keeps it", async () => {
  const answers = [await ask("/aanbod/draft/foto"), await ask("/aanbod/draft/foto", { session: "stranger" })];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  const own = await ask("/aanbod/draft/foto", { session: "owner" });
  expect([own.status, own.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
});

test("no photo, a broken address and a database that is away are told apart", async () => {
  expect((await ask("/aanbod/ander/foto")).status).toBe(404);
  expect((await ask("/aanbod/%E0%A4/foto")).status).toBe(404);
  expect((await ask("/aanbod/dak%201/foto", { isDown: true })).status).toBe(503);
  expect(offerPartOf("/aanbod/dak%201/foto")).toBe("foto");
  expect(offerPartOf("/aanbod/dak/foto/x")).toBeNull();
});
