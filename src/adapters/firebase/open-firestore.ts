import { DocumentContended, DocumentRefusal } from "#application/ports/documents.ts";
import type { DocumentData } from "#domain/documents/document-data.ts";
import { readDocumentPath } from "#domain/documents/document-path.ts";
import { AccessRefused, type AskGoogle, GoogleRefusal } from "./ask-google.ts";
import type { FirebaseSettings } from "./firebase-settings.ts";
import { type FirestoreFields, fieldPath, fromFields, toFields } from "./firestore-values.ts";

export type Found = { readonly data: DocumentData; readonly updateTime: string };

type Precondition = { readonly exists: boolean } | { readonly updateTime: string };
export type Write =
  | { readonly path: string; readonly remove: true }
  | {
      readonly path: string;
      readonly data: DocumentData;
      /** Only these fields change; without it the whole document is replaced. */
      readonly mask?: readonly (readonly string[])[];
      readonly only?: Precondition;
    };

type BatchAnswer = readonly {
  readonly found?: { readonly fields?: FirestoreFields; readonly updateTime: string };
  readonly missing?: string;
}[];

export type Firestore = ReturnType<typeof openFirestore>;

/** The two calls of Firestore's REST by which documents are read and written, as a server that the rules let pass. */
export function openFirestore(askGoogle: AskGoogle, settings: FirebaseSettings, accessToken: () => Promise<string>) {
  const { firestoreEmulatorHost: emulator, projectId } = settings;
  const root = `${emulator ? `http://${emulator}` : "https://firestore.googleapis.com"}/v1`;
  const documents = `projects/${projectId}/databases/(default)/documents`;

  async function ask(verb: "batchGet" | "commit", body: Readonly<Record<string, unknown>>): Promise<unknown> {
    const headers = { authorization: `Bearer ${await accessToken()}` };
    return askGoogle({ service: "Firestore", url: `${root}/${documents}:${verb}`, headers, body });
  }

  const nameOf = (path: string): string => {
    const read = readDocumentPath(path);
    if ("fault" in read) throw new DocumentRefusal("invalid-argument", read.fault);
    return `${documents}/${read.ok.collection}/${read.ok.id}`;
  };

  function toWrite(write: Write) {
    const name = nameOf(write.path);
    if ("remove" in write) return { delete: name };
    return {
      update: { name, fields: toFields(write.data) },
      ...(write.mask && { updateMask: { fieldPaths: write.mask.map(fieldPath) } }),
      ...(write.only && { currentDocument: write.only }),
    };
  }

  return {
    /** Refuses a path that is none, before anything is asked. */
    check: (path: string): void => void nameOf(path),

    async read(path: string): Promise<Found | null> {
      try {
        const [answer] = (await ask("batchGet", { documents: [nameOf(path)] })) as BatchAnswer;
        return answer?.found ? { data: fromFields(answer.found.fields), updateTime: answer.found.updateTime } : null;
      } catch (error) {
        if (!(error instanceof GoogleRefusal)) throw error;
        if (error.code === "INVALID_ARGUMENT")
          throw new DocumentRefusal("invalid-argument", "Invalid document reference.");
        // A document that is not there is an answer; this says that there is no database.
        if (error.code === "NOT_FOUND") throw new AccessRefused("Firestore has no such project or database.");
        throw error;
      }
    },

    /** All or nothing. */
    async commit(writes: readonly Write[]): Promise<void> {
      try {
        await ask("commit", { writes: writes.map(toWrite) });
      } catch (error) {
        if (!(error instanceof GoogleRefusal)) throw error;
        const path = writes[0]?.path ?? "";
        if (["FAILED_PRECONDITION", "ABORTED", "ALREADY_EXISTS"].includes(error.code)) {
          throw new DocumentContended(`Written by another meanwhile: ${path.split("/")[0]}.`);
        }
        if (error.code === "NOT_FOUND") throw new DocumentRefusal("not-found", `No document to update: ${path}`);
        if (error.code === "INVALID_ARGUMENT") {
          throw new DocumentRefusal("invalid-argument", `Firestore takes no such document: ${path}`);
        }
        throw error;
      }
    },
  };
}
