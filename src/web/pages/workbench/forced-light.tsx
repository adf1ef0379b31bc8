import { forcedModeWords } from "#content/pages/workbench/test42.ts";
import { contentLoader } from "#web/content-page.ts";
import type { PageHandle } from "#web/page-handle.ts";

export const handle: PageHandle = { index: false, colorMode: "light" };
export const loader = contentLoader(forcedModeWords("light"));
export { ForcedMode as default } from "#web/sections/forced-mode.tsx";
