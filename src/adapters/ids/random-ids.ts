import { randomUUID } from "node:crypto";
import type { Ids } from "#application/ports/ids.ts";

export const randomIds: Ids = { next: () => randomUUID() };
