import { expect, test } from "vitest";
import { DocumentContended } from "#application/ports/documents.ts";
import { GoogleRefusal } from "./ask-google.ts";
import { openFirestore } from "./open-firestore.ts";
import { openRemoteDocuments } from "./open-remote-documents.ts";

type Body = Readonly<Record<string, unknown>>;

/** What the emulator of npm does not weigh: the wire as Google documents it, with the answers that a test gives. */
function wire(answers: readonly (unknown | Error)[]) {
  const bodies: Body[] = [];
  const ask = async ({ body }: { readonly body?: unknown }) => {
    bodies.push(body as Body);
    const answer = answers[bodies.length - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const settings = {
    projectId: "p",
    apiKey: "k",
    serviceAccount: null,
    authEmulatorHost: null,
    firestoreEmulatorHost: null,
  };
  return { bodies, documents: openRemoteDocuments(openFirestore(ask, settings, async () => "token")) };
}

const name = "projects/p/databases/(default)/documents/user/an";
const found = (fields: Body) => [{ found: { name, fields, updateTime: "2026-11-15T10:00:00.123456Z" } }];
const refused = (code: string) => new GoogleRefusal("Firestore", code);

test("an update names the fields that change, between backquotes where they are no plain word", async () => {
  const { bodies, documents } = wire([found({ address: { mapValue: {} } }), {}]);
  await documents.update("user/an", { "address.city": "Gent", "e-mail": null });
  expect(bodies[1]).toEqual({
    writes: [
      {
        update: {
          name,
          fields: {
            address: { mapValue: { fields: { city: { stringValue: "Gent" } } } },
            "e-mail": { nullValue: null },
          },
        },
        updateMask: { fieldPaths: ["address.city", "`e-mail`"] },
        currentDocument: { exists: true },
      },
    ],
  });
});

test("what was read in a transaction is written whole, and only as it was read", async () => {
  const { bodies, documents } = wire([found({ count: { integerValue: "1" } }), {}]);
  const transaction = documents.begin();
  await transaction.get("user/an");
  await transaction.update("user/an", {});
  await transaction.update("user/an", { name: "An" });
  expect(await transaction.get("user/an")).toEqual({ exists: true, data: { count: 1, name: "An" } });
  await transaction.commit();
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual({
    writes: [
      {
        update: { name, fields: { count: { integerValue: "1" }, name: { stringValue: "An" } } },
        currentDocument: { updateTime: "2026-11-15T10:00:00.123456Z" },
      },
    ],
  });
});

test("a transaction that only reads writes nothing, and one that makes a document makes no second", async () => {
  const reading = wire([[{ missing: name }]]);
  const read = reading.documents.begin();
  expect(await read.get("user/an")).toEqual({ exists: false });
  await read.commit();
  expect(reading.bodies).toHaveLength(1);
  const making = wire([[{ missing: name }], {}]);
  const made = making.documents.begin();
  await made.set("user/an", { name: "An" });
  await made.commit();
  expect(making.bodies[1]).toMatchObject({ writes: [{ currentDocument: { exists: false } }] });
});

test("a document that is removed in a transaction is gone there at once, and elsewhere at its end", async () => {
  const { bodies, documents } = wire([found({ name: { stringValue: "An" } }), {}]);
  const transaction = documents.begin();
  await transaction.remove("user/an");
  expect(await transaction.get("user/an")).toEqual({ exists: false });
  await transaction.commit();
  expect(bodies[1]).toEqual({ writes: [{ delete: name }] });
});

test.each(["FAILED_PRECONDITION", "ABORTED", "ALREADY_EXISTS", "NOT_FOUND"])(
  "%s at the end of a transaction says that somebody else was there",
  async (code) => {
    const { documents } = wire([found({}), refused(code)]);
    const transaction = documents.begin();
    await transaction.update("user/an", { name: "An" });
    await expect(transaction.commit()).rejects.toBeInstanceOf(DocumentContended);
  },
);

test("a database that does not exist is no missing document", async () => {
  const { documents } = wire([refused("NOT_FOUND")]);
  await expect(documents.get("user/an")).rejects.toThrow("Firestore has no such project or database.");
});

test("a document that Firestore takes for invalid is refused as one", async () => {
  const { documents } = wire([refused("INVALID_ARGUMENT")]);
  await expect(documents.set("user/an", {})).rejects.toMatchObject({
    name: "DocumentRefusal",
    code: "invalid-argument",
  });
});
