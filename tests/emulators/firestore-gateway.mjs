// The Firestore emulator of npm speaks gRPC alone. This passes on two calls of the REST interface, batchGet and commit,
// as Google's own front does: it translates JSON into messages and back, and decides nothing.
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { createServer as createSocket } from "node:net";

const load = createRequire(new URL("../../.emulators/", import.meta.url));
const { FirestoreServer } = load("@firestore-emulator/server");
const { credentials, status: codes } = load("@grpc/grpc-js");
const v1 = load("@firestore-emulator/proto/dist/google/firestore/v1/firestore.js");

const httpStatus = { NOT_FOUND: 404, ALREADY_EXISTS: 409, ABORTED: 409, PERMISSION_DENIED: 403, INTERNAL: 500 };

export async function openFirestoreGateway() {
  const emulator = new FirestoreServer();
  const grpcPort = await freePort();
  await emulator.start(grpcPort);
  const client = new v1.FirestoreClient(`127.0.0.1:${grpcPort}`, credentials.createInsecure());

  const verbs = {
    batchGet: (body) =>
      new Promise((resolve, reject) => {
        const answers = [];
        client
          .BatchGetDocuments(v1.BatchGetDocumentsRequest.fromObject(body))
          .on("data", (answer) => answers.push(answerToJson(answer)))
          .on("error", reject)
          .on("end", () => resolve(answers));
      }),
    commit: ({ database, writes }) =>
      new Promise((resolve, reject) => {
        const request = v1.CommitRequest.fromObject({ database, writes: writes.map(writeFromJson) });
        client.Commit(request, (error) => (error ? reject(error) : resolve({})));
      }),
  };

  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const [, database, verb] = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents:(\w+)$/.exec(request.url) ?? [];
    const answer = (status, body) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    const refuse = (status, code) => answer(status, { error: { code: status, status: code, message: "" } });
    if (!Object.hasOwn(verbs, verb ?? "")) return refuse(404, "NOT_FOUND");
    // Google's front asks for a key; the emulators' administrator is called "owner".
    if (request.headers.authorization !== "Bearer owner") return refuse(403, "PERMISSION_DENIED");
    try {
      const body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
      answer(200, await verbs[verb]({ ...body, database }));
    } catch (error) {
      const code = Object.keys(codes).find((name) => codes[name] === error.code) ?? "INTERNAL";
      refuse(httpStatus[code] ?? 400, code);
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: server.address().port };
}

const writeFromJson = (write) =>
  write.delete
    ? { delete: write.delete }
    : {
        update: { name: write.update.name, fields: fieldsFromJson(write.update.fields) },
        ...(write.updateMask && { update_mask: { field_paths: write.updateMask.fieldPaths } }),
        ...(write.currentDocument && { current_document: preconditionFromJson(write.currentDocument) }),
      };

const preconditionFromJson = ({ exists, updateTime }) =>
  updateTime === undefined
    ? { exists }
    : { update_time: { seconds: Math.floor(Date.parse(updateTime) / 1000), nanos: 0 } };

const fieldsFromJson = (fields = {}) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueFromJson(value)]));

function valueFromJson(value) {
  if ("nullValue" in value) return { null_value: 0 };
  if ("booleanValue" in value) return { boolean_value: value.booleanValue };
  if ("integerValue" in value) return { integer_value: Number(value.integerValue) };
  if ("doubleValue" in value) return { double_value: value.doubleValue };
  if ("stringValue" in value) return { string_value: value.stringValue };
  if ("arrayValue" in value) return { array_value: { values: (value.arrayValue.values ?? []).map(valueFromJson) } };
  return { map_value: { fields: fieldsFromJson(value.mapValue.fields) } };
}

function answerToJson(answer) {
  if (!answer.has_found) return { missing: answer.missing };
  const { name, fields, update_time: at } = answer.found;
  const updateTime = new Date(at.seconds * 1000 + at.nanos / 1e6).toISOString();
  return { found: { name, fields: fieldsToJson(fields), updateTime } };
}

const fieldsToJson = (fields) => Object.fromEntries([...fields].map(([name, value]) => [name, valueToJson(value)]));

function valueToJson(value) {
  if (value.has_null_value) return { nullValue: null };
  if (value.has_boolean_value) return { booleanValue: value.boolean_value };
  if (value.has_integer_value) return { integerValue: String(value.integer_value) };
  if (value.has_double_value) return { doubleValue: value.double_value };
  if (value.has_string_value) return { stringValue: value.string_value };
  if (value.has_array_value) return { arrayValue: { values: value.array_value.values.map(valueToJson) } };
  return { mapValue: { fields: fieldsToJson(value.map_value.fields) } };
}

const freePort = () =>
  new Promise((resolve) => {
    const socket = createSocket();
    socket.listen(0, "127.0.0.1", () => {
      const { port } = socket.address();
      socket.close(() => resolve(port));
    });
  });
