import { expect, test } from "vitest";
import { askedBy } from "./current-asker.ts";
import { photosInTurns } from "./photos-in-turns.ts";

const of = (name: number) => Uint8Array.of(name);

test("photos are drawn one at a time, for networks in turn, and one network has no more than four waiting", async () => {
  const begun: number[] = [];
  const gates: (() => void)[] = [];
  const photos = photosInTurns({
    reencode: async (file) => {
      begun.push(file[0] ?? 0);
      await new Promise<void>((resolve) => gates.push(resolve));
      return file;
    },
  });
  const from = (network: string, name: number) => askedBy({ network }, () => photos.reencode(of(name)));
  const drawn = [1, 2, 3, 4, 5].map((name) => from("198.51.100.1", name));
  await expect(from("198.51.100.1", 6)).rejects.toMatchObject({ status: 429 });
  drawn.push(from("198.51.100.2", 7));
  expect(begun).toEqual([1]);
  for (let at = 0; at < 6; at += 1) {
    await expect.poll(() => gates.length).toBe(at + 1);
    gates[at]?.();
  }
  expect(await Promise.all(drawn)).toEqual([1, 2, 3, 4, 5, 7].map(of));
  expect(begun).toEqual([1, 2, 7, 3, 4, 5]);
});
