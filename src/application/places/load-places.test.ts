import { expect, test } from "vitest";
import { loadPlaces } from "#application/places/load-places.ts";
import { findPlaces } from "#domain/regions/find-places.ts";

test("the register is read once and finds a village by name", async () => {
  const register = await loadPlaces();
  expect(await loadPlaces()).toBe(register);
  expect(findPlaces(register, "sint-martens-latem", 1)[0]?.place.postcode).toBe("9830");
});
