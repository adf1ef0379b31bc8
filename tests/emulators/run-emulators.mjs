// Runs Firebase's own Auth emulator and a Firestore emulator until it is killed; tells their hosts on one line.
import { createRequire } from "node:module";
import { openFirestoreGateway } from "./firestore-gateway.mjs";

const load = createRequire(new URL("../../.emulators/", import.meta.url));

const { createApp } = load("firebase-tools/lib/emulator/auth/server.js");
const app = await createApp("demo-stroomplein");
const auth = await new Promise((resolve) => {
  const server = app.listen(0, "127.0.0.1", () => resolve(server));
});
const firestore = await openFirestoreGateway();
console.log(`emulators ${JSON.stringify({ auth: auth.address().port, firestore: firestore.port })}`);

// Whoever started it holds the other end: a test run that was killed leaves nothing behind.
process.stdin.on("end", () => process.exit(0)).resume();
