import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Documents } from "#application/ports/documents.ts";

type Gap = "set replaces" | "path through a value";
export type DocumentsUnderTest = { readonly documents: Documents; close(): Promise<void> };

const invalid = (message: string) => ({ name: "DocumentRefusal", code: "invalid-argument", message });
const inDocument = (reason: string, place = "") =>
  invalid(`Function updateDoc() called with invalid data. ${reason} (found${place} in document user/an)`);

/**
 * What every document store keeps, in the words of the store that the specification names. A stand-in for a store may
 * have gaps of its own: the promises that it cannot show are left out by name.
 */
export function describeDocuments(
  name: string,
  open: () => Promise<DocumentsUnderTest>,
  gaps: readonly Gap[] = [],
): void {
  const testUnless = (gap: Gap) => test.skipIf(gaps.includes(gap));
  describe(`documents on ${name}`, () => {
    let opened: DocumentsUnderTest;
    const documents = () => opened.documents;
    const dataOf = async (path: string) => {
      const found = await documents().get(path);
      return found.exists ? found.data : null;
    };
    beforeAll(async () => {
      opened = await open();
      await documents().set("user/an", { name: "An" });
    });
    afterAll(() => opened.close());

    test("a document that does not exist is an answer, not an error", async () => {
      expect(await documents().get("user/nobody")).toEqual({ exists: false });
    });

    test("a document comes back as it went in", async () => {
      const data = { name: "Zoë 🌞", none: null, deep: { list: [1, "2", { three: true }] }, "a.b": 1, "": undefined };
      const { "": _left, ...kept } = data;
      await documents().set("user/zoe", kept);
      expect(await dataOf("user/zoe")).toEqual(kept);
    });

    testUnless("set replaces")("a document that is set again keeps nothing of before", async () => {
      await documents().set("user/zoe", { name: "Zoë" });
      await documents().set("user/zoe", { only: "this" });
      expect(await dataOf("user/zoe")).toEqual({ only: "this" });
    });

    test.each([
      ["", "Function doc() cannot be called with an empty path."],
      ["user", "Invalid document reference. Document references must have an even number of segments, but user has 1."],
      [
        "user/",
        "Invalid document reference. Document references must have an even number of segments, but user has 1.",
      ],
      [
        "user/x/y",
        "Invalid document reference. Document references must have an even number of segments, but user/x/y has 3.",
      ],
      ["user//x", "Invalid segment (user//x). Paths must not contain // in them."],
    ])("path %j is refused in the words of the specification", async (path, message) => {
      await expect(documents().get(path)).rejects.toMatchObject(invalid(message));
      await expect(documents().set(path, {})).rejects.toMatchObject(invalid(message));
      await expect(documents().update(path, { a: 1 })).rejects.toMatchObject(invalid(message));
    });

    test("a dotted key changes one nested field and leaves the rest", async () => {
      await documents().set("user/dots", { address: { city: "Gent", zip: "9000" }, other: 1 });
      await documents().update("user/dots", { "address.city": "Aalst", "new.deep.field": true });
      expect(await dataOf("user/dots")).toEqual({
        address: { city: "Aalst", zip: "9000" },
        other: 1,
        new: { deep: { field: true } },
      });
    });

    test("a nested object replaces the whole map", async () => {
      await documents().set("user/map", { address: { city: "Gent", zip: "9000" }, other: 1 });
      await documents().update("user/map", { address: { city: "Aalst" } });
      expect(await dataOf("user/map")).toEqual({ address: { city: "Aalst" }, other: 1 });
    });

    testUnless("path through a value")("a dotted key through a value that is no map makes a map of it", async () => {
      await documents().set("user/through", { address: "Gent", list: [1] });
      await documents().update("user/through", { "address.city": "Gent", "list.first": 1 });
      expect(await dataOf("user/through")).toEqual({ address: { city: "Gent" }, list: { first: 1 } });
    });

    test.each(["", ".a", "a.", "a..b", "."])("field path %j has an empty part and is refused", async (key) => {
      await expect(documents().update("user/an", { [key]: 1 })).rejects.toMatchObject(
        inDocument(
          `Invalid field path (${key}). Paths must not be empty, begin with '.', end with '.', or contain '..'`,
        ),
      );
    });

    test.each(["a~b", "a*", "a/b", "a[0]", "]"])("field path %j has a forbidden sign and is refused", async (key) => {
      await expect(documents().update("user/an", { [key]: 1 })).rejects.toMatchObject(
        inDocument(`Invalid field path (${key}). Paths must not contain '~', '*', '/', '[', or ']'`),
      );
    });

    test.each([
      [{ __x__: 1 }, 'Document fields cannot begin and end with "__"', " in field __x__"],
      [{ "a.__proto__.b": 1 }, 'Document fields cannot begin and end with "__"', " in field a.__proto__.b"],
      [{ a: { __y__: 1 } }, 'Document fields cannot begin and end with "__"', " in field a.__y__"],
      [{ a: undefined }, "Unsupported field value: undefined", " in field a"],
      [{ a: { b: undefined } }, "Unsupported field value: undefined", " in field a.b"],
      [{ a: [[1]] }, "Nested arrays are not supported", " in field a"],
      [{ a: () => 1 }, "Unsupported field value: a function", " in field a"],
      [{ a: new Date(0) }, "Unsupported field value: a custom Date object", " in field a"],
      [{ a: Number.NaN }, "Unsupported field value: NaN", " in field a"],
      [{ a: "\0" }, "Unsupported field value: malformed text", " in field a"],
      [{ a: "\ud800" }, "Unsupported field value: malformed text", " in field a"],
    ])("%o cannot be kept", async (fields, reason, place) => {
      await expect(documents().update("user/an", fields)).rejects.toMatchObject(inDocument(reason, place));
      expect(await dataOf("user/an")).toEqual({ name: "An" });
    });

    test.each([
      [{ latitude: 90.0001, longitude: 0 }, "Latitude must be a number between -90 and 90, but was: 90.0001"],
      [{ latitude: -91, longitude: 0 }, "Latitude must be a number between -90 and 90, but was: -91"],
      [{ latitude: 0, longitude: 180.5 }, "Longitude must be a number between -180 and 180, but was: 180.5"],
      [{ latitude: 0, longitude: "far" }, "Longitude must be a number between -180 and 180, but was: far"],
    ])("place %o is not on earth", async (place, message) => {
      await expect(documents().update("user/an", { place })).rejects.toMatchObject(invalid(message));
      await expect(documents().set("user/place", { places: [{ place }] })).rejects.toMatchObject(invalid(message));
    });

    test("a place at either end is on earth, also as text, and stays there when one side changes", async () => {
      await documents().set("user/pole", { place: { latitude: 90, longitude: -180 } });
      await documents().update("user/pole", { place: { latitude: "-90", longitude: "180" } });
      await expect(documents().update("user/pole", { "place.latitude": 91 })).rejects.toMatchObject(
        invalid("Latitude must be a number between -90 and 90, but was: 91"),
      );
      expect(await dataOf("user/pole")).toEqual({ place: { latitude: "-90", longitude: "180" } });
    });

    test("updating a document that does not exist is refused and makes none", async () => {
      await expect(documents().update("user/nobody", { a: 1 })).rejects.toMatchObject({
        code: "not-found",
        message: "No document to update: user/nobody",
      });
      expect(await documents().get("user/nobody")).toEqual({ exists: false });
    });

    test("an update with one bad field changes none", async () => {
      await expect(documents().update("user/an", { name: "Bert", "a..b": 1 })).rejects.toThrow();
      expect(await dataOf("user/an")).toEqual({ name: "An" });
    });

    test("updates at the same time all count", async () => {
      await documents().set("user/busy", {});
      await Promise.all(Array.from({ length: 20 }, (_, at) => documents().update("user/busy", { [`field${at}`]: at })));
      expect(Object.keys((await dataOf("user/busy")) ?? {})).toHaveLength(20);
    });

    test("a document of more than a mebibyte is refused", async () => {
      await expect(documents().update("user/an", { a: "x".repeat(1_048_577) })).rejects.toMatchObject({
        code: "invalid-argument",
      });
    });
  });
}
