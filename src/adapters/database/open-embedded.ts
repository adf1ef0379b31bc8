import { realpathSync } from "node:fs";
import { Unavailable } from "#application/ports/unavailable.ts";
import type { Database } from "./database.ts";
import { CannotRun } from "./embedded/cannot-run.ts";
import { hasCluster, hasPglite, homeOf } from "./embedded/find-place.ts";
import { type EmbeddedServer, openEmbeddedServer } from "./embedded/open-embedded-server.ts";
import { makeThrowawayFolder, type ThrowawayFolder } from "./embedded/throwaway-folder.ts";
import { FolderFault } from "./folder-lock.ts";
import type { DescribedDatabase } from "./open-database.ts";
import { openPostgres } from "./open-postgres.ts";

type OnTrouble = (error: unknown) => void;

/** Read where it is needed: on most machines the server itself runs. */
const openPglite = async (choice: { readonly folder?: string }) =>
  (await import("./open-pglite.ts")).openPglite(choice);

const WHAT_PGLITE_MEANS = "one process at a time, and it survives a crash of the site but not of the machine";

/** A folder whose database cannot be opened on this machine, told with the way over. */
class FolderOfOtherKind extends FolderFault {
  constructor(folder: string, reason: string) {
    super(
      `${folder} holds a database of PostgreSQL's own server, which cannot run here: ${reason}. Write it to a file with \`npm run db -- backup FILE\` on a machine where it can, and read it here with \`npm run db -- restore FILE\` into another DATA_DIR.`,
    );
  }
}

/** PostgreSQL's own server on a folder or, where that cannot run, PGlite. */
export async function openEmbedded(folder: string, onTrouble: OnTrouble): Promise<DescribedDatabase> {
  if (folder === "memory") return openThrownAway(onTrouble);
  if (hasPglite(folder)) {
    return {
      ...(await openPglite({ folder })),
      isFromNpm: () => true,
      describe: () =>
        `PGlite, in ${folder}, where an earlier start made it: ${WHAT_PGLITE_MEANS}; to go over to PostgreSQL's own server stop the site, \`npm run db -- backup FILE\`, rename ${folder}, \`npm run db -- restore FILE\``,
    };
  }
  const server = openEmbeddedServer(folder);
  try {
    await server.ensureRunning();
  } catch (error) {
    await server.stop();
    if (!(error instanceof CannotRun)) throw toldFault(error, `in ${folder}`);
    if (hasCluster(folder)) throw new FolderOfOtherKind(folder, error.message);
    return { ...(await openPglite({ folder })), isFromNpm: () => true, describe: () => lastResort(error, folder) };
  }
  const home = homeOf(folder);
  const why = home === realpathSync(folder) ? "" : `, because the server's user may not enter ${folder}`;
  return {
    ...openOn(server, onTrouble, server.stop),
    isFromNpm: () => server.isFromNpm() === true,
    describe: () => `PostgreSQL, in ${home}${why}`,
  };
}

async function openThrownAway(onTrouble: OnTrouble): Promise<DescribedDatabase> {
  let thrownAway: ThrowawayFolder | null = null;
  try {
    thrownAway = makeThrowawayFolder();
    const server = openEmbeddedServer(thrownAway.folder, { isKept: false });
    await server.ensureRunning();
    const { remove } = thrownAway;
    return {
      ...openOn(server, onTrouble, async () => {
        await server.stop();
        await remove();
      }),
      isFromNpm: () => server.isFromNpm() === true,
      describe: () => "PostgreSQL, of which nothing is kept",
    };
  } catch (error) {
    await thrownAway?.remove();
    if (!(error instanceof CannotRun)) throw toldFault(error, "in memory");
    return { ...(await openPglite({})), isFromNpm: () => true, describe: () => lastResort(error, "memory") };
  }
}

const lastResort = ({ message }: CannotRun, place: string) =>
  `PGlite, in ${place}, because PostgreSQL's own server cannot run here: ${message}; that means ${WHAT_PGLITE_MEANS}`;

/** A full disk or a slow machine is no reason for another database: the next start would not look into it. */
function toldFault(error: unknown, where: string): FolderFault {
  if (error instanceof FolderFault) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new FolderFault(`The embedded database ${where} cannot be opened: ${reason}`, { cause: error });
}

function openOn(server: EmbeddedServer, onTrouble: OnTrouble, afterwards: () => Promise<void>): Database {
  let isClosing = false;
  // A pool calls itself closed before the last connection is, which the end of the server then cuts.
  const tell: OnTrouble = (error) => isClosing || onTrouble(error);
  const url = async () => {
    // Whoever still asks must not start it again.
    if (isClosing) throw new Unavailable("The database is not available: it is being closed.");
    return server.ensureRunning().catch((cause: Error) => {
      throw new Unavailable(`The database is not available: ${cause.message}`, { cause });
    });
  };
  const database = openPostgres({ url, onTrouble: tell });
  return {
    ...database,
    async close() {
      isClosing = true;
      await database.close();
      await afterwards();
    },
  };
}
