/** The keys that have no letter, as WebDriver writes them. */
const named: Readonly<Record<string, string>> = {
  Delete: "\uE017",
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Space: " ",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  PageDown: "\uE00F",
};

/** Each key pressed and let go, one after another. */
export const keyActions = (keys: readonly string[]) => [
  {
    type: "key",
    id: "keyboard",
    actions: keys.flatMap((key) => {
      const value = named[key] ?? key;
      return [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ];
    }),
  },
];
