import { createContext, type ReactNode, use, useEffect, useState } from "react";
import {
  COLOR_MODE_KEY,
  type ColorModePreference,
  readPreference,
  savePreference,
  showMode,
  systemIsDark,
} from "#web/browser/color-mode.ts";
import type { PageInfo } from "#web/page-info.ts";

type ColorModeState = { readonly preference: ColorModePreference; choose(preference: ColorModePreference): void };
const ColorModeContext = createContext<ColorModeState | null>(null);

export function useColorMode(): ColorModeState {
  const state = use(ColorModeContext);
  if (!state) throw new Error("There is no colour mode around this component.");
  return state;
}

/** Keeps the class of the document in step with the choice, the device, other tabs and the page that forces a mode. */
export function ColorModeProvider({ forced, children }: { forced: PageInfo["colorMode"]; children: ReactNode }) {
  const [preference, setPreference] = useState<ColorModePreference>("system");

  useEffect(() => {
    setPreference(readPreference());
    const onStorage = ({ key }: StorageEvent) => {
      if (key === COLOR_MODE_KEY) setPreference(readPreference());
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored preference is shown, also before the state has caught up with it.
  useEffect(() => {
    if (forced === "system") console.warn("You cannot force the colorMode to system at the page level.");
    const mode = forced === "light" || forced === "dark" ? forced : null;
    const show = () => showMode(mode, readPreference());
    show();
    const device = systemIsDark();
    device.addEventListener("change", show);
    return () => device.removeEventListener("change", show);
  }, [forced, preference]);

  const choose = (chosen: ColorModePreference) => {
    savePreference(chosen);
    setPreference(chosen);
  };
  return <ColorModeContext value={{ preference, choose }}>{children}</ColorModeContext>;
}
