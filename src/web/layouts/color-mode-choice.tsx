import { Icon } from "#ui/pictures/icon.tsx";
import { useColorMode } from "./color-mode-provider.tsx";

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

/** Three radio buttons as icons. They need scripts, so without scripts they are not shown. */
export function ColorModeChoice({ words, name = "kleuren" }: { words: ColorModeWords; name?: string }) {
  const { preference, choose } = useColorMode();
  return (
    <fieldset className="mode-choice needs-js">
      <legend className="sr-only">{words.label}</legend>
      {choices.map(({ value, icon }) => (
        <label key={value} title={words[value]}>
          <input type="radio" name={name} value={value} checked={preference === value} onChange={() => choose(value)} />
          <Icon name={icon} />
          <span className="sr-only">{words[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
