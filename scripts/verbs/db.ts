import { fileURLToPath, pathToFileURL } from "node:url";
import { buildIfStale } from "./build.ts";
import { type SitePorts, withSite } from "./with-site.ts";

const usage = `npm run db -- migrate          bring the tables up to date
npm run db -- seed             put demo people into an empty embedded database
npm run db -- backup FILE      write every row to a file (.gz compresses)
npm run db -- restore FILE     put a backup into an empty database
npm run db -- grant-operator ADDRESS [read|act [anew]]   open the back office, /beheer, for an account; act unless read is said;
                               anew takes its second factors away and prints a link to enrol another
npm run db -- revoke-operator ADDRESS             close it again
npm run db -- move-to-firebase [--dry-run]     copy accounts and documents to the Firebase of FIREBASE_…
npm run db -- move-from-firebase [--dry-run]   copy them back, over what is here`;

/** Works on the database that the environment names, as the site does; it may run meanwhile. */
export async function run([verb, file, level, anew]: readonly string[]): Promise<void> {
  if (verb === "grant-operator" || verb === "revoke-operator") {
    await setOperator(verb, file ?? "", level ?? "act", anew);
    return;
  }
  if (verb === "move-to-firebase" || verb === "move-from-firebase") {
    await move(verb === "move-to-firebase" ? "to" : "from", file === "--dry-run");
    return;
  }
  const needsFile = verb === "backup" || verb === "restore";
  if (!["migrate", "seed", "backup", "restore"].includes(verb ?? "") || (needsFile && !file)) {
    console.error(usage);
    process.exit(1);
  }
  const site = await openSite();
  const config = site.readConfig(process.env);
  const { ports, database } = site.composePorts(config);
  try {
    await database.ping();
    if (verb === "migrate") console.log("The tables are up to date.");
    if (verb === "seed") {
      const isDone = config.databaseUrl === null && (await site.seedConfiguredDemo(database));
      console.log(
        isDone ? "Demo people were added." : "Nothing was added: only an empty embedded database gets demo people.",
      );
    }
    if (verb === "backup" && file) {
      const rows = await site.backUpToFile(database, new Date(), file, tellProgress);
      await noteBackup(site, ports, rows);
      console.log(`${rows} rows were written to ${file}.`);
    }
    if (verb === "restore" && file)
      console.log(`${await site.restoreFromFile(database, file, tellProgress)} rows were put back.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}

/** All data left the database: an entry that nobody can change, and the time that the metrics tell. */
async function noteBackup(site: Site, { store }: SitePorts, rows: number): Promise<void> {
  const { uid, email: operator } = site.byCommand("db");
  const entry = { uid, operator, act: "make-backup", about: `${rows}`, why: "", cameToNothing: false } as const;
  // Also a server that takes no writes can be backed up.
  await store.backOffice.acts.add(entry).catch((error) => console.error(`No entry was written: ${error.message}`));
}

/** The only way to the role: whoever can run this reads the database anyhow. */
async function setOperator(
  verb: "grant-operator" | "revoke-operator",
  address: string,
  word: string,
  anew?: string,
): Promise<void> {
  await withSite(async (site, ports) => {
    const [email, level] = [site.parseEmailAddress(address), site.parseOperatorLevel(word)];
    if (email === null || level === null || (anew ?? "anew") !== "anew") throw new Error(usage);
    const isGranted = verb === "grant-operator";
    if (!isGranted) {
      if (!(await site.revokeOperator(ports, email))) throw new Error("That is no operator.");
      return console.log(`${address} is no operator any more.`);
    }
    const granted = await site.grantOperator(ports, email, level, anew === "anew");
    if (granted === null) throw new Error("No confirmed account has this address.");
    const { enrolment, account } = granted;
    if (enrolment !== null) {
      console.log(
        `${address} has the role, and no second factor that opens /beheer. This link enrols one: once, within`,
      );
      console.log("24 hours, for that account alone. It is not mailed: hand it over to the person whom you know.");
      return console.log(new URL(site.enrolmentPath(enrolment), ports.settings.publicUrl).href);
    }
    console.log(`${address} may ${level} in /beheer, after signing in with one of these second factors.`);
    console.log("Ask whether all are theirs:");
    if (account.hasSecondFactor) console.log("- an authenticator app");
    for (const { name, createdAt } of account.passkeys)
      console.log(`- passkey '${name}', added on ${createdAt.toISOString().slice(0, 10)}`);
  });
}

type Site = typeof import("../../src/server/main.ts");

async function openSite(): Promise<Site> {
  buildIfStale();
  return import(pathToFileURL(fileURLToPath(new URL("../../build/server/index.js", import.meta.url))).href);
}

/** The site stands still meanwhile: what is signed up or changed during the move would stay behind. */
async function move(way: "to" | "from", isDry: boolean): Promise<void> {
  const site = await openSite();
  try {
    const config = site.readConfig({ ...process.env, BACKEND: "firebase" });
    const count = await site.moveConfiguredAccounts(config, way, {
      isDry,
      onProgress: ({ accounts, accountsAlready, documents }) =>
        console.log(`… ${accounts + accountsAlready} accounts, ${documents} documents`),
    });
    const [were, place] = [isDry ? "would be" : "were", way === "to" ? "Firebase" : "the database"];
    console.log(`${count.accounts} accounts ${were} added to ${place}; ${count.accountsAlready} were there already.`);
    console.log(`${count.documents} documents ${were} written; ${count.documentsAlready} were there already.`);
    console.log(`${count.withoutPassword} of them ${were} without a password, to be set by a reset by mail.`);
    console.log(`${count.leftOut} were left out: demo people, disabled accounts and accounts without an address.`);
    for (const { uid, reason } of count.refused) console.error(`refused ${uid}: ${reason}`);
    if (count.refused.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error("What was moved stays; the same command goes on with the rest.");
    process.exitCode = 1;
  }
}

function tellProgress({ table, rows, isWhole }: { table: string; rows: number; isWhole: boolean }): void {
  if (rows > 0) console.error(isWhole ? `${table}: ${rows} rows` : `… ${table}: ${rows} rows`);
}
