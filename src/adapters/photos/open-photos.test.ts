import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openPhotos } from "#adapters/photos/open-photos.ts";

const photos = openPhotos();
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 120, g: 60, b: 200 } } });
const bytes = (text: string) => new TextEncoder().encode(text);

test("a photo comes out as a WebP that fits, upright, without place or camera", async () => {
  const taken = await picture(2400, 1200)
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "51/1 3/1 0/1" } })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const made = await photos.reencode(taken);
  const { format, width, height, exif, xmp, icc } = await sharp(made ?? Buffer.alloc(0)).metadata();
  expect([format, width, height, exif, xmp, icc]).toEqual(["webp", 1600, 800, undefined, undefined, undefined]);
});

test("a small picture is not enlarged", async () => {
  const made = await photos.reencode(await picture(40, 30).png().toBuffer());
  expect((await sharp(made ?? Buffer.alloc(0)).metadata()).width).toBe(40);
});

test("what hides behind a photo does not come through", async () => {
  const script = "<script>alert(document.cookie)</script>";
  const polyglot = Buffer.concat([await picture(20, 20).jpeg().toBuffer(), bytes(script)]);
  const made = await photos.reencode(polyglot);
  expect(made).not.toBeNull();
  expect(Buffer.from(made ?? []).includes(script)).toBe(false);
});

describe("no photo", () => {
  test.each([
    ["nothing", bytes("")],
    ["a page", bytes("<!doctype html><script>alert(1)</script>")],
    ["a drawing that can run", bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["the first bytes of a photo and no more", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3)],
    ["an archive under the name of a photo", bytes("PK\u0003\u0004 photo.jpg")],
  ])("%s", async (_name, file) => {
    expect(await photos.reencode(file)).toBeNull();
  });

  test("a small file that unfolds into too many pixels", async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "white" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await photos.reencode(bomb)).toBeNull();
  });
});
