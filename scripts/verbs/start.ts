import { buildIfStale } from "./build.ts";

export async function run(): Promise<void> {
  buildIfStale();
  await import("../serve.ts");
}
