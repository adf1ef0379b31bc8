import { useEffect } from "react";
import { Icon } from "#ui/pictures/icon.tsx";
import { showMode } from "#web/browser/color-mode.ts";

type ColorModeWords = {
  readonly label: string;
  readonly system: string;
  readonly light: string;
  readonly dark: string;
};
const choices = [
  { value: "system", icon: "monitor" },
  { value: "light", icon: "sun" },
  { value: "dark", icon: "moon" },
] as const;

/** Three radio buttons as icons, served by the script of every page (`src/web/browser/color-mode.ts`); without it they are not shown. */
export function ColorModeChoice({ words, name = "kleuren" }: { words: ColorModeWords; name?: string }) {
  // In an app the choice may be drawn anew with another layout.
  useEffect(showMode, []);
  return (
    <fieldset className="mode-choice needs-script">
      <legend className="sr-only">{words.label}</legend>
      {choices.map(({ value, icon }) => (
        <label key={value} title={words[value]}>
          <input type="radio" name={name} value={value} defaultChecked={value === "system"} />
          <Icon name={icon} />
          <span className="sr-only">{words[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
