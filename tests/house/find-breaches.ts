import { dirname, join, normalize } from "node:path/posix";
import { doors, sharedOnShelves, shelves } from "./doors.ts";

export type SourceFile = { /** Below src, "web/root.tsx". */ readonly path: string; readonly text: string };

const importStatement =
  /(?:^|[\s;}])(?:import|export)\s(?:[^"';]*?\sfrom\s)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g;

/** Every import that goes through a wall, as a sentence that names file, target and reason. A guard, not a proof: it reads text. */
export function findBreaches(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(importStatement)].flatMap(([, named, dynamic]) => {
      const target = named ?? dynamic ?? "";
      const reason = breach(path, target);
      return reason ? [`${path} imports ${target}: ${reason}`] : [];
    }),
  );
}

function breach(path: string, target: string): string | null {
  const room = roomOf(path);
  const own = doors[room];
  if (!own) return `there is no room '${room}'`;
  if (target.includes("/+types/")) return null;
  const place = placeOf(path, target);
  if (place === null) {
    const bare = target.split("?")[0] ?? target;
    return isTest(path) || own.packages.some((allowed) => allows(allowed, bare))
      ? null
      : `the room '${room}' may not use this package`;
  }
  if (isTest(path) && place.startsWith("../tests/support/")) return null;
  if (place.startsWith("..")) return "it lies outside the house";
  const targetRoom = roomOf(place);
  if (targetRoom !== room && !own.rooms.some((allowed) => place === allowed || place.startsWith(`${allowed}/`))) {
    return `the room '${room}' has no door to '${targetRoom}'`;
  }
  return neighbourBreach(path, place);
}

function neighbourBreach(path: string, place: string): string | null {
  for (const shelf of shelves) {
    const [mine, theirs] = [folderOn(shelf, path), folderOn(shelf, place)];
    if (mine && theirs && mine !== theirs && !sharedOnShelves.includes(theirs))
      return `neighbours on the shelf '${shelf}' do not meet`;
  }
  return null;
}

const isTest = (path: string) => /\.test\.tsx?$|\.contract\.ts$/.test(path);

const roomOf = (path: string) => path.split("/")[0] ?? "";

function folderOn(shelf: string, path: string): string | null {
  const rest = path.startsWith(`${shelf}/`) ? path.slice(shelf.length + 1).split("/") : [];
  return rest.length > 1 ? `${shelf}/${rest[0]}` : null;
}

/** The path below src of what is imported, null for a package. */
function placeOf(path: string, target: string): string | null {
  if (target.startsWith("#")) return target.slice(1);
  if (target.startsWith(".")) return normalize(join(dirname(path), target));
  return null;
}

function allows(allowed: string, target: string): boolean {
  if (allowed.endsWith("*")) return target.startsWith(allowed.slice(0, -1));
  return target === allowed || target.startsWith(`${allowed}/`);
}
