/** The colours of the site that mails use, written out because mail programs know no variables; a test holds them equal. */
export const mailColors = {
  light: {
    bg: "#fbfaff",
    surface: "#ffffff",
    sunken: "#f3f0fb",
    ink: "#1e1433",
    muted: "#5c5273",
    line: "#dcd5ec",
    primary: "#5b23b0",
    onPrimary: "#ffffff",
    secondaryFill: "#12b8a9",
    sunFill: "#f5b62b",
    pale: "#e9e3f6",
  },
  dark: {
    bg: "#120c1f",
    surface: "#1b1330",
    sunken: "#0d0817",
    ink: "#f4f0ff",
    muted: "#b5a9cf",
    line: "#3a2e57",
    primary: "#b794ff",
    onPrimary: "#1e1433",
    secondaryFill: "#3fe0d0",
    sunFill: "#ffc94d",
    pale: "#2a2044",
  },
} as const;

type ColorName = keyof typeof mailColors.light;

/** Each class paints one thing in one colour. Light is also written on the element itself, for programs that drop styles. */
export const paint = {
  page: { className: "m-page", style: { backgroundColor: mailColors.light.bg } },
  card: {
    className: "m-card",
    style: { backgroundColor: mailColors.light.surface, border: `1px solid ${mailColors.light.line}` },
  },
  note: { className: "m-note", style: { backgroundColor: mailColors.light.sunken } },
  ink: { className: "m-ink", style: { color: mailColors.light.ink } },
  muted: { className: "m-muted", style: { color: mailColors.light.muted } },
  link: { className: "m-link", style: { color: mailColors.light.primary } },
  button: {
    className: "m-button",
    style: { backgroundColor: mailColors.light.primary, color: mailColors.light.onPrimary },
  },
  primaryTile: { className: "m-primary-tile", style: { backgroundColor: mailColors.light.primary } },
  secondaryTile: { className: "m-secondary-tile", style: { backgroundColor: mailColors.light.secondaryFill } },
  sunTile: { className: "m-sun-tile", style: { backgroundColor: mailColors.light.sunFill } },
  paleTile: { className: "m-pale-tile", style: { backgroundColor: mailColors.light.pale } },
} as const;

const darkRules: readonly (readonly [className: string, property: string, color: ColorName])[] = [
  ["m-page", "background-color", "bg"],
  ["m-card", "background-color", "surface"],
  ["m-card", "border-color", "line"],
  ["m-note", "background-color", "sunken"],
  ["m-ink", "color", "ink"],
  ["m-muted", "color", "muted"],
  ["m-link", "color", "primary"],
  ["m-button", "background-color", "primary"],
  ["m-button", "color", "onPrimary"],
  ["m-primary-tile", "background-color", "primary"],
  ["m-secondary-tile", "background-color", "secondaryFill"],
  ["m-sun-tile", "background-color", "sunFill"],
  ["m-pale-tile", "background-color", "pale"],
];

/** Only an important rule wins from what stands on the element. */
export const mailStyle = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "body{margin:0;padding:0;-webkit-text-size-adjust:100%;text-size-adjust:100%}",
  "@media (max-width:480px){.m-pad{padding-left:22px!important;padding-right:22px!important}.m-title{font-size:25px!important}.m-wide{display:block!important;text-align:center!important}.m-wide-cell{width:100%!important}}",
  `@media (prefers-color-scheme:dark){${darkRules
    .map(([className, property, color]) => `.${className}{${property}:${mailColors.dark[color]}!important}`)
    .join("")}}`,
].join("");
