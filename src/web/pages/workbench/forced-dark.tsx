import { forcedModeWords } from "#content/pages/workbench/test42.ts";
import { contentLoader } from "#web/content-page.ts";

export const loader = contentLoader(forcedModeWords("dark"));
export { ForcedMode as default } from "#web/sections/forced-mode.tsx";
